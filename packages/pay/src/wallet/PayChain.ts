import type { TransferAdapter } from '@openappkit/appkit-core'

/** The adapter functions that payments use. The flow skips optional functions that a chain lacks. */
export type PayChain = Pick<
  TransferAdapter,
  | 'capabilities'
  | 'getBalance'
  | 'estimateFee'
  | 'sendToken'
  | 'sendTransaction'
  | 'simulateTransfer'
  | 'describeTransfer'
  | 'followTransaction'
  | 'isFeeUnusual'
>
