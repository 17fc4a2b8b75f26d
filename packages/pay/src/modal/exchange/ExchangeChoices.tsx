import { Image, useSnapshot } from '@openappkit/appkit-ui/elements'
import { shortened } from '@openappkit/appkit-ui/money'
import { type ReactNode, useId } from 'react'
import type { Exchange } from '../../exchange/Exchange'
import type { ExchangeProps } from './ExchangeProps'

export interface ExchangeChoicesProps extends ExchangeProps {
  /** CAIP-19 id. */
  readonly assetId: string
}

/** The exchanges for an asset. Parts `exchange-choices`, `exchange-choice`. */
export function ExchangeChoices({ assetId, flow, translator: { t } }: ExchangeChoicesProps): ReactNode {
  const name = useId()
  const { exchangeId } = useSnapshot(flow.state)
  const exchanges = flow.lists.exchangesOf(assetId)
  const chosen = exchanges.find(({ id }) => id === exchangeId) ?? exchanges[0]
  const [only, ...others] = exchanges
  if (!only) return null
  if (others.length === 0)
    return (
      <div className="exchange-choices" part="exchange-choices">
        <p className="exchange-label">{t('exchange')}</p>
        <div className="exchange-choice" part="exchange-choice">
          <ExchangeName exchange={only} />
        </div>
      </div>
    )
  return (
    <fieldset className="exchange-choices" part="exchange-choices">
      <legend className="exchange-label">{t('exchange')}</legend>
      {exchanges.map(exchange => (
        <label className="exchange-choice" part="exchange-choice" key={exchange.id}>
          <ExchangeName exchange={exchange} />
          <input
            className="exchange-radio"
            type="radio"
            name={name}
            checked={exchange.id === chosen?.id}
            onChange={() => flow.choose(exchange.id)}
          />
        </label>
      ))}
    </fieldset>
  )
}

function ExchangeName({ exchange: { imageUrl, name } }: { readonly exchange: Exchange }): ReactNode {
  return (
    <>
      <Image src={imageUrl} name={name} />
      <bdi className="exchange-name">{shortened(name)}</bdi>
    </>
  )
}
