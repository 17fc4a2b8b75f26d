import { createHash, randomUUID } from 'node:crypto'
import type { InvoiceRequest } from '@openappkit/contract'
import { and, desc, eq, inArray, or } from 'drizzle-orm'
import { isChainTrouble } from '../../chains/isChainTrouble'
import { HttpFailure } from '../../http/HttpFailure'
import type { Database } from '../../storage/Database'
import { type PayInvoiceRow, type PayKeyRow, payInvoices, payKeys, payRails } from '../../storage/paySchema'
import { currencyDecimals } from '../invoice/priceInUnits'
import type { MerchantSettings } from '../settings/PayFile'
import { openFingerprint } from '../store/openFingerprint'
import { isUniqueViolation, type PayQuery, payQuery } from '../store/payQuery'
import { RailAllocator } from './RailAllocator'
import { acceptedBy, type PricedRail, type RailPricer } from './RailPricer'

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
    const keys = { merchantId: merchant.id, key: idempotencyKey, requestHash: hashOf(request) }
    const known = await this.#known(request.orderId, keys)
    if (known !== undefined) return known
    if (currencyDecimals(request.amount.currency) === undefined)
      throw new HttpFailure(400, 'amount.currency', `We don't support the currency ${request.amount.currency}`)
    if (acceptedBy(merchant, request.accepts).length === 0)
      throw new HttpFailure(400, 'accepts', "The merchant's settings have none of these assets")
    const rails = await this.#reachable(await this.#dependencies.pricer.price(merchant, request, signal), signal)
    if (rails.length === 0)
      throw new HttpFailure(503, 'accepts', 'No accepted asset has a price now. Check accepts, or try again.')
    try {
      return await this.#add(merchant, request, keys, rails)
    } catch (error) {
      // A concurrent request for the same order was faster.
      if (!isUniqueViolation(error)) throw error
      const other = await this.#known(request.orderId, keys)
      if (other === undefined) throw error
      return other
    }
  }

  async #known(orderId: string, request: RequestKey): Promise<string | undefined> {
    const { key, merchantId, requestHash } = request
    return payQuery(this.#dependencies.database, async query => {
      const repeated = key === null ? undefined : await findKey(query, merchantId, key)
      if (repeated) {
        sameRequest(repeated, requestHash, 'idempotency-key', 'Another request used this key')
        // An invoice that can't be paid anymore would block an order whose id is the key.
        if (!(await isClosed(query, repeated.invoiceId))) return repeated.invoiceId
      }
      const rows = await query
        .select()
        .from(payInvoices)
        .where(
          and(
            eq(payInvoices.merchantId, merchantId),
            eq(payInvoices.orderId, orderId),
            or(eq(payInvoices.isCurrent, true), inArray(payInvoices.status, ['open', 'processing', 'settled'])),
          ),
        )
        .orderBy(desc(payInvoices.createdAt))
        .limit(10)
      const paid = rows.find(({ status }) => status === 'settled')
      if (paid) throw new HttpFailure(409, 'orderId', `The order is paid by the invoice ${paid.id}`)
      const [open] = rows
      if (!open) return undefined
      const { id: invoiceId } = open
      sameRequest({ ...open, invoiceId }, requestHash, 'orderId', `The order has another open invoice: ${invoiceId}`)
      if (key !== null)
        await query
          .insert(payKeys)
          .values({ merchantId, key, requestHash, invoiceId, createdAt: new Date(this.#dependencies.now()) })
          .onConflictDoNothing()
      return invoiceId
    })
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
    { key, merchantId, requestHash }: RequestKey,
    rails: readonly PricedRail[],
  ): Promise<string> {
    const id = randomUUID()
    const now = this.#dependencies.now()
    const expiresAt = now + (expiresIn ?? merchant.expiresIn ?? EXPIRY) * 1000
    const createdAt = new Date(now)
    const invoice: Omit<PayInvoiceRow, 'exceptions' | 'sequence'> = {
      id,
      merchantId,
      orderId,
      requestHash,
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
    }
    const add = async (transaction: PayQuery): Promise<void> => {
      await transaction.insert(payInvoices).values(invoice)
      if (key !== null) await bindKey(transaction, { merchantId, key, requestHash, invoiceId: id, createdAt })
      const allocator = new RailAllocator(transaction, id, createdAt)
      for (const [position, rail] of rails.entries()) {
        const { asset, chainId, confirmations, decimals, symbol } = rail
        const terms = { asset, chainId, confirmations, decimals, symbol, ...(await allocator.allocate(rail)) }
        await transaction
          .insert(payRails)
          .values({ invoiceId: id, position, ...terms, readAt: null, nextReadAt: createdAt, createdAt })
      }
    }
    await payQuery(this.#dependencies.database, query => query.transaction(add))
    return id
  }
}

interface RequestKey {
  readonly merchantId: string
  /** Idempotency key. */
  readonly key: string | null
  readonly requestHash: string
}

async function findKey(query: PayQuery, merchantId: string, key: string): Promise<PayKeyRow | undefined> {
  const [row] = await query
    .select()
    .from(payKeys)
    .where(and(eq(payKeys.merchantId, merchantId), eq(payKeys.key, key)))
  return row
}

/** Binds a key to an invoice. A concurrent request may have used it for something else. */
async function bindKey(query: PayQuery, row: PayKeyRow): Promise<void> {
  const { createdAt, invoiceId, requestHash } = row
  const bound = await query
    .insert(payKeys)
    .values(row)
    .onConflictDoUpdate({
      target: [payKeys.merchantId, payKeys.key],
      set: { invoiceId, createdAt },
      setWhere: eq(payKeys.requestHash, requestHash),
    })
    .returning()
  if (bound.length === 0) throw new HttpFailure(409, 'idempotency-key', 'Another request used this key')
}

async function isClosed(query: PayQuery, id: string): Promise<boolean> {
  const [row] = await query.select().from(payInvoices).where(eq(payInvoices.id, id))
  return row?.status === 'expired' || row?.status === 'invalid'
}

function sameRequest(
  row: Pick<PayKeyRow, 'invoiceId' | 'requestHash'>,
  requestHash: string,
  field: string,
  problem: string,
): string {
  if (row.requestHash !== requestHash) throw new HttpFailure(409, field, problem)
  return row.invoiceId
}

function hashOf({ accepts, amount, expiresIn, orderId, tolerance }: InvoiceRequest): string {
  const terms = [orderId, amount.minor, amount.currency, accepts?.toSorted(), expiresIn, tolerance?.bps]
  return createHash('sha256').update(JSON.stringify(terms)).digest('base64url')
}
