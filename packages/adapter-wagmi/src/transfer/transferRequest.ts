import type { Transfer } from '@openappkit/appkit-core'
import { encodeTransfer } from './erc20'

/** Transaction request of a transfer. */
export interface TransferRequest {
  readonly to: string
  /** Amount in wei. */
  readonly value: bigint
  readonly data?: `0x${string}`
}

/** Creates the transaction request of a transfer. The description, the simulation and the wallet all use it. */
export function transferRequest({
  amount,
  to,
  tokenAddress,
}: Pick<Transfer, 'amount' | 'to' | 'tokenAddress'>): TransferRequest {
  if (tokenAddress === undefined) return { to, value: amount }
  return { to: tokenAddress, value: 0n, data: encodeTransfer(to, amount) }
}
