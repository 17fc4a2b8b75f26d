import type { Mailer, WalletMail } from './Mailer'

/** Mails that the inbox keeps. */
const CAPACITY = 50

export interface ReceivedMail extends WalletMail {
  /** Milliseconds since the epoch. */
  readonly at: number
}

/** Keeps the newest mails in memory, for development without a mail server. */
export class Inbox implements Mailer {
  readonly #mails: ReceivedMail[] = []
  readonly #now: () => number

  constructor(now: () => number) {
    this.#now = now
  }

  /** Newest first. */
  get mails(): readonly ReceivedMail[] {
    return this.#mails
  }

  async send(mail: WalletMail): Promise<void> {
    this.#mails.unshift({ ...mail, at: this.#now() })
    this.#mails.length = Math.min(this.#mails.length, CAPACITY)
  }

  close(): void {
    this.#mails.length = 0
  }
}
