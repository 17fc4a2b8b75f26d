import { z } from 'zod'
import type { ChainRpc } from '../../chains/ChainRpc'
import { ChainUnavailable } from '../../chains/ChainUnavailable'
import { quantitySchema, toQuantity } from '../../chains/quantity'
import { resultOf } from '../../chains/resultOf'
import type { BlockId, ChainTransfer } from './ChainReader'
import { type EvmBlock, fullBlockSchema } from './evmBlock'
import { receiptSchema } from './evmReceipt'

const KEY = /^block:(0x[0-9a-f]{64}):(0x[0-9a-f]{40})$/

/** A block in which a contract may have paid a recipient. */
export interface PayoutKey {
  readonly blockHash: string
  readonly recipient: string
}

/** Consecutive blocks to search. */
export interface PayoutSearch {
  /** The block before the first one. */
  readonly before: BlockId
  readonly blocks: readonly EvmBlock[]
  /** Whether the last block is the chain's newest one. */
  readonly isNewest: boolean
}

/** Returns the block and the recipient of a key. Undefined for a transaction's hash. */
export function readPayoutKey(text: string): PayoutKey | undefined {
  const [, blockHash, recipient] = KEY.exec(text) ?? []
  return blockHash === undefined || recipient === undefined ? undefined : { blockHash, recipient }
}

/**
 * Finds native coins that contracts pay out, such as those of smart accounts. Neither transactions nor receipts show
 * them, so the growth of balances does.
 */
export class ContractPayouts {
  readonly #rpc: Pick<ChainRpc, 'batch'>
  /** Balances at the newest block that was read, by chain. */
  readonly #newest = new Map<string, { readonly hash: string; readonly balances: ReadonlyMap<string, bigint> }>()

  constructor(rpc: Pick<ChainRpc, 'batch'>) {
    this.#rpc = rpc
  }

  /**
   * Returns the keys of payouts in consecutive blocks. Empty if the chain no longer has the balances.
   *
   * @throws ChainUnavailable if the node doesn't have the balances of new blocks yet.
   */
  async find(
    chainId: string,
    recipients: readonly string[],
    { before, blocks, isNewest }: PayoutSearch,
    signal: AbortSignal,
  ): Promise<readonly string[]> {
    const last = blocks.at(-1)
    if (!last || recipients.length === 0) return []
    const known = this.#newest.get(chainId)
    const old = known?.hash === before.hash ? known.balances : new Map<string, bigint>()
    const unknown = recipients.filter(recipient => !old.has(recipient))
    const first = new Map([...old, ...(await this.#balances(chainId, unknown, before.number, signal))])
    const ends = await this.#balances(chainId, recipients, last.number, signal)
    // After a long downtime, nodes no longer have the balances. A node without new ones lags behind.
    if (isNewest && ends.size < recipients.length) throw new ChainUnavailable(chainId)
    const grown = recipients.filter(recipient => {
      const [start, end] = [first.get(recipient), ends.get(recipient)]
      return start !== undefined && end !== undefined && end !== start
    })
    const keys: string[] = []
    let previous: ReadonlyMap<string, bigint> = first
    for (const block of grown.length > 0 ? blocks : []) {
      const balances = block === last ? ends : await this.#balances(chainId, grown, block.number, signal)
      for (const recipient of grown) {
        const [start, end] = [previous.get(recipient), balances.get(recipient)]
        if (start === undefined || end === undefined || end <= start) continue
        if (end - start !== directOf(block, recipient)) keys.push(`block:${block.hash}:${recipient}`)
      }
      previous = balances
    }
    this.#newest.set(chainId, { hash: last.hash, balances: ends })
    return keys
  }

  /** Reads a payout: the growth of the balance in the block, less the transactions that pay the recipient themselves. */
  async read(
    chainId: string,
    block: BlockId,
    recipient: string,
    signal: AbortSignal,
  ): Promise<readonly ChainTransfer[]> {
    const [after, before] = await Promise.all([
      this.#balances(chainId, [recipient], block.number, signal),
      this.#balances(chainId, [recipient], block.number - 1n, signal),
    ])
    const [end, start] = [after.get(recipient), before.get(recipient)]
    if (end === undefined || start === undefined) throw new PayoutUnknown()
    const [answer] = await this.#rpc.batch(
      chainId,
      [{ method: 'eth_getBlockByHash', params: [block.hash, true] }],
      signal,
    )
    const full = fullBlockSchema.parse(resultOf(answer))
    const direct = full?.transactions.filter(({ to, value }) => to === recipient && value > 0n) ?? []
    const receipts = await this.#rpc.batch(
      chainId,
      direct.map(({ hash }) => ({ method: 'eth_getTransactionReceipt', params: [hash] })),
      signal,
    )
    const paid = direct.reduce((sum, { value }, index) => {
      const isPaid = receiptSchema.parse(resultOf(receipts[index]))?.status === 1n
      return isPaid ? sum + value : sum
    }, 0n)
    const amount = end - start - paid
    return amount > 0n ? [{ position: 'balance', recipient, asset: 'native', amount }] : []
  }

  /** Returns balances at a block. Omits those that the node no longer has. */
  async #balances(
    chainId: string,
    addresses: readonly string[],
    block: bigint,
    signal: AbortSignal,
  ): Promise<ReadonlyMap<string, bigint>> {
    const answers = await this.#rpc.batch(
      chainId,
      addresses.map(address => ({ method: 'eth_getBalance', params: [address, toQuantity(block)] })),
      signal,
    )
    const read = z.object({ result: quantitySchema })
    return new Map(
      addresses.flatMap((address, index) => {
        const { data } = read.safeParse(answers[index])
        return data ? [[address, data.result] as const] : []
      }),
    )
  }
}

/** Thrown if a node no longer has the balances of a block. */
export class PayoutUnknown extends Error {
  override readonly name = 'PayoutUnknown'
}

function directOf({ transactions }: EvmBlock, recipient: string): bigint {
  return transactions.reduce((sum, { to, value }) => (to === recipient ? sum + value : sum), 0n)
}
