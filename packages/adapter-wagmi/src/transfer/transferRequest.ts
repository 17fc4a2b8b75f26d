import type { Transfer } from '@openappkit/appkit-core'
import { encodeTransfer } from './erc20'

/** What the wallet is asked for a transfer. */
export interface TransferRequest {
  readonly to: string
  /** Wei. */
  readonly value: bigint
  readonly data?: `0x${string}`
}

/** The one place that makes it: what is described and tried out is what is sent. */
export function transferRequest({
  amount,
  to,
  tokenAddress,
}: Pick<Transfer, 'amount' | 'to' | 'tokenAddress'>): TransferRequest {
  if (tokenAddress === undefined) return { to, value: amount }
  return { to: tokenAddress, value: 0n, data: encodeTransfer(to, amount) }
}
