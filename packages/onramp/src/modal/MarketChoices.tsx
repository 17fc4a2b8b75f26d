import { type ReactNode, useMemo } from 'react'
import type { OnrampDraft } from '../draft/OnrampDraft'
import { countriesIn } from '../market/countries'
import { methodsFor, type OnrampCatalog } from '../market/OnrampCatalog'
import { statesOf } from '../market/states'
import { methodName } from './methodName'
import type { OnrampProps } from './OnrampProps'
import { SelectRow } from './SelectRow'

export interface MarketChoicesProps extends OnrampProps {
  readonly draft: OnrampDraft
  readonly catalog: OnrampCatalog | undefined
}

/** The user's country and payment method, which decide the providers and the price. Part `buy-market`. */
export function MarketChoices({ catalog, draft, flow, translator }: MarketChoicesProps): ReactNode {
  const { locale, t } = translator
  const { asset, country, currency, method, subdivision } = draft
  const countries = useMemo(() => countriesIn(locale), [locale])
  const states = statesOf(country)
  const methods = catalog ? methodsFor(catalog, asset?.id, currency) : []
  return (
    <div className="buy-market" part="buy-market">
      <SelectRow
        label={t('country')}
        placeholder={t('selectCountry')}
        value={country}
        options={countries}
        onChange={code => flow.form.setCountry(code)}
      />
      {states.length > 0 && (
        <SelectRow
          label={t('state')}
          placeholder={t('selectState')}
          value={subdivision}
          options={states}
          onChange={code => flow.form.setSubdivision(code)}
        />
      )}
      {methods.length > 0 && (
        <SelectRow
          label={t('method')}
          value={method}
          options={methods.map(({ id }) => ({ code: id, name: methodName(id, t) }))}
          onChange={id => flow.form.setMethod(id)}
        />
      )}
    </div>
  )
}
