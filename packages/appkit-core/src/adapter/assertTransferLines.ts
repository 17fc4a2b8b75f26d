import { isSameAddress } from '../caip/isSameAddress'
import type { Transfer, TransferLine } from './Transfer'

/**
 * Kinds of lines that move assets to another account. The others return change to the payer or open a token account.
 */
const payments: ReadonlySet<TransferLine['kind']> = new Set(['nativeTransfer', 'output', 'tokenTransfer'])

/**
 * Checks that the wallet request, decoded from its exact bytes, pays the amount to the recipient once, and pays no one
 * else. Users can see the same in the review; this check doesn't depend on them reading it.
 *
 * @throws Error if the request differs.
 *
 * @example
 * ```ts
 * import type { Transfer, TransferAdapter } from '@openappkit/appkit-core'
 * import { assertTransferLines } from '@openappkit/appkit-core/amounts'
 *
 * async function check(adapter: TransferAdapter, transfer: Transfer) {
 *   const lines = await adapter.describeTransfer?.(transfer)
 *   if (lines) assertTransferLines(lines, transfer)
 * }
 * ```
 */
export function assertTransferLines(lines: readonly TransferLine[], { amount, to, tokenAddress }: Transfer): void {
  const [paid, ...others] = lines.filter(({ kind }) => payments.has(kind))
  const isToken = tokenAddress !== undefined
  const isOfToken = isToken
    ? paid?.kind === 'tokenTransfer' &&
      (paid.tokenAddress === undefined || isSameAddress(paid.tokenAddress, tokenAddress))
    : paid?.kind !== 'tokenTransfer'
  const isPaid = paid?.to !== undefined && isSameAddress(paid.to, to) && paid.amount === amount
  if (!isPaid || !isOfToken || others.length > 0) throw new Error('The request differs from the entered transfer.')
}
