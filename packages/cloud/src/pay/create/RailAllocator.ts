import { randomBytes } from 'node:crypto'
import { base58 } from '@scure/base'
import { and, eq, gt, gte, inArray, lt, sql } from 'drizzle-orm'
import { readAccount } from '../../chains/accountAddress'
import { HttpFailure } from '../../http/HttpFailure'
import { type PayRailRow, payAddresses, payIndexes, payRails } from '../../storage/paySchema'
import { addressAt, keyHash, readExtendedKey } from '../settings/extendedKey'
import type { ReceiveSettings } from '../settings/PayFile'
import type { PayQuery } from '../store/payQuery'
import type { PricedRail } from './RailPricer'

/** Milliseconds for which an amount belongs to an invoice. */
const AMOUNT_LIFETIME = 30 * 24 * 3_600_000
/** Amounts to choose from, in base units. */
const AMOUNTS = 10_000n
/** Addresses of a list that are tried. */
const TRIES = 50

type Place = Pick<PayRailRow, 'matching' | 'price' | 'recipient' | 'recipientKey' | 'reference'>

/** Gives an invoice what identifies its payments: addresses, a reference, or amounts that no other invoice has. */
export class RailAllocator {
  readonly #query: PayQuery
  readonly #invoiceId: string
  readonly #now: Date
  /** Addresses of this invoice, by their source. An account's address is the same on all chains of its namespace. */
  readonly #addresses = new Map<string, string>()
  readonly #reference = base58.encode(new Uint8Array(randomBytes(32)))

  /** @param query - The transaction that adds the invoice. */
  constructor(query: PayQuery, invoiceId: string, now: Date) {
    this.#query = query
    this.#invoiceId = invoiceId
    this.#now = now
  }

  /**
   * Returns where to pay a rail.
   *
   * @throws HttpFailure 503 if all addresses or amounts are used.
   */
  async allocate({ asset, chainId, price, receive }: PricedRail): Promise<Place> {
    const { address } = receive
    if (address === undefined) {
      const own = await this.#address(receive)
      return { ...placeOf(chainId, own), matching: 'address', reference: null, price: `${price}` }
    }
    const place = placeOf(chainId, address)
    if (chainId.startsWith('solana:')) {
      return { ...place, matching: 'reference', reference: this.#reference, price: `${price}` }
    }
    const free = await this.#amount(chainId, place.recipientKey, asset, price)
    return { ...place, matching: 'amount', reference: null, price: `${free}` }
  }

  async #address(receive: ReceiveSettings): Promise<string> {
    const { addresses = [], chainId, xpub } = receive
    const namespace = chainId.slice(0, chainId.indexOf(':'))
    // Bitcoin's networks spell an account's addresses differently.
    const source = `${namespace === 'bip122' ? chainId : namespace}:${xpub ?? addresses.join()}`
    const known = this.#addresses.get(source)
    if (known !== undefined) return known
    const own = xpub === undefined ? await this.#listed(chainId, addresses) : await this.#derived(chainId, xpub)
    if (own === undefined) throw new HttpFailure(503, 'receive', `All addresses on ${chainId} are used. Add some.`)
    this.#addresses.set(source, own)
    return own
  }

  async #derived(chainId: string, xpub: string): Promise<string | undefined> {
    const key = readExtendedKey(xpub)
    for (let count = 0; count < TRIES; count++) {
      const [row] = await this.#query
        .insert(payIndexes)
        .values({ keyHash: keyHash(xpub), next: 1 })
        .onConflictDoUpdate({ target: payIndexes.keyHash, set: { next: sql`${payIndexes.next} + 1` } })
        .returning()
      const address = addressAt(key, (row?.next ?? 1) - 1, chainId)
      if (await this.#take(chainId, address)) return address
    }
    return undefined
  }

  async #listed(chainId: string, addresses: readonly string[]): Promise<string | undefined> {
    const namespace = chainId.slice(0, chainId.indexOf(':'))
    const keys = addresses.map(address => placeOf(chainId, address).recipientKey)
    const used = await this.#query
      .select()
      .from(payAddresses)
      .where(and(eq(payAddresses.namespace, namespace), inArray(payAddresses.address, keys)))
    const taken = new Set(used.map(({ address }) => address))
    const free = addresses.filter((_, index) => !taken.has(keys[index] ?? ''))
    for (const address of free.slice(0, TRIES)) if (await this.#take(chainId, address)) return address
    return undefined
  }

  /** Reserves an address for ever. Returns false if another invoice has it. */
  async #take(chainId: string, address: string): Promise<boolean> {
    const namespace = chainId.slice(0, chainId.indexOf(':'))
    const rows = await this.#query
      .insert(payAddresses)
      .values({ namespace, address: placeOf(chainId, address).recipientKey, invoiceId: this.#invoiceId })
      .onConflictDoNothing()
      .returning()
    return rows.length > 0
  }

  /** Returns the lowest amount from `price` on that no invoice of the last weeks has. */
  async #amount(chainId: string, recipientKey: string, asset: string, price: bigint): Promise<bigint> {
    // Two invoices at a time would choose the same amount.
    await this.#query.execute(sql`select pg_advisory_xact_lock(hashtext(${`${chainId}:${recipientKey}:${asset}`}))`)
    const rows = await this.#query
      .select({ price: payRails.price })
      .from(payRails)
      .where(
        and(
          eq(payRails.chainId, chainId),
          eq(payRails.recipientKey, recipientKey),
          eq(payRails.asset, asset),
          gte(payRails.price, `${price}`),
          lt(payRails.price, `${price + AMOUNTS}`),
          gt(payRails.createdAt, new Date(this.#now.getTime() - AMOUNT_LIFETIME)),
        ),
      )
    const taken = new Set(rows.map(row => BigInt(row.price)))
    for (let amount = price; amount < price + AMOUNTS; amount++) if (!taken.has(amount)) return amount
    throw new HttpFailure(503, 'receive', `Too many invoices of one amount on ${chainId}. Use an xpub.`)
  }
}

function placeOf(chainId: string, address: string): Pick<PayRailRow, 'recipient' | 'recipientKey'> {
  return { recipient: address, recipientKey: readAccount(address, chainId).address }
}
