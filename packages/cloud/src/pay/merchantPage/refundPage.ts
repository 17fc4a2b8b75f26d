import type { InvoiceRefund } from '@openappkit/contract'
import { escapeHtml } from '../../http/escapeHtml'
import { type MerchantView, merchantForm, merchantPage } from './merchantPage'

/** Returns the page of a prepared refund. */
export function refundPage(view: MerchantView, id: string, { transaction: unsigned }: InvoiceRefund): Response {
  const { back, refundDetail, refundTitle, transaction } = view.language.messages
  const text = escapeHtml(JSON.stringify(unsigned, null, 2))
  const body = [
    `<p>${escapeHtml(refundDetail)}</p>`,
    `<label>${escapeHtml(transaction)}<textarea readonly rows="16" dir="ltr" spellcheck="false">${text}</textarea></label>`,
    merchantForm(view, { view: 'invoice', id }, `<button>${escapeHtml(back)}</button>`),
  ]
  return merchantPage(view, refundTitle, body.join(''), true)
}
