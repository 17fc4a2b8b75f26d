import { z } from 'zod'
import type { ChainRpc } from '../chains/ChainRpc'
import { ChainUnavailable } from '../chains/ChainUnavailable'
import { type NodeTransaction, transactionSchema } from '../indexer/blockSchemas'
import type { AccountTransaction, Movement } from './AccountTransaction'
import { isApproval } from './approvals'

/** Milliseconds for which requests share one list of pending transactions. */
const LIFETIME = 2000
const pendingSchema = z.object({ transactions: z.array(transactionSchema) })

/** Reads pending transactions from nodes that report them. Many nodes don't. */
export class EvmPending {
  readonly #rpc: Pick<ChainRpc, 'batch'>
  readonly #chainId: string
  readonly #now: () => number
  #kept: { readonly until: number; readonly found: Promise<readonly NodeTransaction[]> } | undefined

  constructor(rpc: Pick<ChainRpc, 'batch'>, chainId: string, now: () => number = Date.now) {
    this.#rpc = rpc
    this.#chainId = chainId
    this.#now = now
  }

  /**
   * Returns an account's pending transactions, highest nonce first. Empty if the node can't report them, because mined
   * transactions are shown anyway.
   */
  async of(account: string): Promise<readonly AccountTransaction[]> {
    const all = await this.#all()
    const minedAt = new Date(this.#now())
    return all
      .filter(transaction => namedIn(transaction).includes(account))
      .toSorted((one, other) => other.nonce - one.nonce)
      .map(transaction => {
        const { from, hash, nonce, to } = transaction
        const intent = from === account ? intentOf(transaction) : 'none'
        const movements = movementsOf(transaction, account)
        return { hash, minedAt, status: 'pending', from, to: to ?? '', nonce, intent, movements }
      })
  }

  #all(): Promise<readonly NodeTransaction[]> {
    if (this.#kept && this.#now() < this.#kept.until) return this.#kept.found
    const found = this.#ask()
    this.#kept = { until: this.#now() + LIFETIME, found }
    return found
  }

  async #ask(): Promise<readonly NodeTransaction[]> {
    try {
      const call = { method: 'eth_getBlockByNumber', params: ['pending', true] }
      const [answer] = await this.#rpc.batch(this.#chainId, [call])
      return pendingSchema.safeParse(answer?.result).data?.transactions ?? []
    } catch (error) {
      if (error instanceof ChainUnavailable) return []
      throw error
    }
  }
}

interface TokenTransfer {
  readonly to: string
  readonly amount: bigint
}

/** Returns the transfer of an ERC-20 `transfer(address,uint256)` call. Undefined for other calls. */
function tokenTransfer({ input }: NodeTransaction): TokenTransfer | undefined {
  const [, to, amount] = /^0xa9059cbb0{24}([0-9a-f]{40})([0-9a-f]{64})$/.exec(input) ?? []
  return to === undefined ? undefined : { to: `0x${to}`, amount: BigInt(`0x${amount}`) }
}

function namedIn(transaction: NodeTransaction): readonly (string | null | undefined)[] {
  return [transaction.from, transaction.to, tokenTransfer(transaction)?.to]
}

function intentOf({ input, to, value }: NodeTransaction): AccountTransaction['intent'] {
  if (to === null || to === undefined) return 'deploy'
  if (isApproval(input)) return 'approve'
  return input === '0x' && value > 0n ? 'send' : 'none'
}

function movementsOf(transaction: NodeTransaction, account: string): readonly Movement[] {
  const { from, to, value } = transaction
  const movement = (recipient: string, amount: bigint, token?: string): readonly Movement[] => {
    if (from !== account && recipient !== account) return []
    const direction = from !== account ? 'in' : recipient === account ? 'self' : 'out'
    const counterparty = from === account ? recipient : from
    return [{ kind: 'fungible', amount, direction, counterparty, ...(token !== undefined && { token }) }]
  }
  if (to === null || to === undefined) return []
  const transfer = tokenTransfer(transaction)
  return [...(value > 0n ? movement(to, value) : []), ...(transfer ? movement(transfer.to, transfer.amount, to) : [])]
}
