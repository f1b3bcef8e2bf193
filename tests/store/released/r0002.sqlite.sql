BEGIN TRANSACTION;
CREATE TABLE acts (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	guild_id BIGINT NOT NULL, 
	at DOUBLE NOT NULL, 
	actor_id BIGINT NOT NULL, 
	actor_name TEXT NOT NULL, 
	act TEXT NOT NULL, 
	target_id BIGINT, 
	target_name TEXT, 
	reason TEXT, 
	details JSON NOT NULL, 
	press_id BIGINT, 
	CONSTRAINT uq_acts_press_id UNIQUE (press_id)
);
INSERT INTO "acts" VALUES(1,10,1.0,900,'Mod','settings',NULL,NULL,NULL,'{"channels": [null, [20]], "games": [null, ["botk"]], "treasury": [null, 500]}',NULL);
INSERT INTO "acts" VALUES(2,10,3002.0,900,'Mod','grant',101,'Ada','a song','{"asked": 2, "moved": 2, "crowns": 10}',3000);
INSERT INTO "acts" VALUES(3,10,3003.0,900,'Mod','take',102,'Ben','a broken goblet','{"asked": 1, "moved": 1, "crowns": 3}',NULL);
INSERT INTO "acts" VALUES(4,10,3004.0,900,'Mod','end-season',NULL,NULL,NULL,'{"season": 1}',NULL);
INSERT INTO "acts" VALUES(5,10,5002.0,900,'Mod','grant',101,'Ada','a song','{"asked": 2, "moved": 2, "crowns": 10}',5000);
INSERT INTO "acts" VALUES(6,10,5003.0,900,'Mod','take',102,'Ben','a broken goblet','{"asked": 1, "moved": 1, "crowns": 3}',NULL);
INSERT INTO "acts" VALUES(7,10,6000.0,900,'Mod','bar',103,'Cleo','brawling','{"until": null}',NULL);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	oldest VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('r0002','r0001');
CREATE TABLE answers (
	table_id INTEGER NOT NULL, 
	n INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	ask INTEGER NOT NULL, 
	verb TEXT NOT NULL, 
	picks JSON NOT NULL, 
	silent BOOLEAN NOT NULL, 
	"by" TEXT NOT NULL, 
	at DOUBLE NOT NULL, 
	CONSTRAINT pk_answers PRIMARY KEY (table_id, n), 
	CONSTRAINT uq_answers_table_id_ask UNIQUE (table_id, ask), 
	CONSTRAINT fk_answers_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "answers" VALUES(1,0,1,1,'peek','[0, "centre"]',0,'player',2000.0);
INSERT INTO "answers" VALUES(2,0,1,1,'peek','[0, "centre"]',0,'player',2000.0);
INSERT INTO "answers" VALUES(4,0,1,1,'peek','[0, "centre"]',0,'player',2000.0);
INSERT INTO "answers" VALUES(4,1,1,2,'','[]',1,'clock',2001.0);
CREATE TABLE bars (
	guild_id BIGINT NOT NULL, 
	user_id BIGINT NOT NULL, 
	name TEXT NOT NULL, 
	until DOUBLE, 
	reason TEXT NOT NULL, 
	by_id BIGINT NOT NULL, 
	by_name TEXT NOT NULL, 
	at DOUBLE NOT NULL, 
	CONSTRAINT pk_bars PRIMARY KEY (guild_id, user_id)
);
INSERT INTO "bars" VALUES(10,103,'Cleo',NULL,'brawling',900,'Mod',6000.0);
CREATE TABLE callers (
	channel_id BIGINT NOT NULL, 
	user_id BIGINT NOT NULL, 
	guild_id BIGINT NOT NULL, 
	asked_at DOUBLE NOT NULL, 
	table_id INTEGER, 
	CONSTRAINT pk_callers PRIMARY KEY (channel_id, user_id)
);
INSERT INTO "callers" VALUES(20,103,10,7000.0,NULL);
CREATE TABLE champions (
	season_id INTEGER NOT NULL, 
	user_id BIGINT NOT NULL, 
	name TEXT NOT NULL, 
	crowns INTEGER NOT NULL, 
	CONSTRAINT pk_champions PRIMARY KEY (season_id, user_id), 
	CONSTRAINT fk_champions_season_id FOREIGN KEY(season_id) REFERENCES seasons (id)
);
INSERT INTO "champions" VALUES(1,101,'Ada',10);
CREATE TABLE day_keys (
	last_day INTEGER NOT NULL, 
	first_day INTEGER NOT NULL, 
	last_key BLOB NOT NULL, 
	CONSTRAINT pk_day_keys PRIMARY KEY (last_day)
);
INSERT INTO "day_keys" VALUES(23652,20000,X'7BC591B3C7E7B9893C17DD02CF585E435F1EC05D40280A3E5D1A7CDBA3948D71');
CREATE TABLE day_tries (
	day INTEGER NOT NULL, 
	mark BLOB NOT NULL, 
	CONSTRAINT pk_day_tries PRIMARY KEY (day, mark)
);
INSERT INTO "day_tries" VALUES(20000,X'FFB3F1D625B8BF64B43E75B91A7EF791C000A56CA176AD4C4037E2739B88AD25');
CREATE TABLE deadlines (
	table_id INTEGER NOT NULL, 
	ask INTEGER NOT NULL, 
	due DOUBLE NOT NULL, 
	reminded BOOLEAN NOT NULL, 
	CONSTRAINT pk_deadlines PRIMARY KEY (table_id, ask), 
	CONSTRAINT fk_deadlines_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "deadlines" VALUES(4,2,7100.5,1);
INSERT INTO "deadlines" VALUES(4,3,7200.0,0);
CREATE TABLE erasures (
	user_id BIGINT NOT NULL, 
	guild_id BIGINT NOT NULL, 
	nobody BIGINT NOT NULL, 
	CONSTRAINT pk_erasures PRIMARY KEY (user_id, guild_id)
);
CREATE TABLE guilds (
	guild_id BIGINT NOT NULL, 
	computers_counted BOOLEAN DEFAULT 0 NOT NULL, 
	locale TEXT, 
	pace TEXT DEFAULT 'normal' NOT NULL, 
	channels JSON, 
	games JSON, 
	place TEXT DEFAULT 'thread' NOT NULL, 
	computers_allowed BOOLEAN DEFAULT 1 NOT NULL, 
	starters TEXT DEFAULT 'everyone' NOT NULL, 
	starter_role BIGINT, 
	lobby_role BIGINT, 
	treasury INTEGER, 
	time_zone TEXT, 
	least_humans INTEGER DEFAULT '3' NOT NULL, 
	greeted BOOLEAN DEFAULT 0 NOT NULL, 
	left_at DOUBLE, 
	purging BOOLEAN DEFAULT 0 NOT NULL, 
	CONSTRAINT pk_guilds PRIMARY KEY (guild_id)
);
INSERT INTO "guilds" VALUES(10,0,NULL,'normal','[20]','["botk"]','thread',1,'everyone',NULL,NULL,500,NULL,3,1,NULL,0);
CREATE TABLE handovers (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	kind TEXT NOT NULL, 
	shard INTEGER, 
	sender TEXT NOT NULL, 
	taken_by TEXT, 
	body JSON NOT NULL, 
	at DOUBLE NOT NULL
);
CREATE TABLE identifies (
	bucket INTEGER NOT NULL, 
	next_at DOUBLE NOT NULL, 
	CONSTRAINT pk_identifies PRIMARY KEY (bucket)
);
INSERT INTO "identifies" VALUES(0,905.5);
CREATE TABLE ledger (
	id INTEGER NOT NULL, 
	guild_id BIGINT NOT NULL, 
	season_id INTEGER NOT NULL, 
	account BIGINT NOT NULL, 
	amount INTEGER NOT NULL, 
	reason TEXT NOT NULL, 
	table_id INTEGER, 
	at DOUBLE NOT NULL, 
	act_id INTEGER, 
	CONSTRAINT pk_ledger PRIMARY KEY (id), 
	CONSTRAINT ck_ledger_amount CHECK (amount <> 0), 
	CONSTRAINT uq_ledger_table_id_account_reason UNIQUE (table_id, account, reason), 
	CONSTRAINT fk_ledger_season_id FOREIGN KEY(season_id) REFERENCES seasons (id), 
	CONSTRAINT fk_ledger_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "ledger" VALUES(1,10,1,101,5,'welcome',1,3000.0,NULL);
INSERT INTO "ledger" VALUES(2,10,1,0,-15,'welcome',1,3000.0,NULL);
INSERT INTO "ledger" VALUES(3,10,1,102,5,'welcome',1,3000.0,NULL);
INSERT INTO "ledger" VALUES(4,10,1,103,5,'welcome',1,3000.0,NULL);
INSERT INTO "ledger" VALUES(5,10,1,0,-3,'heads',1,3000.0,NULL);
INSERT INTO "ledger" VALUES(6,10,1,101,3,'heads',1,3000.0,NULL);
INSERT INTO "ledger" VALUES(7,10,1,102,-1,'tithe',1,3000.0,NULL);
INSERT INTO "ledger" VALUES(8,10,1,103,1,'tithe',1,3000.0,NULL);
INSERT INTO "ledger" VALUES(9,10,1,101,2,'grant',NULL,3002.0,2);
INSERT INTO "ledger" VALUES(10,10,1,0,-2,'grant',NULL,3002.0,2);
INSERT INTO "ledger" VALUES(11,10,1,102,-1,'take',NULL,3003.0,3);
INSERT INTO "ledger" VALUES(12,10,1,0,1,'take',NULL,3003.0,3);
INSERT INTO "ledger" VALUES(13,10,2,101,5,'welcome',2,5000.0,NULL);
INSERT INTO "ledger" VALUES(14,10,2,0,-15,'welcome',2,5000.0,NULL);
INSERT INTO "ledger" VALUES(15,10,2,102,5,'welcome',2,5000.0,NULL);
INSERT INTO "ledger" VALUES(16,10,2,103,5,'welcome',2,5000.0,NULL);
INSERT INTO "ledger" VALUES(17,10,2,0,-3,'heads',2,5000.0,NULL);
INSERT INTO "ledger" VALUES(18,10,2,101,3,'heads',2,5000.0,NULL);
INSERT INTO "ledger" VALUES(19,10,2,102,-1,'tithe',2,5000.0,NULL);
INSERT INTO "ledger" VALUES(20,10,2,103,1,'tithe',2,5000.0,NULL);
INSERT INTO "ledger" VALUES(21,10,2,101,2,'grant',NULL,5002.0,5);
INSERT INTO "ledger" VALUES(22,10,2,0,-2,'grant',NULL,5002.0,5);
INSERT INTO "ledger" VALUES(23,10,2,102,-1,'take',NULL,5003.0,6);
INSERT INTO "ledger" VALUES(24,10,2,0,1,'take',NULL,5003.0,6);
CREATE TABLE members (
	guild_id BIGINT NOT NULL, 
	user_id BIGINT NOT NULL, 
	name TEXT NOT NULL, 
	left_at DOUBLE, 
	CONSTRAINT pk_members PRIMARY KEY (guild_id, user_id)
);
INSERT INTO "members" VALUES(10,101,'Ada',NULL);
INSERT INTO "members" VALUES(10,102,'Ben',NULL);
INSERT INTO "members" VALUES(10,103,'player 2',NULL);
CREATE TABLE permits (
	act TEXT NOT NULL, 
	guild_id BIGINT NOT NULL, 
	CONSTRAINT pk_permits PRIMARY KEY (act, guild_id)
);
CREATE TABLE posts (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	table_id INTEGER NOT NULL, 
	kind TEXT NOT NULL, 
	place_id BIGINT NOT NULL, 
	seat INTEGER, 
	first INTEGER NOT NULL, 
	told INTEGER NOT NULL, 
	message_id BIGINT, 
	mark TEXT NOT NULL, 
	CONSTRAINT fk_posts_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "posts" VALUES(1,4,'panel',20,NULL,1,4,1152921504606846976,'5eed');
CREATE TABLE processes (
	name TEXT NOT NULL, 
	beat BIGINT NOT NULL, 
	heard_at DOUBLE NOT NULL, 
	version TEXT NOT NULL, 
	most INTEGER, 
	wanted INTEGER, 
	well BOOLEAN NOT NULL, 
	CONSTRAINT pk_processes PRIMARY KEY (name)
);
CREATE TABLE results (
	table_id INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	guild_id BIGINT NOT NULL, 
	season_id INTEGER NOT NULL, 
	game TEXT NOT NULL, 
	counted BOOLEAN NOT NULL, 
	settled_at DOUBLE NOT NULL, 
	user_id BIGINT, 
	name TEXT NOT NULL, 
	role TEXT NOT NULL, 
	won BOOLEAN NOT NULL, 
	alive BOOLEAN NOT NULL, 
	net INTEGER NOT NULL, 
	due INTEGER NOT NULL, 
	score INTEGER, 
	CONSTRAINT pk_results PRIMARY KEY (table_id, seat), 
	CONSTRAINT fk_results_table_id FOREIGN KEY(table_id) REFERENCES tables (id), 
	CONSTRAINT fk_results_season_id FOREIGN KEY(season_id) REFERENCES seasons (id)
);
INSERT INTO "results" VALUES(1,0,10,1,'botk',1,3000.0,101,'player 0','loyalist',1,1,3,3,NULL);
INSERT INTO "results" VALUES(1,1,10,1,'botk',1,3000.0,102,'player 1','loyalist',0,1,-1,-1,NULL);
INSERT INTO "results" VALUES(1,2,10,1,'botk',1,3000.0,103,'player 2','loyalist',0,1,1,1,NULL);
INSERT INTO "results" VALUES(2,0,10,2,'botk',1,5000.0,101,'player 0','loyalist',1,1,3,3,NULL);
INSERT INTO "results" VALUES(2,1,10,2,'botk',1,5000.0,102,'player 1','loyalist',0,1,-1,-1,NULL);
INSERT INTO "results" VALUES(2,2,10,2,'botk',1,5000.0,103,'player 2','loyalist',0,1,1,1,NULL);
CREATE TABLE seasons (
	id INTEGER NOT NULL, 
	guild_id BIGINT NOT NULL, 
	number INTEGER NOT NULL, 
	opened_at DOUBLE NOT NULL, 
	closed_at DOUBLE, 
	treasury INTEGER, 
	paid_out INTEGER DEFAULT '0' NOT NULL, 
	ended_by TEXT, 
	announced BOOLEAN DEFAULT 0 NOT NULL, 
	CONSTRAINT pk_seasons PRIMARY KEY (id), 
	CONSTRAINT uq_seasons_guild_id_number UNIQUE (guild_id, number)
);
INSERT INTO "seasons" VALUES(1,10,1,3000.0,3004.0,500,3,'moderator',0);
INSERT INTO "seasons" VALUES(2,10,2,3004.0,NULL,500,3,NULL,0);
CREATE TABLE seats (
	table_id INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	user_id BIGINT, 
	name TEXT NOT NULL, 
	join_id BIGINT, 
	joined BOOLEAN NOT NULL, 
	maybe BOOLEAN NOT NULL, 
	volunteer BOOLEAN NOT NULL, 
	novice BOOLEAN NOT NULL, 
	away BOOLEAN NOT NULL, 
	"left" BOOLEAN NOT NULL, 
	silences INTEGER NOT NULL, 
	dms_closed BOOLEAN NOT NULL, 
	dm_channel_id BIGINT, 
	cards_in_dm BOOLEAN NOT NULL, 
	wants_end BOOLEAN NOT NULL, 
	offered BOOLEAN NOT NULL, 
	owner_id BIGINT, 
	owner_name TEXT, 
	locale TEXT, 
	since INTEGER, 
	owned_until INTEGER, 
	CONSTRAINT pk_seats PRIMARY KEY (table_id, seat), 
	CONSTRAINT uq_seats_table_id_user_id UNIQUE (table_id, user_id), 
	CONSTRAINT fk_seats_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "seats" VALUES(1,0,101,'player 0',500,1,0,0,0,0,0,0,0,NULL,0,0,0,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES(1,1,102,'player 1',501,1,0,0,0,0,0,0,0,NULL,0,0,0,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES(1,2,103,'player 2',502,1,0,0,0,0,0,0,0,NULL,0,0,0,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES(2,0,101,'player 0',500,1,0,0,0,0,0,0,0,NULL,0,0,0,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES(2,1,102,'player 1',501,1,0,0,0,0,0,0,0,NULL,0,0,0,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES(2,2,103,'player 2',502,1,0,0,0,0,0,0,0,NULL,0,0,0,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES(3,0,102,'player 0',500,1,0,0,0,0,0,0,0,NULL,0,0,0,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES(4,0,101,'player 0',500,1,0,0,0,0,0,0,0,NULL,0,0,0,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES(4,1,102,'player 1',501,1,0,0,0,0,0,2,0,NULL,0,0,1,104,'Dan','sv-SE',1,0);
INSERT INTO "seats" VALUES(4,2,103,'player 2',502,1,0,0,0,0,0,0,0,NULL,0,0,0,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES(4,3,NULL,'player 3',503,1,0,0,0,0,0,0,0,NULL,0,0,0,NULL,NULL,NULL,NULL,NULL);
CREATE TABLE shards (
	number INTEGER NOT NULL, 
	holder TEXT, 
	alive_at DOUBLE, 
	cut_off BOOLEAN DEFAULT 0 NOT NULL, 
	CONSTRAINT pk_shards PRIMARY KEY (number)
);
INSERT INTO "shards" VALUES(0,NULL,7000.0,0);
CREATE TABLE standings (
	guild_id BIGINT NOT NULL, 
	user_id BIGINT NOT NULL, 
	season INTEGER NOT NULL, 
	game TEXT NOT NULL, 
	crowns INTEGER NOT NULL, 
	games INTEGER NOT NULL, 
	wins INTEGER NOT NULL, 
	hidden BOOLEAN DEFAULT 0 NOT NULL, 
	CONSTRAINT pk_standings PRIMARY KEY (guild_id, user_id, season, game)
);
INSERT INTO "standings" VALUES(10,101,1,'',10,1,1,0);
INSERT INTO "standings" VALUES(10,101,1,'botk',3,1,1,0);
INSERT INTO "standings" VALUES(10,101,0,'',10,2,2,0);
INSERT INTO "standings" VALUES(10,101,0,'botk',6,2,2,0);
INSERT INTO "standings" VALUES(10,102,1,'',3,1,0,0);
INSERT INTO "standings" VALUES(10,102,1,'botk',-1,1,0,0);
INSERT INTO "standings" VALUES(10,102,0,'',-4,2,0,0);
INSERT INTO "standings" VALUES(10,102,0,'botk',-2,2,0,0);
INSERT INTO "standings" VALUES(10,103,1,'',6,1,0,0);
INSERT INTO "standings" VALUES(10,103,1,'botk',1,1,0,0);
INSERT INTO "standings" VALUES(10,103,0,'',2,2,0,0);
INSERT INTO "standings" VALUES(10,103,0,'botk',2,2,0,0);
INSERT INTO "standings" VALUES(10,101,2,'',10,1,1,0);
INSERT INTO "standings" VALUES(10,101,2,'botk',3,1,1,0);
INSERT INTO "standings" VALUES(10,102,2,'',3,1,0,0);
INSERT INTO "standings" VALUES(10,102,2,'botk',-1,1,0,0);
INSERT INTO "standings" VALUES(10,103,2,'',6,1,0,0);
INSERT INTO "standings" VALUES(10,103,2,'botk',1,1,0,0);
CREATE TABLE statistics (
	table_id INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	name TEXT NOT NULL, 
	word TEXT NOT NULL, 
	n INTEGER NOT NULL, 
	CONSTRAINT pk_statistics PRIMARY KEY (table_id, seat, name, word), 
	CONSTRAINT fk_statistics_table_id FOREIGN KEY(table_id, seat) REFERENCES results (table_id, seat)
)
 WITHOUT ROWID

;
INSERT INTO "statistics" VALUES(1,0,'heads','',1);
INSERT INTO "statistics" VALUES(1,1,'heads','',2);
INSERT INTO "statistics" VALUES(1,2,'heads','',3);
INSERT INTO "statistics" VALUES(2,0,'heads','',1);
INSERT INTO "statistics" VALUES(2,1,'heads','',2);
INSERT INTO "statistics" VALUES(2,2,'heads','',3);
CREATE TABLE tables (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	guild_id BIGINT NOT NULL, 
	channel_id BIGINT NOT NULL, 
	thread_id BIGINT, 
	host_id BIGINT NOT NULL, 
	game TEXT NOT NULL, 
	rules_version TEXT NOT NULL, 
	status TEXT NOT NULL, 
	pace TEXT NOT NULL, 
	choices JSON NOT NULL, 
	locale TEXT NOT NULL, 
	secret BLOB NOT NULL, 
	counted BOOLEAN NOT NULL, 
	seed BLOB, 
	options TEXT, 
	purses JSON NOT NULL, 
	planned_for DOUBLE, 
	called_for DOUBLE, 
	told INTEGER NOT NULL, 
	beats INTEGER NOT NULL, 
	successor INTEGER, 
	day INTEGER, 
	shared BOOLEAN DEFAULT 0 NOT NULL, 
	follows INTEGER, 
	result TEXT, 
	created_at DOUBLE NOT NULL, 
	touched_at DOUBLE NOT NULL, 
	started_at DOUBLE, 
	settled_at DOUBLE, 
	closed_at DOUBLE, 
	CONSTRAINT fk_tables_follows FOREIGN KEY(follows) REFERENCES tables (id)
);
INSERT INTO "tables" VALUES(1,10,20,NULL,101,'botk','1','settled','normal','{"executioner": "experience", "always_saboteur": true}','de',X'00736563726574FF',1,NULL,NULL,'[]',NULL,NULL,0,0,NULL,NULL,0,NULL,'crown',1000.25,3000.0,NULL,3000.0,3001.0);
INSERT INTO "tables" VALUES(2,10,20,NULL,101,'botk','1','settled','normal','{"executioner": "experience", "always_saboteur": true}','de',X'00736563726574FF',1,NULL,NULL,'[]',NULL,NULL,0,0,NULL,NULL,0,NULL,'crown',1000.25,5000.0,NULL,5000.0,5001.0);
INSERT INTO "tables" VALUES(3,10,20,NULL,102,'botk','1','lobby','normal','{"executioner": "experience", "always_saboteur": true}','de',X'314AEA0905B99647B34C06B0208467995B4D07BE43F430B6A89C776D966B9704',1,NULL,NULL,'[]',NULL,NULL,0,0,NULL,20000,0,NULL,NULL,1000.25,1001.5,NULL,NULL,NULL);
INSERT INTO "tables" VALUES(4,10,20,NULL,101,'botk','1','playing','normal','{"executioner": "experience", "always_saboteur": true}','de',X'00736563726574FF',1,X'000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F','{}','[10, 3, 6, 0]',NULL,NULL,4,0,NULL,NULL,0,1,NULL,1000.25,1001.5,7000.5,NULL,NULL);
CREATE INDEX ix_tables_open ON tables (id) WHERE closed_at IS NULL;
CREATE INDEX ix_tables_host_id ON tables (host_id);
CREATE INDEX ix_tables_guild_id_settled_at ON tables (guild_id, settled_at);
CREATE INDEX ix_tables_open_of_guild ON tables (guild_id, id) WHERE closed_at IS NULL;
CREATE INDEX ix_tables_guild_id_id ON tables (guild_id, id);
CREATE INDEX ix_tables_follows ON tables (follows);
CREATE UNIQUE INDEX uq_tables_day ON tables (game, host_id, day) WHERE day IS NOT NULL;
CREATE INDEX ix_tables_day_of_guild ON tables (guild_id, game, day) WHERE day IS NOT NULL;
CREATE INDEX ix_shards_holder ON shards (holder);
CREATE INDEX ix_handovers_at ON handovers (at);
CREATE INDEX ix_handovers_shard ON handovers (shard);
CREATE UNIQUE INDEX uq_seasons_open ON seasons (guild_id) WHERE closed_at IS NULL;
CREATE INDEX ix_seasons_unannounced ON seasons (id) WHERE closed_at IS NOT NULL AND NOT announced;
CREATE INDEX ix_standings_guild_id_season_game_hidden_crowns_user_id ON standings (guild_id, season, game, hidden, crowns, user_id);
CREATE INDEX ix_standings_user_id ON standings (user_id);
CREATE INDEX ix_members_user_id ON members (user_id);
CREATE INDEX ix_acts_target_id ON acts (target_id);
CREATE INDEX ix_acts_actor_id ON acts (actor_id);
CREATE INDEX ix_acts_guild_id_id ON acts (guild_id, id);
CREATE INDEX ix_bars_user_id ON bars (user_id);
CREATE INDEX ix_bars_until ON bars (until);
CREATE INDEX ix_bars_by_id ON bars (by_id);
CREATE INDEX ix_callers_user_id ON callers (user_id);
CREATE INDEX ix_callers_guild_id ON callers (guild_id);
CREATE INDEX ix_callers_table_id ON callers (table_id);
CREATE INDEX ix_callers_asked_at ON callers (asked_at);
CREATE INDEX ix_seats_owner_id ON seats (owner_id);
CREATE INDEX ix_seats_user_id ON seats (user_id);
CREATE INDEX ix_answers_table_id_seat_by ON answers (table_id, seat, "by");
CREATE INDEX ix_posts_table_id ON posts (table_id);
CREATE INDEX ix_results_of_user ON results (user_id, guild_id, game, counted, season_id, table_id, seat, role, won, alive, settled_at);
CREATE INDEX ix_results_season_id_user_id ON results (season_id, user_id);
CREATE INDEX ix_results_user_id_guild_id_settled_at_table_id ON results (user_id, guild_id, settled_at, table_id);
CREATE INDEX ix_ledger_account_guild_id_id ON ledger (account, guild_id, id);
CREATE INDEX ix_ledger_season_id_id ON ledger (season_id, id);
CREATE UNIQUE INDEX ix_ledger_act_id_account_reason ON ledger (act_id, account, reason);
CREATE INDEX ix_ledger_season_id_account_amount ON ledger (season_id, account, amount);
CREATE UNIQUE INDEX uq_ledger_welcome ON ledger (season_id, account) WHERE reason = 'welcome' AND account <> 0;
CREATE INDEX ix_champions_user_id ON champions (user_id);
CREATE TRIGGER ledger_no_update BEFORE update ON ledger WHEN NOT (EXISTS (SELECT 1 FROM permits WHERE act = 'erase') AND OLD.id IS NEW.id AND OLD.guild_id IS NEW.guild_id AND OLD.season_id IS NEW.season_id AND OLD.amount IS NEW.amount AND OLD.reason IS NEW.reason AND OLD.table_id IS NEW.table_id AND OLD.at IS NEW.at AND OLD.act_id IS NEW.act_id) BEGIN SELECT RAISE(ABORT, 'ledger is append-only'); END;
CREATE TRIGGER ledger_no_delete BEFORE delete ON ledger WHEN NOT (EXISTS (SELECT 1 FROM permits WHERE act = 'purge' AND guild_id = OLD.guild_id)) BEGIN SELECT RAISE(ABORT, 'ledger is append-only'); END;
CREATE TRIGGER ledger_no_replace BEFORE INSERT ON ledger WHEN EXISTS (SELECT 1 FROM ledger WHERE id = NEW.id) OR EXISTS (SELECT 1 FROM ledger WHERE table_id = NEW.table_id AND account = NEW.account AND reason = NEW.reason) OR EXISTS (SELECT 1 FROM ledger WHERE act_id = NEW.act_id AND account = NEW.account AND reason = NEW.reason) OR EXISTS (SELECT 1 FROM ledger WHERE NEW.reason = 'welcome' AND season_id = NEW.season_id AND account = NEW.account AND reason = 'welcome' AND account <> 0) BEGIN SELECT RAISE(ABORT, 'ledger is append-only, and has that row already'); END;
CREATE TRIGGER acts_no_update BEFORE update ON acts WHEN NOT (EXISTS (SELECT 1 FROM permits WHERE act = 'erase') AND OLD.id IS NEW.id AND OLD.guild_id IS NEW.guild_id AND OLD.at IS NEW.at AND OLD.act IS NEW.act AND OLD.press_id IS NEW.press_id AND (OLD.details IS NEW.details OR OLD.act = 'bar' AND NEW.details = '{}')) BEGIN SELECT RAISE(ABORT, 'acts is append-only'); END;
CREATE TRIGGER acts_no_delete BEFORE delete ON acts WHEN NOT (EXISTS (SELECT 1 FROM permits WHERE act = 'purge' AND guild_id = OLD.guild_id)) BEGIN SELECT RAISE(ABORT, 'acts is append-only'); END;
CREATE TRIGGER acts_no_replace BEFORE INSERT ON acts WHEN EXISTS (SELECT 1 FROM acts WHERE id = NEW.id) OR EXISTS (SELECT 1 FROM acts WHERE press_id = NEW.press_id) BEGIN SELECT RAISE(ABORT, 'acts is append-only, and has that row already'); END;
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('acts',7);
INSERT INTO "sqlite_sequence" VALUES('tables',4);
INSERT INTO "sqlite_sequence" VALUES('posts',1);
COMMIT;
