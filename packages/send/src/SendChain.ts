import type { TransferAdapter } from '@openappkit/appkit-core'

/** What sending needs of a chain. What a chain does not have is absent, and the flow goes without. */
export type SendChain = Pick<
  TransferAdapter,
  | 'capabilities'
  | 'isAddress'
  | 'checksumAddress'
  | 'getBalance'
  | 'estimateFee'
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
>
