import type { Portfolio, PortfolioTotal } from '@openappkit/appkit-core/portfolio'
import type { ReactNode } from 'react'
import { Text } from '../../elements/Text'
import { useKit } from '../../kit/useKit'
import { BalanceAmount } from '../account/BalanceAmount'
import { BalanceLine } from '../account/BalanceLine'
import { BalanceSkeleton } from '../account/BalanceSkeleton'
import { QuietDecimals } from '../account/QuietDecimals'
import { type AssetsTranslator, useAssetMessages } from './AssetsCatalog'
import { RefreshAccount } from './RefreshAccount'
import { showChange } from './showChange'
import { showMoney } from './showMoney'
import { timeOfDay } from './timeOfDay'
import { usePortfolio } from './usePortfolio'

/**
 * Shows the total value of the active account's assets on its network with its change, or the native balance if no
 * price is known. Parts `balance`, `balance-note`; attribute `data-stale`.
 */
export function AccountTotal(): ReactNode {
  const { hasBackend } = useKit()
  const messages = useAssetMessages()
  const { state, subject } = usePortfolio()
  if (!subject || state.status === 'unavailable')
    return <BalanceLine isExplained={subject !== undefined && hasBackend} action={<RefreshAccount />} />
  if (!messages || state.status === 'idle' || state.status === 'loading') {
    // Without a backend, only the chain is certain to respond, so its balance shows while the assets load.
    return hasBackend ? <BalanceSkeleton /> : <BalanceLine action={<RefreshAccount />} />
  }
  const { portfolio } = state
  const stale =
    state.status === 'stale'
      ? messages.t('total.stale', { time: timeOfDay(portfolio.asOf, messages.locale) })
      : undefined
  if (!isWorthKnown(portfolio)) return <BalanceLine note={stale} action={<RefreshAccount />} />
  return <Total total={portfolio.total} messages={messages} stale={stale} />
}

function Total({
  total: { value, currency, change },
  messages: { t, locale },
  stale,
}: {
  readonly total: PortfolioTotal
  readonly messages: AssetsTranslator
  readonly stale: string | undefined
}): ReactNode {
  const text = showMoney(value, { currency, locale })
  const shown = change && value > 0n && showChange(change, currency, locale)
  return (
    <>
      <div className="balance" part="balance" data-stale={stale === undefined ? undefined : true}>
        <BalanceAmount label={t('total.label')} text={text}>
          <QuietDecimals text={text} locale={locale} />
        </BalanceAmount>
        <RefreshAccount />
      </div>
      <div className="balance-note" part="balance-note">
        <span role="status">{stale}</span>
        {stale === undefined && shown && (
          <Text as="span" size="xs" tone={shown.tone ?? '3'}>
            {shown.share === undefined
              ? t('total.changeValue', { value: shown.value })
              : t('total.change', { value: shown.value, percent: shown.share })}
          </Text>
        )}
      </div>
    </>
  )
}

/**
 * Returns whether to show the total instead of the native balance: only if the assets have prices, and the total isn't
 * zero just because prices are missing.
 */
function isWorthKnown({ source, total }: Portfolio): boolean {
  return source !== 'chain' && (total.value > 0n || total.unpriced === 0)
}
