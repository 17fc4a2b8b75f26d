import type { TransferLine } from '@openappkit/appkit-core'

/** Whether a wallet would be asked for the same. What comes back to the payer moves with the fee, which is compared by a rule of its own. */
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
