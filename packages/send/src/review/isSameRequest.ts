import type { TransferLine } from '@openappkit/appkit-core'

/**
 * Returns true if two wallet requests do the same. Ignores change that comes back to the payer: it moves with the fee,
 * which has a rule of its own.
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
