import type { Transfer, TransferLine } from '@openappkit/appkit-core'
import { isSameAddress } from '@openappkit/appkit-core/amounts'

/** What moves to somebody else; the rest comes back, or opens an account. */
const payments: ReadonlySet<TransferLine['kind']> = new Set(['nativeTransfer', 'output', 'tokenTransfer'])

/**
 * What the wallet will be asked, read back from the very bytes, pays the recipient the amount, once, and nobody else. Whoever reviews it sees it as well; this is for
 * whoever doesn't look.
 *
 * @throws Error where it doesn't.
 */
export function assertRequest(lines: readonly TransferLine[], { amount, to, tokenAddress }: Transfer): void {
  const [paid, ...others] = lines.filter(({ kind }) => payments.has(kind))
  const isToken = tokenAddress !== undefined
  const isOfToken = isToken
    ? paid?.kind === 'tokenTransfer' &&
      (paid.tokenAddress === undefined || isSameAddress(paid.tokenAddress, tokenAddress))
    : paid?.kind !== 'tokenTransfer'
  const isPaid = paid?.to !== undefined && isSameAddress(paid.to, to) && paid.amount === amount
  if (!isPaid || !isOfToken || others.length > 0) throw new Error('The request differs from the entered transfer.')
}
