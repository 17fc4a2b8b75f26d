import type { Balance, ChainAdapter } from '@openappkit/appkit-core'

/** What sending needs of an adapter. What a chain does not have is absent, and the flow goes without. */
export interface SendChain
  extends Pick<
    ChainAdapter,
    | 'isAddress'
    | 'properAddress'
    | 'sendToken'
    | 'sendTransaction'
    | 'isContract'
    | 'simulateTransfer'
    | 'followTransaction'
    | 'describeTransfer'
    | 'feeReserve'
    | 'isFeeUnusual'
    | 'paidFee'
    | 'resolveName'
    | 'coinTypes'
  > {
  readonly capabilities: Pick<ChainAdapter['capabilities'], 'has'>
  getBalance(parameters: Parameters<ChainAdapter['getBalance']>[0]): Promise<Balance>
  estimateFee(parameters: Parameters<ChainAdapter['estimateFee']>[0]): Promise<bigint>
}
