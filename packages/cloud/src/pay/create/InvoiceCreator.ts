import { createHash, randomUUID } from 'node:crypto'
import type { InvoiceRequest } from '@openappkit/contract'
import { and, desc, eq, inArray, or } from 'drizzle-orm'
import { isChainTrouble } from '../../chains/isChainTrouble'
import { HttpFailure } from '../../http/HttpFailure'
import type { Database } from '../../storage/Database'
import { type PayInvoiceRow, payInvoices, payRails } from '../../storage/paySchema'
import { currencyDecimals } from '../invoice/priceInUnits'
import type { MerchantSettings } from '../settings/PayFile'
import { openFingerprint } from '../store/openFingerprint'
import { isUniqueViolation, payQuery } from '../store/payQuery'
import { RailAllocator } from './RailAllocator'
import type { PricedRail, RailPricer } from './RailPricer'

/** Seconds until an invoice expires. */
const EXPIRY = 900
/** Milliseconds after the expiry in which payments must become final. */
const MONITORING = 24 * 3_600_000

export interface InvoiceCreatorDependencies {
  readonly database: Database
  readonly pricer: RailPricer
  /** Starts to watch a chain. */
  readonly begin: (chainId: string, signal: AbortSignal) => Promise<void>
  readonly now: () => number
}

/** Creates invoices, once for each order and idempotency key. */
export class InvoiceCreator {
  readonly #dependencies: InvoiceCreatorDependencies

  constructor(dependencies: InvoiceCreatorDependencies) {
    this.#dependencies = dependencies
  }

  /**
   * Returns the id of a new invoice, or of the one that the same request created before.
   *
   * @throws HttpFailure 409 if the order has another invoice or is paid, or if the key belongs to another request. 400
   *   for an amount that can't be priced, 503 if no accepted asset has a price.
   */
  async create(
    merchant: MerchantSettings,
    request: InvoiceRequest,
    idempotencyKey: string | null,
    signal: AbortSignal,
  ): Promise<string> {
    const requestHash = hashOf(request)
    const known = await this.#known(merchant, request, requestHash, idempotencyKey)
    if (known !== undefined) return known
    if (currencyDecimals(request.amount.currency) === undefined)
      throw new HttpFailure(400, 'amount.currency', `We don't support the currency ${request.amount.currency}`)
    const rails = await this.#reachable(await this.#dependencies.pricer.price(merchant, request, signal), signal)
    if (rails.length === 0)
      throw new HttpFailure(503, 'accepts', 'No accepted asset has a price now. Check accepts, or try again.')
    try {
      return await this.#add(merchant, request, { requestHash, idempotencyKey }, rails)
    } catch (error) {
      // A concurrent request for the same order was faster.
      if (!isUniqueViolation(error)) throw error
      const other = await this.#known(merchant, request, requestHash, idempotencyKey)
      if (other === undefined) throw error
      return other
    }
  }

  async #known(
    merchant: MerchantSettings,
    { orderId }: InvoiceRequest,
    requestHash: string,
    idempotencyKey: string | null,
  ): Promise<string | undefined> {
    const rows = await payQuery(this.#dependencies.database, query =>
      query
        .select()
        .from(payInvoices)
        .where(
          and(
            eq(payInvoices.merchantId, merchant.id),
            or(
              idempotencyKey === null ? undefined : eq(payInvoices.idempotencyKey, idempotencyKey),
              and(
                eq(payInvoices.orderId, orderId),
                or(eq(payInvoices.isCurrent, true), inArray(payInvoices.status, ['open', 'processing', 'settled'])),
              ),
            ),
          ),
        )
        .orderBy(desc(payInvoices.createdAt))
        .limit(10),
    )
    const repeated = rows.find(row => idempotencyKey !== null && row.idempotencyKey === idempotencyKey)
    if (repeated) return sameRequest(repeated, requestHash, 'idempotency-key', 'Another request used this key')
    const paid = rows.find(({ status }) => status === 'settled')
    if (paid) throw new HttpFailure(409, 'orderId', `The order is paid by the invoice ${paid.id}`)
    const [open] = rows
    return open && sameRequest(open, requestHash, 'orderId', `The order has another open invoice: ${open.id}`)
  }

  /** Returns the rails whose chain can be read. A payment on another chain would be missed. */
  async #reachable(rails: readonly PricedRail[], signal: AbortSignal): Promise<readonly PricedRail[]> {
    const chainIds = [...new Set(rails.map(({ chainId }) => chainId))]
    const reached = await Promise.all(
      chainIds.map(chainId =>
        this.#dependencies.begin(chainId, signal).then(
          () => true,
          (error: unknown) => {
            if (isChainTrouble(error)) return false
            throw error
          },
        ),
      ),
    )
    return rails.filter(({ chainId }) => reached[chainIds.indexOf(chainId)])
  }

  async #add(
    merchant: MerchantSettings,
    { amount, expiresIn, orderId, tolerance }: InvoiceRequest,
    keys: Pick<PayInvoiceRow, 'idempotencyKey' | 'requestHash'>,
    rails: readonly PricedRail[],
  ): Promise<string> {
    const id = randomUUID()
    const now = this.#dependencies.now()
    const expiresAt = now + (expiresIn ?? merchant.expiresIn ?? EXPIRY) * 1000
    const createdAt = new Date(now)
    await this.#dependencies.database.sql.transaction(async transaction => {
      await transaction.insert(payInvoices).values({
        id,
        merchantId: merchant.id,
        orderId,
        ...keys,
        amount: amount.minor,
        currency: amount.currency,
        toleranceBps: tolerance?.bps ?? merchant.toleranceBps ?? 0,
        status: 'open',
        mark: null,
        isCurrent: true,
        fingerprint: openFingerprint(rails.map((_, position) => position)),
        createdAt,
        expiresAt: new Date(expiresAt),
        monitorUntil: new Date(expiresAt + MONITORING),
        settledAt: null,
        nextCheckAt: new Date(expiresAt),
        updatedAt: createdAt,
      })
      const allocator = new RailAllocator(transaction, id, createdAt)
      for (const [position, rail] of rails.entries()) {
        const { asset, chainId, confirmations, decimals, symbol } = rail
        const terms = { asset, chainId, confirmations, decimals, symbol, ...(await allocator.allocate(rail)) }
        await transaction
          .insert(payRails)
          .values({ invoiceId: id, position, ...terms, readAt: null, nextReadAt: createdAt, createdAt })
      }
    })
    return id
  }
}

function sameRequest(row: PayInvoiceRow, requestHash: string, field: string, problem: string): string {
  if (row.requestHash !== requestHash) throw new HttpFailure(409, field, problem)
  return row.id
}

function hashOf({ accepts, amount, expiresIn, orderId, tolerance }: InvoiceRequest): string {
  const terms = [orderId, amount.minor, amount.currency, accepts?.toSorted(), expiresIn, tolerance?.bps]
  return createHash('sha256').update(JSON.stringify(terms)).digest('base64url')
}
