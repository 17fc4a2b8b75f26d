import { bearerToken } from '../../http/bearerToken'
import { HttpFailure } from '../../http/HttpFailure'
import type { InvoiceRows } from '../store/InvoiceStore'
import type { PayApi } from './PayApi'

/**
 * Returns an invoice of the merchant whose API key the request has.
 *
 * @throws HttpFailure 401 without a key, 404 for an unknown invoice and for one of another merchant.
 */
export async function merchantInvoice(
  { invoices, merchants }: Pick<PayApi, 'invoices' | 'merchants'>,
  id: string,
  headers: Headers,
): Promise<InvoiceRows> {
  const merchant = merchants.require(headers)
  const rows = await invoices.find(id)
  if (rows?.invoice.merchantId !== merchant.id) throw unknownInvoice()
  return rows
}

/**
 * Returns the invoice whose client secret the request has.
 *
 * @throws HttpFailure 404 for an unknown invoice or another secret.
 */
export async function payerInvoice(
  { invoices, secrets }: Pick<PayApi, 'invoices' | 'secrets'>,
  id: string,
  headers: Headers,
): Promise<InvoiceRows> {
  const secret = bearerToken(headers.get('authorization') ?? undefined) ?? ''
  // Compared first, so that only holders of a secret cause a query.
  const rows = secrets.matches(id, secret) ? await invoices.find(id) : undefined
  if (!rows) throw unknownInvoice()
  return rows
}

function unknownInvoice(): HttpFailure {
  return new HttpFailure(404, 'id', 'Unknown invoice')
}
