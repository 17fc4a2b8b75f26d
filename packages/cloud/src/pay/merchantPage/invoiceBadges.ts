import type { Invoice, InvoiceStatus } from '@openappkit/contract'
import { escapeHtml } from '../../http/escapeHtml'
import type { MerchantLanguage } from './merchantMessages'

const LOOKS: Readonly<Record<InvoiceStatus, string>> = {
  open: '',
  processing: ' wait',
  settled: ' good',
  expired: '',
  invalid: ' bad',
  reversed: ' bad',
}

/** Returns the status and the exceptions of an invoice. */
export function invoiceBadges({ exceptions, status }: Invoice, { messages }: MerchantLanguage): string {
  const rest = exceptions.map(exception => badge(messages.exceptions[exception]))
  return [badge(messages.statuses[status], LOOKS[status]), ...rest].join(' ')
}

function badge(text: string, look = ''): string {
  return `<span class="badge${look}">${escapeHtml(text)}</span>`
}
