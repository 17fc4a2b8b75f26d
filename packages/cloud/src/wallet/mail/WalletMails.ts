import { acceptedLanguage } from '../../http/acceptedLanguage'
import type { Background } from '../Background'
import { composeMail, type MailContent, spacedCode } from './composeMail'
import type { Mailer } from './Mailer'
import { type MailMessages, mailLanguages } from './mailMessages'

export interface MailTarget {
  readonly to: string
  /** IETF language tag, or an `Accept-Language` header. */
  readonly language: string | null
}

/** Facts that a mail shows about a code. */
export interface CodeMail extends MailTarget {
  readonly code: string
  /** Origin of the app that asks for a login. */
  readonly origin: string
  readonly device: string
  readonly purpose: 'login' | 'oldEmail' | 'newEmail'
  readonly newEmail: string | null
}

type NoticeContent = Omit<MailContent, 'to' | 'language'>

/** Writes and sends the mails of the wallet. */
export class WalletMails {
  readonly #mailer: Mailer
  readonly #operator: string
  readonly #background: Background

  constructor(mailer: Mailer, operator: string, background: Background) {
    this.#mailer = mailer
    this.#operator = operator
    this.#background = background
  }

  /** Sends a code. Rejects if the mail server doesn't accept it. */
  async sendCode({ code, device, language, newEmail, origin, purpose, to }: CodeMail): Promise<void> {
    const { language: written, messages } = acceptedLanguage(language, mailLanguages)
    const intro = {
      login: messages.codeIntro(origin),
      oldEmail: messages.changeIntro(newEmail ?? ''),
      newEmail: messages.newAddressIntro(this.#operator),
    }[purpose]
    const shown = spacedCode(code)
    await this.#mailer.send(
      composeMail({
        to,
        language: written,
        subject: messages.codeSubject(shown, this.#operator),
        intro,
        highlight: shown,
        paragraphs: [messages.codeDetail(device), messages.codeWarning],
      }),
    )
  }

  newDevice(target: MailTarget, { device, origin }: { readonly device: string; readonly origin: string }): void {
    this.#notify(target, messages => ({
      subject: messages.deviceSubject(this.#operator),
      intro: messages.deviceIntro(device, origin),
      paragraphs: [messages.deviceWarning],
    }))
  }

  pathsChanged(target: MailTarget, device: string): void {
    this.#notify(target, messages => ({
      subject: messages.pathsSubject(this.#operator),
      intro: messages.pathsIntro(device),
      paragraphs: [messages.pathsWarning],
    }))
  }

  emailChanged(target: MailTarget, newEmail: string): void {
    this.#notify(target, messages => ({
      subject: messages.emailSubject(this.#operator),
      intro: messages.emailIntro(newEmail),
      paragraphs: [],
    }))
  }

  /** @param hours - Hours until the escrow opens. 0 if it opened. */
  escrowRequested(target: MailTarget, { device, hours, url }: { device: string; hours: number; url: string }): void {
    this.#notify(target, messages => ({
      subject: messages.escrowSubject(this.#operator),
      intro: messages.escrowIntro(device, hours),
      paragraphs: [messages.escrowWarning],
      ...(hours > 0 && { link: { label: messages.escrowCancel, url } }),
    }))
  }

  /** Sends a notice in the background, because what it reports has already happened. */
  #notify({ language, to }: MailTarget, write: (messages: MailMessages) => NoticeContent): void {
    const { language: written, messages } = acceptedLanguage(language, mailLanguages)
    const mail = composeMail({ to, language: written, ...write(messages) })
    this.#background.run(() => this.#mailer.send(mail), "Couldn't send a notice of a wallet")
  }
}
