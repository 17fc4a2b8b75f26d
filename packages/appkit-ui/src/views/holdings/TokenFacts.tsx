import type { CaipNetwork } from '@openappkit/appkit-core'
import { changeOf, type Holding } from '@openappkit/appkit-core/portfolio'
import type { ReactNode } from 'react'
import { type Fact, FactList } from '../../elements/FactList'
import { Image } from '../../elements/Image'
import { Text } from '../../elements/Text'
import { useKit } from '../../kit/useKit'
import { ContractFact } from './ContractFact'
import type { HoldingTranslator } from './HoldingWords'
import { priceAge } from './priceAge'
import { showChange } from './showChange'
import { showMoney } from './showMoney'
import { showPrice } from './showPrice'

/** What is known of a token that is held: its worth and price, the change of a day, its network and contract. */
export function TokenFacts({
  holding,
  network,
  currency,
  words,
}: {
  readonly holding: Holding
  readonly network: CaipNetwork | undefined
  readonly currency: string
  readonly words: HoldingTranslator
}): ReactNode {
  const { environment } = useKit()
  const { t, locale } = words
  const { tokenAddress, price, priceAsOf, value } = holding
  const change = changeOf(holding)
  const shown = change && showChange(change, currency, locale)
  const asOf = priceAge(priceAsOf, environment.now(), locale)
  const facts: readonly (Fact | false | undefined | '')[] = [
    {
      label: t('token.value'),
      value: value === undefined ? t('tokens.noPrice') : <bdi dir="ltr">{showMoney(value, { currency, locale })}</bdi>,
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
    network && {
      label: t('token.network'),
      value: (
        <>
          <Image src={network.assets?.imageUrl} name={network.name} size="small" shape="circle" />
          <bdi>{network.name}</bdi>
        </>
      ),
    },
    tokenAddress && { label: t('token.contract'), value: <ContractFact address={tokenAddress} words={words} /> },
  ]
  return <FactList facts={facts.filter(fact => typeof fact === 'object')} />
}
