import { emailSchema } from '@openappkit/contract/schemas'
import { createTransport, type Transporter } from 'nodemailer'
import type { Mailer, WalletMail } from './Mailer'

/** Milliseconds after which a mail server counts as unreachable. */
const TIMEOUT = 10_000

/** Sends mails over SMTP. */
export class SmtpMailer implements Mailer {
  readonly #transport: Transporter
  readonly #from: string
  readonly #operator: string

  /** @param url - Such as `smtps://user:password@mail.example:465`. */
  constructor(url: string, { from, operator }: { readonly from: string; readonly operator: string }) {
    this.#transport = createTransport({
      url,
      pool: true,
      connectionTimeout: TIMEOUT,
      greetingTimeout: TIMEOUT,
      socketTimeout: TIMEOUT,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
    this.#from = from
    this.#operator = operator
  }

  async send({ html, subject, text, to }: WalletMail): Promise<void> {
    // nodemailer delivers to every address that it finds in a text, also after a line break.
    const address = emailSchema.parse(to)
    await this.#transport.sendMail({
      from: { name: this.#operator, address: this.#from },
      to: { name: '', address },
      subject,
      text,
      html,
      headers: { 'Auto-Submitted': 'auto-generated' },
    })
  }

  close(): void {
    this.#transport.close()
  }
}
