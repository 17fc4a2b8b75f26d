import { z } from 'zod'
import { ChainRefused } from '../../chains/ChainRefused'
import type { ChainRpc } from '../../chains/ChainRpc'
import { exactIntegerSchema } from '../../chains/exactInteger'
import type { ChainQuery, ChainReader, ChainTransaction, FoundTransactions, KnownTransaction } from './ChainReader'

/** Pages of an address's history. An address belongs to one invoice, so more would be an attack. */
const PAGES = 4
/** Confirmed transactions per page. */
const PAGE = 25
/** Confirmations of a transaction that isn't read again. */
const BURIED = 100
/** Inputs of a transaction that are stored. */
const SPENDS = 200
/** Requests at a time. */
const TOGETHER = 6

const txid = z.string().regex(/^[0-9a-f]{64}$/)
const listSchema = z.array(z.object({ txid, status: z.object({ confirmed: z.boolean() }) })).max(1000)
const heightSchema = z.union([z.int().min(0), z.string().regex(/^\d{1,10}$/)]).transform(Number)
const transactionSchema = z.object({
  status: z.object({
    confirmed: z.boolean(),
    block_height: z.int().min(0).optional(),
    block_hash: txid.optional(),
    block_time: z.int().min(0).optional(),
  }),
  vin: z.array(z.object({ txid, vout: z.int().min(0) })).max(20_000),
  vout: z
    .array(z.object({ scriptpubkey_address: z.string().max(200).optional(), value: exactIntegerSchema }))
    .max(20_000),
})

/** Reads payments on Bitcoin from an esplora API. */
export class BitcoinReader implements ChainReader {
  readonly #rpc: Pick<ChainRpc, 'rest'>

  constructor(rpc: Pick<ChainRpc, 'rest'>) {
    this.#rpc = rpc
  }

  async find({ chainId, cursor, rails }: ChainQuery, signal: AbortSignal): Promise<FoundTransactions> {
    const addresses = [...new Set(rails.map(({ recipientKey }) => recipientKey))]
    const lists = await inGroups(addresses, address => this.#hashesOf(chainId, address, signal))
    return { hashes: [...new Set(lists.flat())], cursor, isComplete: true }
  }

  async read(
    chainId: string,
    transactions: readonly KnownTransaction[],
    recipients: ReadonlySet<string>,
    signal: AbortSignal,
  ): Promise<ReadonlyMap<string, ChainTransaction>> {
    if (transactions.length === 0) return new Map()
    const tip = heightSchema.parse(await this.#rpc.rest(chainId, '/blocks/tip/height', heightSchema, signal))
    const states = new Map<string, ChainTransaction>()
    await inGroups(transactions, async known => {
      states.set(known.txHash, await this.#read(chainId, known, tip, recipients, signal))
    })
    return states
  }

  async #hashesOf(chainId: string, address: string, signal: AbortSignal): Promise<readonly string[]> {
    const hashes: string[] = []
    let path = `/address/${address}/txs`
    for (let page = 0; page < PAGES; page++) {
      const list = listSchema.parse(await this.#rpc.rest(chainId, path, listSchema, signal))
      hashes.push(...list.map(transaction => transaction.txid))
      const confirmed = list.filter(({ status }) => status.confirmed)
      const last = confirmed.at(-1)
      if (confirmed.length < PAGE || !last) break
      path = `/address/${address}/txs/chain/${last.txid}`
    }
    return hashes
  }

  async #read(
    chainId: string,
    { block, txHash }: KnownTransaction,
    tip: number,
    recipients: ReadonlySet<string>,
    signal: AbortSignal,
  ): Promise<ChainTransaction> {
    if (!txid.safeParse(txHash).success) return { kind: 'missing', isCertain: true }
    const answer = await this.#rpc.rest(chainId, `/tx/${txHash}`, transactionSchema, signal).catch((error: unknown) => {
      if (error instanceof ChainRefused) return undefined
      throw error
    })
    // A transaction that isn't in a block can be replaced at any time.
    if (answer === undefined) return { kind: 'missing', isCertain: block === null }
    const { status, vin, vout } = transactionSchema.parse(answer)
    const transfers = vout.flatMap(({ scriptpubkey_address: recipient = '', value }, index) =>
      value > 0n && recipients.has(recipient)
        ? [{ position: `out:${index}`, recipient, asset: 'native', amount: value }]
        : [],
    )
    const { block_hash: hash, block_height: height, block_time: time, confirmed } = status
    const isMined = confirmed && height !== undefined && hash !== undefined
    const confirmations = isMined ? Math.max(1, tip - height + 1) : 0
    return {
      kind: 'found',
      transfers,
      accounts: [],
      spends: vin.slice(0, SPENDS).map(input => `${input.txid}:${input.vout}`),
      confirmations,
      isFinalized: confirmations >= BURIED,
      isBuried: confirmations >= BURIED,
      block: isMined ? { number: BigInt(height), hash } : null,
      minedAt: isMined && time !== undefined ? time * 1000 : undefined,
    }
  }
}

/** Runs a request for each item, a few at a time. */
async function inGroups<Item, Result>(
  items: readonly Item[],
  run: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = []
  for (let start = 0; start < items.length; start += TOGETHER) {
    results.push(...(await Promise.all(items.slice(start, start + TOGETHER).map(run))))
  }
  return results
}
