import type {
  AdapterCapability,
  Balance,
  SimulatedTransfer,
  TransactionOutcome,
  Transfer,
  TransferLine,
} from '@openappkit/appkit-core'
import type { SendChain } from '../SendChain'

/** A chain that answers as a test says, and remembers what its wallet was asked. */
export class FakeChain implements SendChain {
  capabilities: Set<AdapterCapability> = new Set(['sendTransaction', 'sendToken', 'estimateFee'] as const)
  /** Addresses that can be paid here. */
  addresses: string[] = []
  /** By token address, `coin` for the network's own. */
  readonly balances: Record<string, bigint> = { coin: 1_000n }
  fee: (value: bigint) => bigint = () => 10n
  contracts: string[] = []
  /** What the wallet was asked, in order. */
  readonly requests: string[] = []
  answer: () => Promise<{ readonly hash: string }> = async () => ({ hash: '0xhash' })
  simulateTransfer?: (transfer: Transfer) => Promise<SimulatedTransfer | undefined>
  describeTransfer?: (transfer: Transfer) => Promise<readonly TransferLine[]>
  feeReserve?: (fee: bigint) => bigint
  outcome: () => Promise<TransactionOutcome> = () => new Promise(() => {})

  isAddress(address: string): boolean {
    return this.addresses.includes(address)
  }

  async getBalance({ tokenAddress = 'coin' }: { readonly tokenAddress?: string | undefined }): Promise<Balance> {
    const value = this.balances[tokenAddress]
    if (value === undefined) throw new Error('No node answers')
    return { value, decimals: 2, symbol: 'COIN' }
  }

  async estimateFee({ value }: { readonly value: bigint }): Promise<bigint> {
    return this.fee(value)
  }

  async isContract({ address }: { readonly address: string }): Promise<boolean> {
    return this.contracts.includes(address)
  }

  sendTransaction({ to, value }: { readonly to: string; readonly value: bigint }): Promise<{ readonly hash: string }> {
    this.requests.push(`send ${value} to ${to}`)
    return this.answer()
  }

  sendToken(asked: { readonly tokenAddress: string; readonly to: string; readonly amount: bigint }): Promise<{
    readonly hash: string
  }> {
    this.requests.push(`send ${asked.amount} of ${asked.tokenAddress} to ${asked.to}`)
    return this.answer()
  }

  followTransaction(): Promise<TransactionOutcome> {
    return this.outcome()
  }
}
