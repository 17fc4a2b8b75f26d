import { type Fact, FactList, useKit } from '@openappkit/appkit-ui/elements'
import { exactAmount, Money, shortened } from '@openappkit/appkit-ui/money'
import type { ReactNode } from 'react'
import type { OnrampPurchase } from '../purchase/OnrampPurchase'
import type { OnrampProps } from './OnrampProps'

export interface BuyFactsProps extends Pick<OnrampProps, 'translator'> {
  readonly purchase: OnrampPurchase
}

/** The terms of a purchase: what was paid, what was quoted, and where it goes. Part `buy-facts`. */
export function BuyFacts({ purchase, translator }: BuyFactsProps): ReactNode {
  const kit = useKit()
  const { locale, t } = translator
  const { asset, caipNetworkId, currency, progress, provider, quoted, total } = purchase
  const exact = (amount: bigint): ReactNode => <bdi>{exactAmount(amount, asset.decimals, asset.symbol, locale)}</bdi>
  const isDelivered = progress.status === 'delivered'
  const facts: readonly Fact[] = [
    {
      label: t(isDelivered ? 'paid' : 'total'),
      value: <Money value={total} locale={locale} currency={currency} />,
    },
    ...(quoted === undefined ? [] : [{ label: t('quoted'), value: exact(quoted) }]),
    ...(isDelivered && progress.received !== undefined && progress.received !== quoted
      ? [{ label: t('received'), value: exact(progress.received) }]
      : []),
    { label: t('provider'), value: <bdi>{shortened(provider.name)}</bdi> },
    {
      label: t('network'),
      value: <bdi>{shortened(kit.chains.findNetwork(caipNetworkId)?.name ?? caipNetworkId)}</bdi>,
    },
  ]
  return (
    <div className="buy-facts" part="buy-facts">
      <FactList facts={facts} />
    </div>
  )
}
