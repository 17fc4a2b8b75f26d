import type { TransferAdapter } from '@openappkit/appkit-core'

/** The adapter functions that sending uses. The flow skips optional functions that a chain lacks. */
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
