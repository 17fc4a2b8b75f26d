/** A mail to one address. */
export interface WalletMail {
  /** Address that passed `emailSchema`. */
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** Sends mails. */
export interface Mailer {
  /** Resolves when a mail server has accepted the mail. */
  send(mail: WalletMail): Promise<void>
  close(): void
}
