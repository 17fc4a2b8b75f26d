import { escapeHtml } from '../../http/escapeHtml'
import type { WalletMail } from './Mailer'

/** Content of a mail as plain text. */
export interface MailContent {
  readonly to: string
  readonly subject: string
  /** ISO 639-1 code. */
  readonly language: string
  readonly intro: string
  /** Shown large, such as a code. */
  readonly highlight?: string
  readonly paragraphs: readonly string[]
  readonly link?: { readonly label: string; readonly url: string }
}

const LINE_BREAKS = /[\r\n\u2028\u2029]+/g

/** Returns a mail with a text and an HTML part. */
export function composeMail(content: MailContent): WalletMail {
  const { highlight, intro, language, link, paragraphs, to } = content
  const lines = [intro, highlight, ...paragraphs, link && `${link.label}: ${link.url}`]
  const direction = language === 'ar' ? 'rtl' : 'ltr'
  const paragraph = (text: string, style = ''): string => `<p style="margin:0 0 16px${style}">${escapeHtml(text)}</p>`
  const large = ';font-size:28px;line-height:36px;font-weight:600;letter-spacing:2px'
  const html = [
    `<!doctype html><html lang="${language}" dir="${direction}"><body style="margin:0;padding:24px;font:16px/24px system-ui,sans-serif">`,
    paragraph(intro),
    highlight === undefined ? '' : paragraph(highlight, large),
    ...paragraphs.map(text => paragraph(text)),
    link ? `<p style="margin:0"><a href="${escapeHtml(link.url)}">${escapeHtml(link.label)}</a></p>` : '',
    '</body></html>',
  ]
  return {
    to,
    subject: content.subject.replace(LINE_BREAKS, ' ').slice(0, 200),
    text: `${lines.filter(line => line !== undefined).join('\n\n')}\n`,
    html: html.join(''),
  }
}

/** Returns six digits as two groups. */
export function spacedCode(code: string): string {
  return `${code.slice(0, 3)} ${code.slice(3)}`
}
