import type { CaipNetwork } from '@openappkit/appkit-core'
import { type Asset, changeOf } from '@openappkit/appkit-core/portfolio'
import type { ReactNode } from 'react'
import { type Fact, FactList } from '../../elements/FactList'
import { Text } from '../../elements/Text'
import { useKit } from '../../kit/useKit'
import type { AssetsTranslator } from './AssetsCatalog'
import { ContractFact } from './ContractFact'
import { NetworkFact } from './NetworkFact'
import { priceAge } from './priceAge'
import { showChange } from './showChange'
import { showMoney } from './showMoney'
import { showPrice } from './showPrice'

/** Lists facts about a token: value and price, 24-hour change, network and contract. */
export function TokenFacts({
  asset,
  network,
  currency,
  messages,
}: {
  readonly asset: Asset
  readonly network: CaipNetwork | undefined
  readonly currency: string
  readonly messages: AssetsTranslator
}): ReactNode {
  const { environment } = useKit()
  const { t, locale } = messages
  const { tokenAddress, price, priceAsOf, value } = asset
  // Without a value, a change of the price doesn't matter.
  const change = value ? changeOf(asset) : undefined
  const shown = change && showChange(change, currency, locale)
  const asOf = priceAge(priceAsOf, environment.now(), locale)
  const facts: readonly (Fact | false | undefined | '')[] = [
    {
      label: t('token.value'),
      value:
        value === undefined ? (
          <span className="token-no-price">{t('tokens.noPrice')}</span>
        ) : (
          <bdi dir="ltr">{showMoney(value, { currency, locale })}</bdi>
        ),
    },
    price !== undefined && {
      label: t('token.price'),
      value: (
        <>
          {asOf && (
            <Text as="span" size="xs" tone="3">
              {t('token.priceAsOf', { time: asOf })}
            </Text>
          )}
          <bdi dir="ltr">{showPrice(price, currency, locale)}</bdi>
        </>
      ),
    },
    shown?.percent !== undefined && {
      label: t('token.change'),
      value: (
        <Text as="span" tone={shown.tone ?? '3'}>
          <bdi dir="ltr">{shown.percent}</bdi>
        </Text>
      ),
    },
    network && { label: t('token.network'), value: <NetworkFact network={network} /> },
    tokenAddress && { label: t('token.contract'), value: <ContractFact address={tokenAddress} messages={messages} /> },
  ]
  return <FactList facts={facts.filter(fact => typeof fact === 'object')} />
}
