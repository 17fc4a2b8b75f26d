import type {
  AdapterCapability,
  Balance,
  FollowTransactionParameters,
  SendTokenParameters,
  SendTransactionParameters,
  SimulatedTransfer,
  TransactionOutcome,
  Transfer,
  TransferLine,
} from '@openappkit/appkit-core'
import type { SendChain } from '../src/SendChain'

/** A chain with scripted answers that records its wallet requests. */
export class FakeChain implements SendChain {
  capabilities: Set<AdapterCapability> = new Set(['sendTransaction', 'sendToken', 'estimateFee'] as const)
  /** Valid addresses on this chain. */
  addresses: string[] = []
  /** Balances by token address; `coin` is the network's own. */
  readonly balances: Record<string, bigint> = { coin: 1_000n }
  fee: (value: bigint) => bigint = () => 10n
  contracts: string[] = []
  /** Wallet requests in order. */
  readonly requests: string[] = []
  /** Paying account of each request. */
  readonly payers: (string | undefined)[] = []
  /** Highest allowed fee of each request. */
  readonly maxFees: (bigint | undefined)[] = []
  /** The symbol that contracts report. */
  symbol = 'COIN'
  /** Traces to emit to followers of a transaction. */
  traces: readonly string[] = []
  /** The traces that followers passed in. */
  readonly known: (string | undefined)[] = []
  answer: () => Promise<{ readonly hash: string }> = async () => ({ hash: '0xhash' })
  simulateTransfer?: (transfer: Transfer) => Promise<SimulatedTransfer | undefined>
  describeTransfer?: (transfer: Transfer) => Promise<readonly TransferLine[]>
  feeReserve?: (fee: bigint) => bigint
  isFeeUnusual?: NonNullable<SendChain['isFeeUnusual']>
  paidFee?: NonNullable<SendChain['paidFee']>
  resolveName?: NonNullable<SendChain['resolveName']>
  outcome: () => Promise<TransactionOutcome> = () => new Promise(() => {})

  checksumAddress?: NonNullable<SendChain['checksumAddress']>

  isAddress(address: string): boolean {
    return this.addresses.includes(address)
  }

  async getBalance({ tokenAddress = 'coin' }: { readonly tokenAddress?: string | undefined }): Promise<Balance> {
    const value = this.balances[tokenAddress]
    if (value === undefined) throw new Error('No node answers')
    return { value, decimals: 2, symbol: this.symbol }
  }

  async estimateFee({ value }: { readonly value: bigint }): Promise<bigint> {
    return this.fee(value)
  }

  async isContract({ address }: { readonly address: string }): Promise<boolean> {
    return this.contracts.includes(address)
  }

  sendTransaction({ address, maxFee, to, value }: SendTransactionParameters): Promise<{ readonly hash: string }> {
    this.payers.push(address)
    this.maxFees.push(maxFee)
    this.requests.push(`send ${value} to ${to}`)
    return this.answer()
  }

  sendToken({ address, amount, maxFee, to, tokenAddress }: SendTokenParameters): Promise<{ readonly hash: string }> {
    this.payers.push(address)
    this.maxFees.push(maxFee)
    this.requests.push(`send ${amount} of ${tokenAddress} to ${to}`)
    return this.answer()
  }

  followTransaction({ onTrace, trace }: FollowTransactionParameters): Promise<TransactionOutcome> {
    this.known.push(trace)
    for (const reported of this.traces) onTrace?.(reported)
    return this.outcome()
  }
}
