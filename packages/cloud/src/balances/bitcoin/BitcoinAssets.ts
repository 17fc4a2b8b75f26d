import { z } from 'zod'
import { ChainRefused } from '../../chains/ChainRefused'
import type { ChainRpc } from '../../chains/ChainRpc'
import { exactIntegerSchema } from '../../chains/exactInteger'
import type { Asset, AssetsQuery, AssetsReader } from '../Asset'

const satoshis = exactIntegerSchema.refine(value => value >= 0n)
const outputsSchema = z.array(z.object({ value: satoshis, status: z.object({ confirmed: z.boolean() }) }))
const sums = z.object({ funded_txo_sum: satoshis, spent_txo_sum: satoshis })
const statisticsSchema = z.object({ chain_stats: sums, mempool_stats: sums })

interface Sums {
  readonly confirmed: bigint
  readonly unconfirmed: bigint
}

/** Reads Bitcoin balances from an esplora API. */
export class BitcoinAssets implements AssetsReader {
  readonly #rpc: Pick<ChainRpc, 'rest'>

  constructor(rpc: Pick<ChainRpc, 'rest'>) {
    this.#rpc = rpc
  }

  async read({ chainId, account, signal }: AssetsQuery): Promise<readonly Asset[]> {
    const { confirmed, unconfirmed } = await this.#outputs(chainId, account, signal)
    const units = confirmed + unconfirmed
    return units > 0n ? [{ chainId, units, ...(unconfirmed > 0n && { unconfirmed }) }] : []
  }

  /**
   * Sums the spendable outputs of confirmed and pending transactions. An output that a pending transaction spends
   * counts toward neither.
   */
  async #outputs(chainId: string, account: string, signal: AbortSignal): Promise<Sums> {
    try {
      const outputs = outputsSchema.parse(
        await this.#rpc.rest(chainId, `/address/${account}/utxo`, outputsSchema, signal),
      )
      const sum = (isConfirmed: boolean): bigint =>
        outputs.filter(({ status }) => status.confirmed === isConfirmed).reduce((all, { value }) => all + value, 0n)
      return { confirmed: sum(true), unconfirmed: sum(false) }
    } catch (error) {
      if (error instanceof ChainRefused && error.code === 400) return this.#statistics(chainId, account, signal)
      throw error
    }
  }

  /** Computes the balance of an address with more outputs than the API lists, from the address's totals. */
  async #statistics(chainId: string, account: string, signal: AbortSignal): Promise<Sums> {
    const answer = await this.#rpc.rest(chainId, `/address/${account}`, statisticsSchema, signal)
    const { chain_stats: chain, mempool_stats: mempool } = statisticsSchema.parse(answer)
    const all = chain.funded_txo_sum - chain.spent_txo_sum + mempool.funded_txo_sum - mempool.spent_txo_sum
    const waiting = mempool.funded_txo_sum
    // Some pending outputs may already be spent.
    if (waiting > all) return { confirmed: 0n, unconfirmed: all }
    return { confirmed: all - waiting, unconfirmed: waiting }
  }
}
