/** What a user does: each act is one call to the sandbox, and its outcome shown. */

import { api } from "./api.js";
import { isForPosts } from "./ids.js";
import { openModal } from "./modal.js";
import { say } from "./texts.js";
import { toast } from "./toast.js";

/** `page`: the store, `ownAnswer(message)` when an act was answered by a message. */
export class Actions {
  constructor(page) {
    this.page = page;
    this.store = page.store;
  }

  press(message, customId) {
    return this.onMessage(message, customId, (body) => api.press(body));
  }

  select(message, customId, values) {
    return this.onMessage(message, customId, (body) => api.select({ ...body, values }));
  }

  async onMessage(message, customId, send) {
    const { store } = this;
    if (store.isPending(message.id, customId)) return;
    const user = store.me;
    store.pressed = message.id;
    store.setPending(message.id, customId, true);
    store.setFailure(message.id, null);
    try {
      const outcome = await send({
        user,
        channel_id: message.channel_id,
        message_id: message.id,
        custom_id: customId,
      });
      if (store.me !== user) return;
      if (outcome.outcome === "failed") store.setFailure(message.id, outcome.reason ?? say("page-no-answer"));
      else this.outcome(outcome, message.channel_id);
    } catch (error) {
      if (store.me === user) toast(error.message);
    } finally {
      store.setPending(message.id, customId, false);
    }
  }

  /** True if the bot took the command. */
  async command(path, options, shown = path) {
    const { store } = this;
    const [user, channelId] = [store.me, store.channelId];
    store.setCommandFailure(null);
    try {
      const outcome = await api.command({ user, channel_id: channelId, command: path, options });
      if (store.me !== user) return true;
      if (outcome.outcome === "failed") {
        store.setCommandFailure({ channelId, text: `/${shown}: ${outcome.reason ?? say("page-no-answer")}` });
        this.page.toBottom();
        return false;
      }
      this.outcome(outcome, channelId);
      return true;
    } catch (error) {
      toast(error.message);
      return false;
    }
  }

  async choices(path, options, focused) {
    const { store } = this;
    const outcome = await api.autocomplete({
      user: store.me,
      channel_id: store.channelId,
      command: path,
      options,
      focused,
    });
    return outcome.choices ?? [];
  }

  async say(content) {
    try {
      const { me, channel } = this.store;
      if (isForPosts(channel)) {
        const post = await api.startThread(me, channel.id, content.slice(0, 100), content);
        this.store.putChannel({ unread: 0, ...post });
        await this.page.goTo(post.id);
        return true;
      }
      this.page.ownAnswer(await api.say(me, channel.id, content));
      return true;
    } catch (error) {
      toast(error.message);
      return false;
    }
  }

  outcome(outcome, channelId) {
    if (outcome.outcome === "modal") this.modal(outcome.modal, channelId);
    else if (outcome.outcome === "message" && outcome.message) this.page.ownAnswer(outcome.message);
  }

  modal(modal, channelId) {
    const { store } = this;
    const user = store.me;
    openModal(modal, {
      page: this.page,
      submit: async (values) => {
        const outcome = await api.submit({
          user,
          channel_id: channelId,
          interaction_id: modal.interaction_id,
          custom_id: modal.custom_id,
          values,
        });
        if (outcome.outcome === "failed") throw new Error(outcome.reason ?? say("page-no-answer"));
        if (store.me === user) this.outcome(outcome, channelId);
      },
    });
  }
}
