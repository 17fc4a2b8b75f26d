/** A mail that arrived. */
export interface ReceivedMail {
  /** Addresses of the envelope. */
  readonly recipients: readonly string[]
  readonly subject: string
  /** Text part. */
  readonly text: string
  /** HTML part, or an empty string. */
  readonly html: string
  /** The mail as it arrived. */
  readonly source: string
  /** Milliseconds since the epoch. */
  readonly at: number
}

/** A mail server that keeps every mail. */
export interface Mailbox extends AsyncDisposable {
  /** URL to send mails to, such as `smtp://127.0.0.1:2525`. */
  readonly smtpUrl: string
  /** Returns the mails, oldest first. With an address, only those delivered to it. */
  mails(address?: string): readonly ReceivedMail[]
  /** Waits for the next mail to an address. */
  nextMail(address: string, options?: NextMailOptions): Promise<ReceivedMail>
  /** Waits for a mail with a code of six digits, and returns the code without spaces. */
  nextCode(address: string, options?: NextMailOptions): Promise<string>
  /** Rejects mails from now on, or accepts them again. */
  setFailing(isFailing: boolean): void
  close(): Promise<void>
}

/** Which mail to wait for. */
export interface NextMailOptions {
  /** Number of mails to the address to skip. Default: those that `nextMail` and `nextCode` have returned. */
  readonly after?: number
  /** Milliseconds to wait. Default: 10,000. */
  readonly timeout?: number
}
