import type { Invoice } from '@openappkit/contract'
import { escapeHtml } from '../../http/escapeHtml'
import { invoiceBadges } from './invoiceBadges'
import { type MerchantView, merchantForm, merchantPage } from './merchantPage'
import { moneyText, timeText } from './merchantText'

/** Returns the list of invoices. `next` is the last one, if older invoices follow. */
export function invoicesPage(view: MerchantView, invoices: readonly Invoice[], next: string | null): Response {
  const { empty, older } = view.language.messages
  const rows = invoices.map(invoice => `<li>${row(view, invoice)}</li>`)
  const list = rows.length === 0 ? `<p>${escapeHtml(empty)}</p>` : `<ul class="rows">${rows.join('')}</ul>`
  const more =
    next === null ? '' : merchantForm(view, { after: next }, `<button class="quiet">${escapeHtml(older)}</button>`)
  return merchantPage(view, view.store, list + more)
}

function row(view: MerchantView, invoice: Invoice): string {
  const { amount, createdAt, id, orderId } = invoice
  const parts = [
    `<bdi class="main">${escapeHtml(orderId)}</bdi>`,
    `<span class="end main">${escapeHtml(moneyText(amount, view.language))}</span>`,
    `<span class="soft">${escapeHtml(timeText(createdAt, view.language))}</span>`,
    `<span class="end tags">${invoiceBadges(invoice, view.language)}</span>`,
  ]
  return merchantForm(view, { view: 'invoice', id }, `<button class="row">${parts.join('')}</button>`)
}
