import { escapeHtml } from '../../http/escapeHtml'
import { htmlPage } from '../../http/htmlPage'
import type { MerchantLanguage } from './merchantMessages'
import { MERCHANT_STYLE } from './merchantStyle'

/** Path of the page. */
export const MERCHANT_PATH = '/pay/merchant'

/** Result of the last action. */
export interface MerchantNotice {
  readonly kind: 'done' | 'error'
  readonly text: string
}

/** A signed-in page. */
export interface MerchantView {
  /** Name of the store. */
  readonly store: string
  readonly session: string
  readonly language: MerchantLanguage
  readonly notice?: MerchantNotice | undefined
}

/** Returns a signed-in page. `back` leads to the list of invoices. */
export function merchantPage(view: MerchantView, title: string, body: string, back = false): Response {
  const { allInvoices, signOut } = view.language.messages
  const arrow = view.language.language === 'ar' ? '→' : '←'
  const start = back
    ? merchantForm(
        view,
        {},
        `<button><span aria-hidden="true">${arrow}&nbsp;</span>${escapeHtml(allInvoices)}</button>`,
      )
    : '<span></span>'
  const top = `<nav class="bar">${start}<a href="${MERCHANT_PATH}">${escapeHtml(signOut)}</a></nav>`
  const content = noticePart(view.notice) + body
  return htmlPage({ language: view.language, title, top, body: content, style: MERCHANT_STYLE })
}

/** Returns a form that leads to a page or an action. */
export function merchantForm(
  { session }: MerchantView,
  values: Readonly<Record<string, string>>,
  content: string,
): string {
  const inputs = Object.entries({ session, ...values }).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  )
  return `<form method="post">${inputs.join('')}${content}</form>`
}

/** Returns the result of the last action. */
export function noticePart(notice: MerchantNotice | undefined): string {
  if (!notice) return ''
  const look = notice.kind === 'error' ? 'notice bad' : 'notice'
  return `<p class="${look}" role="${notice.kind === 'error' ? 'alert' : 'status'}">${escapeHtml(notice.text)}</p>`
}
