import { Notice, useKit, useSnapshot } from '@openappkit/appkit-ui/elements'
import { breakAfterPoint, exactAmount } from '@openappkit/appkit-ui/money'
import { type ReactNode, useEffect } from 'react'
import { type LeftoverAllowance, SwapAllowances } from './SwapAllowances'
import type { SwapProps } from './SwapProps'

/** Lists allowances that swaps left behind, each with a button to revoke it. Part `swap-revoke`. */
export function LeftoverNotices({ controller, translator }: SwapProps): ReactNode {
  const kit = useKit()
  const allowances = kit.controller(SwapAllowances)
  const { left } = useSnapshot(allowances.state) as { readonly left: readonly LeftoverAllowance[] }
  const { locale, t } = translator
  const { account } = controller
  useEffect(() => {
    if (account) void allowances.refresh(account)
  }, [allowances, account])
  if (!account) return null
  const own = left.filter(
    ({ address, caipNetworkId }) => address === account.address && caipNetworkId === account.network.caipNetworkId,
  )
  return own.map(allowance => {
    const { amount, decimals, spender, status, symbol, tokenAddress } = allowance
    const isBusy = status === 'requesting' || status === 'sent'
    const problem = status === 'declined' ? t('revokeDeclined') : status === 'failed' ? t('revokeFailed') : undefined
    return (
      <Notice key={`${spender}/${tokenAddress}`} tone="caution">
        {breakAfterPoint(t('leftover', { amount: exactAmount(amount, decimals, symbol, locale) }), locale)}{' '}
        <button
          type="button"
          className="swap-quiet"
          part="swap-revoke"
          data-accent
          aria-disabled={isBusy || undefined}
          onClick={() => isBusy || void allowances.revoke(account, allowance)}
        >
          {t(status === 'requesting' ? 'revokeInWallet' : status === 'sent' ? 'revoking' : 'revoke')}
        </button>
        {problem !== undefined && <span role="alert"> {problem}</span>}
      </Notice>
    )
  })
}
