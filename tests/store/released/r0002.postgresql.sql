SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET transaction_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;
CREATE FUNCTION public.acts_append_only() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF TG_OP = 'UPDATE' THEN IF EXISTS (SELECT 1 FROM permits WHERE act = 'erase') AND OLD.id::text IS NOT DISTINCT FROM NEW.id::text AND OLD.guild_id::text IS NOT DISTINCT FROM NEW.guild_id::text AND OLD.at::text IS NOT DISTINCT FROM NEW.at::text AND OLD.act::text IS NOT DISTINCT FROM NEW.act::text AND OLD.press_id::text IS NOT DISTINCT FROM NEW.press_id::text AND (OLD.details::text IS NOT DISTINCT FROM NEW.details::text OR OLD.act = 'bar' AND NEW.details::text = '{}') THEN RETURN NEW; END IF; END IF; IF TG_OP = 'DELETE' THEN IF EXISTS (SELECT 1 FROM permits WHERE act = 'purge' AND guild_id = OLD.guild_id) THEN RETURN OLD; END IF; END IF; RAISE EXCEPTION 'acts is append-only'; END $$;
CREATE FUNCTION public.ledger_append_only() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF TG_OP = 'UPDATE' THEN IF EXISTS (SELECT 1 FROM permits WHERE act = 'erase') AND OLD.id::text IS NOT DISTINCT FROM NEW.id::text AND OLD.guild_id::text IS NOT DISTINCT FROM NEW.guild_id::text AND OLD.season_id::text IS NOT DISTINCT FROM NEW.season_id::text AND OLD.amount::text IS NOT DISTINCT FROM NEW.amount::text AND OLD.reason::text IS NOT DISTINCT FROM NEW.reason::text AND OLD.table_id::text IS NOT DISTINCT FROM NEW.table_id::text AND OLD.at::text IS NOT DISTINCT FROM NEW.at::text AND OLD.act_id::text IS NOT DISTINCT FROM NEW.act_id::text THEN RETURN NEW; END IF; END IF; IF TG_OP = 'DELETE' THEN IF EXISTS (SELECT 1 FROM permits WHERE act = 'purge' AND guild_id = OLD.guild_id) THEN RETURN OLD; END IF; END IF; RAISE EXCEPTION 'ledger is append-only'; END $$;
SET default_tablespace = '';
SET default_table_access_method = heap;
CREATE TABLE public.acts (
    id integer NOT NULL,
    guild_id bigint NOT NULL,
    at double precision NOT NULL,
    actor_id bigint NOT NULL,
    actor_name text NOT NULL,
    act text NOT NULL,
    target_id bigint,
    target_name text,
    reason text,
    details json NOT NULL,
    press_id bigint
);
CREATE SEQUENCE public.acts_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.acts_id_seq OWNED BY public.acts.id;
CREATE TABLE public.alembic_version (
    version_num character varying(32) NOT NULL,
    oldest character varying(32) NOT NULL
);
CREATE TABLE public.answers (
    table_id integer NOT NULL,
    n integer NOT NULL,
    seat integer NOT NULL,
    ask integer NOT NULL,
    verb text NOT NULL,
    picks json NOT NULL,
    silent boolean NOT NULL,
    by text NOT NULL,
    at double precision NOT NULL
);
CREATE TABLE public.bars (
    guild_id bigint NOT NULL,
    user_id bigint NOT NULL,
    name text NOT NULL,
    until double precision,
    reason text NOT NULL,
    by_id bigint NOT NULL,
    by_name text NOT NULL,
    at double precision NOT NULL
);
CREATE TABLE public.callers (
    channel_id bigint NOT NULL,
    user_id bigint NOT NULL,
    guild_id bigint NOT NULL,
    asked_at double precision NOT NULL,
    table_id integer
);
CREATE TABLE public.champions (
    season_id integer NOT NULL,
    user_id bigint NOT NULL,
    name text NOT NULL,
    crowns integer NOT NULL
);
CREATE TABLE public.day_keys (
    last_day integer NOT NULL,
    first_day integer NOT NULL,
    last_key bytea NOT NULL
);
CREATE TABLE public.day_tries (
    day integer NOT NULL,
    mark bytea NOT NULL
);
CREATE TABLE public.deadlines (
    table_id integer NOT NULL,
    ask integer NOT NULL,
    due double precision NOT NULL,
    reminded boolean NOT NULL
);
CREATE TABLE public.erasures (
    user_id bigint NOT NULL,
    guild_id bigint NOT NULL,
    nobody bigint NOT NULL
);
CREATE TABLE public.guilds (
    guild_id bigint NOT NULL,
    computers_counted boolean DEFAULT false NOT NULL,
    locale text,
    pace text DEFAULT 'normal'::text NOT NULL,
    channels json,
    games json,
    place text DEFAULT 'thread'::text NOT NULL,
    computers_allowed boolean DEFAULT true NOT NULL,
    starters text DEFAULT 'everyone'::text NOT NULL,
    starter_role bigint,
    lobby_role bigint,
    treasury integer,
    time_zone text,
    least_humans integer DEFAULT 3 NOT NULL,
    greeted boolean DEFAULT false NOT NULL,
    left_at double precision,
    purging boolean DEFAULT false NOT NULL
);
CREATE TABLE public.handovers (
    id integer NOT NULL,
    kind text NOT NULL,
    shard integer,
    sender text NOT NULL,
    taken_by text,
    body json NOT NULL,
    at double precision NOT NULL
);
CREATE SEQUENCE public.handovers_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.handovers_id_seq OWNED BY public.handovers.id;
CREATE TABLE public.identifies (
    bucket integer NOT NULL,
    next_at double precision NOT NULL
);
CREATE TABLE public.ledger (
    id integer NOT NULL,
    guild_id bigint NOT NULL,
    season_id integer NOT NULL,
    account bigint NOT NULL,
    amount integer NOT NULL,
    reason text NOT NULL,
    table_id integer,
    at double precision NOT NULL,
    act_id integer,
    CONSTRAINT ck_ledger_amount CHECK ((amount <> 0))
);
CREATE SEQUENCE public.ledger_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.ledger_id_seq OWNED BY public.ledger.id;
CREATE TABLE public.members (
    guild_id bigint NOT NULL,
    user_id bigint NOT NULL,
    name text NOT NULL,
    left_at double precision
);
CREATE TABLE public.permits (
    act text NOT NULL,
    guild_id bigint NOT NULL
);
CREATE TABLE public.posts (
    id integer NOT NULL,
    table_id integer NOT NULL,
    kind text NOT NULL,
    place_id bigint NOT NULL,
    seat integer,
    first integer NOT NULL,
    told integer NOT NULL,
    message_id bigint,
    mark text NOT NULL
);
CREATE SEQUENCE public.posts_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.posts_id_seq OWNED BY public.posts.id;
CREATE TABLE public.processes (
    name text NOT NULL,
    beat bigint NOT NULL,
    heard_at double precision NOT NULL,
    version text NOT NULL,
    most integer,
    wanted integer,
    well boolean NOT NULL
);
CREATE TABLE public.results (
    table_id integer NOT NULL,
    seat integer NOT NULL,
    guild_id bigint NOT NULL,
    season_id integer NOT NULL,
    game text NOT NULL,
    counted boolean NOT NULL,
    settled_at double precision NOT NULL,
    user_id bigint,
    name text NOT NULL,
    role text NOT NULL,
    won boolean NOT NULL,
    alive boolean NOT NULL,
    net integer NOT NULL,
    due integer NOT NULL,
    score integer
);
CREATE TABLE public.seasons (
    id integer NOT NULL,
    guild_id bigint NOT NULL,
    number integer NOT NULL,
    opened_at double precision NOT NULL,
    closed_at double precision,
    treasury integer,
    paid_out integer DEFAULT 0 NOT NULL,
    ended_by text,
    announced boolean DEFAULT false NOT NULL
);
CREATE SEQUENCE public.seasons_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.seasons_id_seq OWNED BY public.seasons.id;
CREATE TABLE public.seats (
    table_id integer NOT NULL,
    seat integer NOT NULL,
    user_id bigint,
    name text NOT NULL,
    join_id bigint,
    joined boolean NOT NULL,
    maybe boolean NOT NULL,
    volunteer boolean NOT NULL,
    novice boolean NOT NULL,
    away boolean NOT NULL,
    "left" boolean NOT NULL,
    silences integer NOT NULL,
    dms_closed boolean NOT NULL,
    dm_channel_id bigint,
    cards_in_dm boolean NOT NULL,
    wants_end boolean NOT NULL,
    offered boolean NOT NULL,
    owner_id bigint,
    owner_name text,
    locale text,
    since integer,
    owned_until integer
);
CREATE TABLE public.shards (
    number integer NOT NULL,
    holder text,
    alive_at double precision,
    cut_off boolean DEFAULT false NOT NULL
);
CREATE TABLE public.standings (
    guild_id bigint NOT NULL,
    user_id bigint NOT NULL,
    season integer NOT NULL,
    game text NOT NULL,
    crowns integer NOT NULL,
    games integer NOT NULL,
    wins integer NOT NULL,
    hidden boolean DEFAULT false NOT NULL
);
CREATE TABLE public.statistics (
    table_id integer NOT NULL,
    seat integer NOT NULL,
    name text NOT NULL,
    word text NOT NULL,
    n integer NOT NULL
);
CREATE TABLE public.tables (
    id integer NOT NULL,
    guild_id bigint NOT NULL,
    channel_id bigint NOT NULL,
    thread_id bigint,
    host_id bigint NOT NULL,
    game text NOT NULL,
    rules_version text NOT NULL,
    status text NOT NULL,
    pace text NOT NULL,
    choices json NOT NULL,
    locale text NOT NULL,
    secret bytea NOT NULL,
    counted boolean NOT NULL,
    seed bytea,
    options text,
    purses json NOT NULL,
    planned_for double precision,
    called_for double precision,
    told integer NOT NULL,
    beats integer NOT NULL,
    successor integer,
    day integer,
    shared boolean DEFAULT false NOT NULL,
    follows integer,
    result text,
    created_at double precision NOT NULL,
    touched_at double precision NOT NULL,
    started_at double precision,
    settled_at double precision,
    closed_at double precision
);
CREATE SEQUENCE public.tables_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.tables_id_seq OWNED BY public.tables.id;
ALTER TABLE ONLY public.acts ALTER COLUMN id SET DEFAULT nextval('public.acts_id_seq'::regclass);
ALTER TABLE ONLY public.handovers ALTER COLUMN id SET DEFAULT nextval('public.handovers_id_seq'::regclass);
ALTER TABLE ONLY public.ledger ALTER COLUMN id SET DEFAULT nextval('public.ledger_id_seq'::regclass);
ALTER TABLE ONLY public.posts ALTER COLUMN id SET DEFAULT nextval('public.posts_id_seq'::regclass);
ALTER TABLE ONLY public.seasons ALTER COLUMN id SET DEFAULT nextval('public.seasons_id_seq'::regclass);
ALTER TABLE ONLY public.tables ALTER COLUMN id SET DEFAULT nextval('public.tables_id_seq'::regclass);
INSERT INTO public.acts VALUES (1, 10, 1, 900, 'Mod', 'settings', NULL, NULL, NULL, '{"channels": [null, [20]], "games": [null, ["botk"]], "treasury": [null, 500]}', NULL);
INSERT INTO public.acts VALUES (2, 10, 3002, 900, 'Mod', 'grant', 101, 'Ada', 'a song', '{"asked": 2, "moved": 2, "crowns": 10}', 3000);
INSERT INTO public.acts VALUES (3, 10, 3003, 900, 'Mod', 'take', 102, 'Ben', 'a broken goblet', '{"asked": 1, "moved": 1, "crowns": 3}', NULL);
INSERT INTO public.acts VALUES (4, 10, 3004, 900, 'Mod', 'end-season', NULL, NULL, NULL, '{"season": 1}', NULL);
INSERT INTO public.acts VALUES (5, 10, 5002, 900, 'Mod', 'grant', 101, 'Ada', 'a song', '{"asked": 2, "moved": 2, "crowns": 10}', 5000);
INSERT INTO public.acts VALUES (6, 10, 5003, 900, 'Mod', 'take', 102, 'Ben', 'a broken goblet', '{"asked": 1, "moved": 1, "crowns": 3}', NULL);
INSERT INTO public.acts VALUES (7, 10, 6000, 900, 'Mod', 'bar', 103, 'Cleo', 'brawling', '{"until": null}', NULL);
INSERT INTO public.alembic_version VALUES ('r0002', 'r0001');
INSERT INTO public.answers VALUES (1, 0, 1, 1, 'peek', '[0, "centre"]', false, 'player', 2000);
INSERT INTO public.answers VALUES (2, 0, 1, 1, 'peek', '[0, "centre"]', false, 'player', 2000);
INSERT INTO public.answers VALUES (4, 0, 1, 1, 'peek', '[0, "centre"]', false, 'player', 2000);
INSERT INTO public.answers VALUES (4, 1, 1, 2, '', '[]', true, 'clock', 2001);
INSERT INTO public.bars VALUES (10, 103, 'Cleo', NULL, 'brawling', 900, 'Mod', 6000);
INSERT INTO public.callers VALUES (20, 103, 10, 7000, NULL);
INSERT INTO public.champions VALUES (1, 101, 'Ada', 10);
INSERT INTO public.day_keys VALUES (23652, 20000, '\x2f6e05c629a78571dfb80b5e46411d4e53f6461fcd110a56a7457bcc8b91b0e2');
INSERT INTO public.day_tries VALUES (20000, '\xa6d479e9cf2f4e712c78793782fa09bd2768bd5157260b58580122e5b2815020');
INSERT INTO public.deadlines VALUES (4, 2, 7100.5, true);
INSERT INTO public.deadlines VALUES (4, 3, 7200, false);
INSERT INTO public.guilds VALUES (10, false, NULL, 'normal', '[20]', '["botk"]', 'thread', true, 'everyone', NULL, NULL, 500, NULL, 3, true, NULL, false);
INSERT INTO public.identifies VALUES (0, 1795856873.518199);
INSERT INTO public.ledger VALUES (1, 10, 1, 101, 5, 'welcome', 1, 3000, NULL);
INSERT INTO public.ledger VALUES (2, 10, 1, 0, -15, 'welcome', 1, 3000, NULL);
INSERT INTO public.ledger VALUES (3, 10, 1, 102, 5, 'welcome', 1, 3000, NULL);
INSERT INTO public.ledger VALUES (4, 10, 1, 103, 5, 'welcome', 1, 3000, NULL);
INSERT INTO public.ledger VALUES (5, 10, 1, 0, -3, 'heads', 1, 3000, NULL);
INSERT INTO public.ledger VALUES (6, 10, 1, 101, 3, 'heads', 1, 3000, NULL);
INSERT INTO public.ledger VALUES (7, 10, 1, 102, -1, 'tithe', 1, 3000, NULL);
INSERT INTO public.ledger VALUES (8, 10, 1, 103, 1, 'tithe', 1, 3000, NULL);
INSERT INTO public.ledger VALUES (9, 10, 1, 101, 2, 'grant', NULL, 3002, 2);
INSERT INTO public.ledger VALUES (10, 10, 1, 0, -2, 'grant', NULL, 3002, 2);
INSERT INTO public.ledger VALUES (11, 10, 1, 102, -1, 'take', NULL, 3003, 3);
INSERT INTO public.ledger VALUES (12, 10, 1, 0, 1, 'take', NULL, 3003, 3);
INSERT INTO public.ledger VALUES (13, 10, 2, 101, 5, 'welcome', 2, 5000, NULL);
INSERT INTO public.ledger VALUES (14, 10, 2, 0, -15, 'welcome', 2, 5000, NULL);
INSERT INTO public.ledger VALUES (15, 10, 2, 102, 5, 'welcome', 2, 5000, NULL);
INSERT INTO public.ledger VALUES (16, 10, 2, 103, 5, 'welcome', 2, 5000, NULL);
INSERT INTO public.ledger VALUES (17, 10, 2, 0, -3, 'heads', 2, 5000, NULL);
INSERT INTO public.ledger VALUES (18, 10, 2, 101, 3, 'heads', 2, 5000, NULL);
INSERT INTO public.ledger VALUES (19, 10, 2, 102, -1, 'tithe', 2, 5000, NULL);
INSERT INTO public.ledger VALUES (20, 10, 2, 103, 1, 'tithe', 2, 5000, NULL);
INSERT INTO public.ledger VALUES (21, 10, 2, 101, 2, 'grant', NULL, 5002, 5);
INSERT INTO public.ledger VALUES (22, 10, 2, 0, -2, 'grant', NULL, 5002, 5);
INSERT INTO public.ledger VALUES (23, 10, 2, 102, -1, 'take', NULL, 5003, 6);
INSERT INTO public.ledger VALUES (24, 10, 2, 0, 1, 'take', NULL, 5003, 6);
INSERT INTO public.members VALUES (10, 103, 'player 2', NULL);
INSERT INTO public.members VALUES (10, 101, 'Ada', NULL);
INSERT INTO public.members VALUES (10, 102, 'Ben', NULL);
INSERT INTO public.posts VALUES (1, 4, 'panel', 20, NULL, 1, 4, 1152921504606846976, '5eed');
INSERT INTO public.results VALUES (1, 0, 10, 1, 'botk', true, 3000, 101, 'player 0', 'loyalist', true, true, 3, 3, NULL);
INSERT INTO public.results VALUES (1, 1, 10, 1, 'botk', true, 3000, 102, 'player 1', 'loyalist', false, true, -1, -1, NULL);
INSERT INTO public.results VALUES (1, 2, 10, 1, 'botk', true, 3000, 103, 'player 2', 'loyalist', false, true, 1, 1, NULL);
INSERT INTO public.results VALUES (2, 0, 10, 2, 'botk', true, 5000, 101, 'player 0', 'loyalist', true, true, 3, 3, NULL);
INSERT INTO public.results VALUES (2, 1, 10, 2, 'botk', true, 5000, 102, 'player 1', 'loyalist', false, true, -1, -1, NULL);
INSERT INTO public.results VALUES (2, 2, 10, 2, 'botk', true, 5000, 103, 'player 2', 'loyalist', false, true, 1, 1, NULL);
INSERT INTO public.seasons VALUES (1, 10, 1, 3000, 3004, 500, 3, 'moderator', false);
INSERT INTO public.seasons VALUES (2, 10, 2, 3004, NULL, 500, 3, NULL, false);
INSERT INTO public.seats VALUES (1, 0, 101, 'player 0', 500, true, false, false, false, false, false, 0, false, NULL, false, false, false, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.seats VALUES (1, 1, 102, 'player 1', 501, true, false, false, false, false, false, 0, false, NULL, false, false, false, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.seats VALUES (1, 2, 103, 'player 2', 502, true, false, false, false, false, false, 0, false, NULL, false, false, false, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.seats VALUES (2, 0, 101, 'player 0', 500, true, false, false, false, false, false, 0, false, NULL, false, false, false, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.seats VALUES (2, 1, 102, 'player 1', 501, true, false, false, false, false, false, 0, false, NULL, false, false, false, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.seats VALUES (2, 2, 103, 'player 2', 502, true, false, false, false, false, false, 0, false, NULL, false, false, false, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.seats VALUES (3, 0, 102, 'player 0', 500, true, false, false, false, false, false, 0, false, NULL, false, false, false, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.seats VALUES (4, 0, 101, 'player 0', 500, true, false, false, false, false, false, 0, false, NULL, false, false, false, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.seats VALUES (4, 2, 103, 'player 2', 502, true, false, false, false, false, false, 0, false, NULL, false, false, false, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.seats VALUES (4, 3, NULL, 'player 3', 503, true, false, false, false, false, false, 0, false, NULL, false, false, false, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.seats VALUES (4, 1, 102, 'player 1', 501, true, false, false, false, false, false, 2, false, NULL, false, false, true, 104, 'Dan', 'sv-SE', 1, 0);
INSERT INTO public.shards VALUES (0, NULL, 7000, false);
INSERT INTO public.standings VALUES (10, 101, 1, 'botk', 3, 1, 1, false);
INSERT INTO public.standings VALUES (10, 102, 1, 'botk', -1, 1, 0, false);
INSERT INTO public.standings VALUES (10, 103, 1, '', 6, 1, 0, false);
INSERT INTO public.standings VALUES (10, 103, 1, 'botk', 1, 1, 0, false);
INSERT INTO public.standings VALUES (10, 101, 1, '', 10, 1, 1, false);
INSERT INTO public.standings VALUES (10, 102, 1, '', 3, 1, 0, false);
INSERT INTO public.standings VALUES (10, 101, 2, 'botk', 3, 1, 1, false);
INSERT INTO public.standings VALUES (10, 101, 0, 'botk', 6, 2, 2, false);
INSERT INTO public.standings VALUES (10, 102, 2, 'botk', -1, 1, 0, false);
INSERT INTO public.standings VALUES (10, 102, 0, 'botk', -2, 2, 0, false);
INSERT INTO public.standings VALUES (10, 103, 2, '', 6, 1, 0, false);
INSERT INTO public.standings VALUES (10, 103, 2, 'botk', 1, 1, 0, false);
INSERT INTO public.standings VALUES (10, 103, 0, '', 2, 2, 0, false);
INSERT INTO public.standings VALUES (10, 103, 0, 'botk', 2, 2, 0, false);
INSERT INTO public.standings VALUES (10, 101, 2, '', 10, 1, 1, false);
INSERT INTO public.standings VALUES (10, 101, 0, '', 10, 2, 2, false);
INSERT INTO public.standings VALUES (10, 102, 2, '', 3, 1, 0, false);
INSERT INTO public.standings VALUES (10, 102, 0, '', -4, 2, 0, false);
INSERT INTO public.statistics VALUES (1, 0, 'heads', '', 1);
INSERT INTO public.statistics VALUES (1, 1, 'heads', '', 2);
INSERT INTO public.statistics VALUES (1, 2, 'heads', '', 3);
INSERT INTO public.statistics VALUES (2, 0, 'heads', '', 1);
INSERT INTO public.statistics VALUES (2, 1, 'heads', '', 2);
INSERT INTO public.statistics VALUES (2, 2, 'heads', '', 3);
INSERT INTO public.tables VALUES (1, 10, 20, NULL, 101, 'botk', '1', 'settled', 'normal', '{"executioner": "experience", "always_saboteur": true}', 'de', '\x00736563726574ff', true, NULL, NULL, '[]', NULL, NULL, 0, 0, NULL, NULL, false, NULL, 'crown', 1000.25, 3000, NULL, 3000, 3001);
INSERT INTO public.tables VALUES (2, 10, 20, NULL, 101, 'botk', '1', 'settled', 'normal', '{"executioner": "experience", "always_saboteur": true}', 'de', '\x00736563726574ff', true, NULL, NULL, '[]', NULL, NULL, 0, 0, NULL, NULL, false, NULL, 'crown', 1000.25, 5000, NULL, 5000, 5001);
INSERT INTO public.tables VALUES (3, 10, 20, NULL, 102, 'botk', '1', 'lobby', 'normal', '{"executioner": "experience", "always_saboteur": true}', 'de', '\x16b84fa82f29c55364c415358670e9b44568e4a0a6e47b0d0702634aa40ef732', true, NULL, NULL, '[]', NULL, NULL, 0, 0, NULL, 20000, false, NULL, NULL, 1000.25, 1001.5, NULL, NULL, NULL);
INSERT INTO public.tables VALUES (4, 10, 20, NULL, 101, 'botk', '1', 'playing', 'normal', '{"executioner": "experience", "always_saboteur": true}', 'de', '\x00736563726574ff', true, '\x000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f', '{}', '[10, 3, 6, 0]', NULL, NULL, 4, 0, NULL, NULL, false, 1, NULL, 1000.25, 1001.5, 7000.5, NULL, NULL);
SELECT pg_catalog.setval('public.acts_id_seq', 7, true);
SELECT pg_catalog.setval('public.handovers_id_seq', 1, false);
SELECT pg_catalog.setval('public.ledger_id_seq', 24, true);
SELECT pg_catalog.setval('public.posts_id_seq', 1, true);
SELECT pg_catalog.setval('public.seasons_id_seq', 2, true);
SELECT pg_catalog.setval('public.tables_id_seq', 4, true);
ALTER TABLE ONLY public.alembic_version
    ADD CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num);
ALTER TABLE ONLY public.acts
    ADD CONSTRAINT pk_acts PRIMARY KEY (id);
ALTER TABLE ONLY public.answers
    ADD CONSTRAINT pk_answers PRIMARY KEY (table_id, n);
ALTER TABLE ONLY public.bars
    ADD CONSTRAINT pk_bars PRIMARY KEY (guild_id, user_id);
ALTER TABLE ONLY public.callers
    ADD CONSTRAINT pk_callers PRIMARY KEY (channel_id, user_id);
ALTER TABLE ONLY public.champions
    ADD CONSTRAINT pk_champions PRIMARY KEY (season_id, user_id);
ALTER TABLE ONLY public.day_keys
    ADD CONSTRAINT pk_day_keys PRIMARY KEY (last_day);
ALTER TABLE ONLY public.day_tries
    ADD CONSTRAINT pk_day_tries PRIMARY KEY (day, mark);
ALTER TABLE ONLY public.deadlines
    ADD CONSTRAINT pk_deadlines PRIMARY KEY (table_id, ask);
ALTER TABLE ONLY public.erasures
    ADD CONSTRAINT pk_erasures PRIMARY KEY (user_id, guild_id);
ALTER TABLE ONLY public.guilds
    ADD CONSTRAINT pk_guilds PRIMARY KEY (guild_id);
ALTER TABLE ONLY public.handovers
    ADD CONSTRAINT pk_handovers PRIMARY KEY (id);
ALTER TABLE ONLY public.identifies
    ADD CONSTRAINT pk_identifies PRIMARY KEY (bucket);
ALTER TABLE ONLY public.ledger
    ADD CONSTRAINT pk_ledger PRIMARY KEY (id);
ALTER TABLE ONLY public.members
    ADD CONSTRAINT pk_members PRIMARY KEY (guild_id, user_id);
ALTER TABLE ONLY public.permits
    ADD CONSTRAINT pk_permits PRIMARY KEY (act, guild_id);
ALTER TABLE ONLY public.posts
    ADD CONSTRAINT pk_posts PRIMARY KEY (id);
ALTER TABLE ONLY public.processes
    ADD CONSTRAINT pk_processes PRIMARY KEY (name);
ALTER TABLE ONLY public.results
    ADD CONSTRAINT pk_results PRIMARY KEY (table_id, seat);
ALTER TABLE ONLY public.seasons
    ADD CONSTRAINT pk_seasons PRIMARY KEY (id);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT pk_seats PRIMARY KEY (table_id, seat);
ALTER TABLE ONLY public.shards
    ADD CONSTRAINT pk_shards PRIMARY KEY (number);
ALTER TABLE ONLY public.standings
    ADD CONSTRAINT pk_standings PRIMARY KEY (guild_id, user_id, season, game);
ALTER TABLE ONLY public.statistics
    ADD CONSTRAINT pk_statistics PRIMARY KEY (table_id, seat, name, word);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT pk_tables PRIMARY KEY (id);
ALTER TABLE ONLY public.acts
    ADD CONSTRAINT uq_acts_press_id UNIQUE (press_id);
ALTER TABLE ONLY public.answers
    ADD CONSTRAINT uq_answers_table_id_ask UNIQUE (table_id, ask);
ALTER TABLE ONLY public.ledger
    ADD CONSTRAINT uq_ledger_table_id_account_reason UNIQUE (table_id, account, reason);
ALTER TABLE ONLY public.seasons
    ADD CONSTRAINT uq_seasons_guild_id_number UNIQUE (guild_id, number);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT uq_seats_table_id_user_id UNIQUE (table_id, user_id);
CREATE INDEX ix_acts_actor_id ON public.acts USING btree (actor_id);
CREATE INDEX ix_acts_guild_id_id ON public.acts USING btree (guild_id, id);
CREATE INDEX ix_acts_target_id ON public.acts USING btree (target_id);
CREATE INDEX ix_answers_table_id_seat_by ON public.answers USING btree (table_id, seat, by);
CREATE INDEX ix_bars_by_id ON public.bars USING btree (by_id);
CREATE INDEX ix_bars_until ON public.bars USING btree (until);
CREATE INDEX ix_bars_user_id ON public.bars USING btree (user_id);
CREATE INDEX ix_callers_asked_at ON public.callers USING btree (asked_at);
CREATE INDEX ix_callers_guild_id ON public.callers USING btree (guild_id);
CREATE INDEX ix_callers_table_id ON public.callers USING btree (table_id);
CREATE INDEX ix_callers_user_id ON public.callers USING btree (user_id);
CREATE INDEX ix_champions_user_id ON public.champions USING btree (user_id);
CREATE INDEX ix_handovers_at ON public.handovers USING btree (at);
CREATE INDEX ix_handovers_shard ON public.handovers USING btree (shard);
CREATE INDEX ix_ledger_account_guild_id_id ON public.ledger USING btree (account, guild_id, id);
CREATE UNIQUE INDEX ix_ledger_act_id_account_reason ON public.ledger USING btree (act_id, account, reason);
CREATE INDEX ix_ledger_season_id_account_amount ON public.ledger USING btree (season_id, account, amount);
CREATE INDEX ix_ledger_season_id_id ON public.ledger USING btree (season_id, id);
CREATE INDEX ix_members_user_id ON public.members USING btree (user_id);
CREATE INDEX ix_posts_table_id ON public.posts USING btree (table_id);
CREATE INDEX ix_results_of_user ON public.results USING btree (user_id, guild_id, game, counted, season_id, table_id, seat, role, won, alive, settled_at);
CREATE INDEX ix_results_season_id_user_id ON public.results USING btree (season_id, user_id);
CREATE INDEX ix_results_user_id_guild_id_settled_at_table_id ON public.results USING btree (user_id, guild_id, settled_at, table_id);
CREATE INDEX ix_seasons_unannounced ON public.seasons USING btree (id) WHERE ((closed_at IS NOT NULL) AND (NOT announced));
CREATE INDEX ix_seats_owner_id ON public.seats USING btree (owner_id);
CREATE INDEX ix_seats_user_id ON public.seats USING btree (user_id);
CREATE INDEX ix_shards_holder ON public.shards USING btree (holder);
CREATE INDEX ix_standings_guild_id_season_game_hidden_crowns_user_id ON public.standings USING btree (guild_id, season, game, hidden, crowns, user_id);
CREATE INDEX ix_standings_user_id ON public.standings USING btree (user_id);
CREATE INDEX ix_tables_day_of_guild ON public.tables USING btree (guild_id, game, day) WHERE (day IS NOT NULL);
CREATE INDEX ix_tables_follows ON public.tables USING btree (follows);
CREATE INDEX ix_tables_guild_id_id ON public.tables USING btree (guild_id, id);
CREATE INDEX ix_tables_guild_id_settled_at ON public.tables USING btree (guild_id, settled_at);
CREATE INDEX ix_tables_host_id ON public.tables USING btree (host_id);
CREATE INDEX ix_tables_open ON public.tables USING btree (id) WHERE (closed_at IS NULL);
CREATE INDEX ix_tables_open_of_guild ON public.tables USING btree (guild_id, id) WHERE (closed_at IS NULL);
CREATE UNIQUE INDEX uq_ledger_welcome ON public.ledger USING btree (season_id, account) WHERE ((reason = 'welcome'::text) AND (account <> 0));
CREATE UNIQUE INDEX uq_seasons_open ON public.seasons USING btree (guild_id) WHERE (closed_at IS NULL);
CREATE UNIQUE INDEX uq_tables_day ON public.tables USING btree (game, host_id, day) WHERE (day IS NOT NULL);
CREATE TRIGGER acts_append_only BEFORE DELETE OR UPDATE ON public.acts FOR EACH ROW EXECUTE FUNCTION public.acts_append_only();
CREATE TRIGGER acts_no_truncate BEFORE TRUNCATE ON public.acts FOR EACH STATEMENT EXECUTE FUNCTION public.acts_append_only();
CREATE TRIGGER ledger_append_only BEFORE DELETE OR UPDATE ON public.ledger FOR EACH ROW EXECUTE FUNCTION public.ledger_append_only();
CREATE TRIGGER ledger_no_truncate BEFORE TRUNCATE ON public.ledger FOR EACH STATEMENT EXECUTE FUNCTION public.ledger_append_only();
ALTER TABLE ONLY public.answers
    ADD CONSTRAINT fk_answers_table_id FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.champions
    ADD CONSTRAINT fk_champions_season_id FOREIGN KEY (season_id) REFERENCES public.seasons(id);
ALTER TABLE ONLY public.deadlines
    ADD CONSTRAINT fk_deadlines_table_id FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.ledger
    ADD CONSTRAINT fk_ledger_season_id FOREIGN KEY (season_id) REFERENCES public.seasons(id);
ALTER TABLE ONLY public.ledger
    ADD CONSTRAINT fk_ledger_table_id FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.posts
    ADD CONSTRAINT fk_posts_table_id FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.results
    ADD CONSTRAINT fk_results_season_id FOREIGN KEY (season_id) REFERENCES public.seasons(id);
ALTER TABLE ONLY public.results
    ADD CONSTRAINT fk_results_table_id FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT fk_seats_table_id FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.statistics
    ADD CONSTRAINT fk_statistics_table_id FOREIGN KEY (table_id, seat) REFERENCES public.results(table_id, seat);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT fk_tables_follows FOREIGN KEY (follows) REFERENCES public.tables(id);
