import { showAmount } from '@openappkit/appkit-core/amounts'
import { shortened } from '@openappkit/appkit-ui/money'
import { type ReactNode, useId } from 'react'
import type { OnrampQuote, OnrampQuotes } from '../OnrampQuote'
import type { OnrampProps } from './OnrampProps'

export interface ProviderChoicesProps extends OnrampProps {
  readonly quotes: OnrampQuotes
  readonly chosen: OnrampQuote
}

/** The providers with a price, best first. Parts `buy-providers`, `buy-provider`. */
export function ProviderChoices({ chosen, flow, quotes, translator }: ProviderChoicesProps): ReactNode {
  const name = useId()
  const { locale, t } = translator
  const { asset } = quotes.query
  if (quotes.quotes.length < 2) return null
  return (
    <fieldset className="buy-providers" part="buy-providers">
      <legend className="visually-hidden">{t('providers')}</legend>
      {quotes.quotes.map(({ figures, id, provider }, index) => (
        <label className="buy-provider" part="buy-provider" key={id}>
          <input
            type="radio"
            name={name}
            checked={provider.id === chosen.provider.id}
            onChange={() => flow.form.chooseProvider(provider.id)}
          />
          <span className="buy-provider-name">
            <bdi>{shortened(provider.name)}</bdi>
            {index === 0 && figures && <span className="buy-tag">{t('best')}</span>}
            {provider.isSandbox && <span className="buy-tag">{t('sandbox')}</span>}
          </span>
          <bdi className="buy-provider-amount">
            {figures
              ? `${showAmount(figures.amount, asset.decimals, { locale })}\u00a0${shortened(asset.symbol)}`
              : t('priceByProvider')}
          </bdi>
        </label>
      ))}
    </fieldset>
  )
}
