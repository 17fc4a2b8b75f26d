import type { TransferLine } from '@openappkit/appkit-core'

/**
 * Returns true if two wallet requests are equivalent. Ignores change that returns to the payer, because the change
 * varies with the fee, which has a separate rule.
 */
export function isSameRequest(
  seen: readonly TransferLine[] | undefined,
  now: readonly TransferLine[] | undefined,
): boolean {
  return textOf(seen) === textOf(now)
}

function textOf(lines: readonly TransferLine[] | undefined): string | undefined {
  return lines
    ?.filter(({ kind }) => kind !== 'change')
    .map(({ amount, holder, kind, method, to, tokenAddress }) =>
      [kind, to, amount, tokenAddress, method, holder].join(),
    )
    .join('\n')
}
