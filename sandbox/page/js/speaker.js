/** In which language the page speaks: that of whom it shows. */

import { api } from "./api.js";
import { language, sayAll, speak } from "./texts.js";
import { toast } from "./toast.js";

export class Speaker {
  constructor(page) {
    Object.assign(this, { page, store: page.store });
    this.store.on("people", () => this.speakAnew());
  }

  /** Speak the language of a person. Who has said none has the browser's from now on. */
  async speakTo(user) {
    try {
      const another = await speak(user.locale);
      if (user.locale === null && language.locale !== "en-US") {
        user.locale = language.locale;
        await api.changeUser(user.id, { locale: user.locale });
      }
      return another;
    } catch (error) {
      toast(error.message);
      return false;
    }
  }

  /** Whom the page shows may speak another language now: say all of it in that. */
  async speakAnew() {
    const { user } = this.store;
    if (!user?.locale || user.locale === language.locale || this.page.becoming) return;
    if (!(await this.speakTo(user))) return;
    sayAll();
    for (const topic of ["people", "channels", "commands", "bot", "language"])
      this.store.emit(topic);
  }

  async setLanguage(id, locale) {
    await this.page.changeUser(id, { locale });
    await this.speakAnew();
  }
}
