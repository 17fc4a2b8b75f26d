import { ListItem, useCatalog, useKit, ViewSkeleton } from '@openappkit/appkit-ui/elements'
import type { ReactNode } from 'react'
import { currenciesFor } from '../market/OnrampCatalog'
import { OnrampFlow } from './OnrampFlow'
import { OnrampTexts } from './OnrampTexts'
import { currencyName } from './regionNames'
import { useMarket } from './useMarket'

/** The view to choose the currency to pay in. Part `buy-currencies`. */
export function OnRampFiatSelectView(): ReactNode {
  const kit = useKit()
  const { form } = kit.controller(OnrampFlow)
  const translator = useCatalog(OnrampTexts)
  const market = useMarket()
  if (!translator || !market) return <ViewSkeleton hasMessages />
  const { catalog, draft } = market
  const { locale } = translator
  return (
    <ul part="buy-currencies">
      {currenciesFor(catalog, draft.asset?.id).map(currency => (
        <li key={currency}>
          <ListItem
            title={currencyName(currency, locale)}
            detail={currency}
            selected={currency === draft.currency}
            onClick={() => {
              form.setCurrency(currency)
              kit.modal.goBack()
            }}
          />
        </li>
      ))}
    </ul>
  )
}
