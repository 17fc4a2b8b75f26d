import { z } from 'zod'
import { ChainRefused } from '../chains/ChainRefused'
import type { ChainRpc } from '../chains/ChainRpc'
import { exactIntegerSchema } from '../chains/exactInteger'
import type { AccountTransaction, Movement } from './AccountTransaction'
import { type BitcoinCursor, cursorAfter, readBitcoinCursor, writeBitcoinCursor } from './bitcoinCursor'
import type { HistoryEntry, HistorySource, PageContext } from './HistorySource'
import { ShownHashes } from './ShownHashes'

const hash = z.string().regex(/^[0-9a-f]{64}$/)
const outputSchema = z.object({ scriptpubkey_address: z.string().max(100).optional(), value: exactIntegerSchema })
const transactionSchema = z.object({
  txid: hash,
  vin: z.array(z.object({ prevout: outputSchema.nullable() })),
  vout: z.array(outputSchema),
  status: z.object({
    confirmed: z.boolean(),
    block_height: z.int().nonnegative().optional(),
    block_hash: hash.optional(),
    block_time: z.int().nonnegative().optional(),
  }),
})
const pageSchema = z.array(transactionSchema)
const statusSchema = z.object({ block_hash: hash.nullish() })

type EsploraTransaction = z.infer<typeof transactionSchema>
type Output = z.infer<typeof outputSchema>

/**
 * Maximum unconfirmed payments to show, the same number that esplora reports. Without a limit, dust could push out
 * everything else.
 */
const MOST_PENDING = 50
/** Maximum esplora pages per page of history. By default, esplora returns 25 transactions per page. */
const PAGES = 10

/** Reads the history of a Bitcoin chain from an esplora API. */
export class BitcoinHistory implements HistorySource {
  readonly chainId: string
  readonly #rpc: Pick<ChainRpc, 'rest'>
  readonly #now: () => Date

  constructor(rpc: Pick<ChainRpc, 'rest'>, chainId: string, now: () => Date = () => new Date()) {
    this.#rpc = rpc
    this.chainId = chainId
    this.#now = now
  }

  async page(
    address: string,
    position: string | undefined,
    limit: number,
    { pay, signal }: PageContext = {},
  ): Promise<readonly HistoryEntry[]> {
    const start = position === undefined ? undefined : readBitcoinCursor(position)
    const shown = start?.shown ?? new ShownHashes()
    const anchor = await this.#anchorOf(start, signal)
    const waiting = anchor === undefined ? await this.#ask(`/address/${address}/txs/mempool`, signal) : []
    const pending = waiting.slice(0, MOST_PENDING)
    const isWaiting = new Set(pending.map(({ txid }) => txid))
    const found = pending.filter(({ txid }) => !shown.has(txid))
    let after = anchor
    for (let page = 0; page < PAGES && found.length < limit; page += 1) {
      if (page > 0) await pay?.(1)
      const list = await this.#ask(`/address/${address}/txs/chain${after === undefined ? '' : `/${after}`}`, signal)
      const last = list.at(-1)
      if (!last || last.txid === after) break
      // A pending transaction may have been confirmed since the first request.
      found.push(...list.filter(({ txid }) => !shown.has(txid) && !isWaiting.has(txid)))
      after = last.txid
    }
    let cursor = start
    return found.slice(0, limit).map(transaction => {
      cursor = cursorAfter(cursor, transaction)
      return { transaction: this.#transaction(transaction, address), position: writeBitcoinCursor(cursor) }
    })
  }

  /**
   * Returns the confirmed transaction after which to continue. Undefined if there is none, or if a reorganization
   * replaced its block. Pages then start with the newest transaction again.
   */
  async #anchorOf(cursor: BitcoinCursor | undefined, signal: AbortSignal | undefined): Promise<string | undefined> {
    if (cursor?.anchor === undefined || cursor.block === '') return cursor?.anchor
    const path = `/tx/${cursor.anchor}/status`
    const status = await this.#rpc.rest(this.chainId, path, statusSchema, signal).catch((error: unknown) => {
      // The transaction is neither in a block nor pending.
      if (error instanceof ChainRefused && error.code === 404) return {}
      throw error
    })
    const block = statusSchema.parse(status).block_hash ?? ''
    return block !== '' && block.endsWith(cursor.block) ? cursor.anchor : undefined
  }

  async #ask(path: string, signal: AbortSignal | undefined): Promise<readonly EsploraTransaction[]> {
    return pageSchema.parse(await this.#rpc.rest(this.chainId, path, pageSchema, signal))
  }

  #transaction({ txid, vin, vout, status }: EsploraTransaction, address: string): AccountTransaction {
    const inputs = vin.flatMap(({ prevout }) => prevout ?? [])
    const [spent, received] = [sumOf(inputs, address), sumOf(vout, address)]
    const to = spent > 0n ? otherThan(vout, address) : address
    const from = spent > 0n ? address : (inputs[0]?.scriptpubkey_address ?? '')
    return {
      hash: txid,
      minedAt: status.block_time === undefined ? this.#now() : new Date(status.block_time * 1000),
      status: status.confirmed ? 'confirmed' : 'pending',
      from,
      to: to ?? address,
      nonce: 0,
      intent: 'none',
      movements: movementsOf({ spent, received, to, from: inputs.length === 0 ? null : from, vout, address }),
    }
  }
}

interface Sums {
  readonly spent: bigint
  readonly received: bigint
  readonly to: string | undefined
  /** Null if the coins were mined. */
  readonly from: string | null
  readonly vout: readonly Output[]
  readonly address: string
}

/** Returns the account's movement. An outgoing amount excludes the fee, unless other accounts also provide inputs. */
function movementsOf({ spent, received, to, from, vout, address }: Sums): readonly Movement[] {
  const base = { kind: 'fungible' } as const
  if (spent === 0n) return [{ ...base, direction: 'in', amount: received, counterparty: from }]
  if (to === undefined) return [{ ...base, direction: 'self', amount: received, counterparty: address }]
  if (received > spent) return [{ ...base, direction: 'in', amount: received - spent, counterparty: undefined }]
  const sentToOthers = vout.reduce((sum, { value }) => sum + value, 0n) - received
  const [amount = 0n] = [sentToOthers, spent - received].sort((one, other) => (one < other ? -1 : 1))
  return [{ ...base, direction: 'out', amount, counterparty: to }]
}

function sumOf(outputs: readonly Output[], address: string): bigint {
  return outputs.reduce((sum, output) => sum + (output.scriptpubkey_address === address ? output.value : 0n), 0n)
}

function otherThan(outputs: readonly Output[], address: string): string | undefined {
  const other = outputs.filter(({ scriptpubkey_address: one }) => one !== address)
  return (
    other.find(({ scriptpubkey_address: one }) => one !== undefined)?.scriptpubkey_address ??
    (other.length > 0 ? '' : undefined)
  )
}
