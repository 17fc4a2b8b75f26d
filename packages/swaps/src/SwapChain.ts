import type { TransferAdapter } from '@openappkit/appkit-core'

/** Functions of a chain's adapter that a swap uses. Without `sendRequest`, the chain can't swap. */
export type SwapChain = Pick<
  TransferAdapter,
  | 'isAddress'
  | 'getBalance'
  | 'getAllowance'
  | 'approvalRequest'
  | 'transferRequest'
  | 'describeRequest'
  | 'simulateRequest'
  | 'sendRequest'
  | 'signRequest'
  | 'canBatch'
  | 'feeReserve'
  | 'paidFee'
  | 'followTransaction'
>
