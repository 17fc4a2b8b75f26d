import type { TransferAdapter } from '@openappkit/appkit-core'

/** The chain functions that sending uses. Functions that a chain lacks are absent, and the flow skips them. */
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
