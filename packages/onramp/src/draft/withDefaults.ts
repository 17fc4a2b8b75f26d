import { currencyOf } from '../market/currencyOf'
import { currenciesFor, methodsFor, type OnrampAsset, type OnrampCatalog } from '../market/OnrampCatalog'
import type { OnrampDraft } from './OnrampDraft'

/** Values that the app suggests. */
interface Suggested {
  readonly asset?: string | undefined
  readonly currency?: string | undefined
}

/** Returns the draft with an asset, a currency and a method that the catalog offers. Keeps valid choices. */
export function withDefaults(draft: OnrampDraft, catalog: OnrampCatalog, suggested: Suggested): OnrampDraft {
  const asset =
    catalog.assets.find(({ id }) => id === draft.asset?.id) ?? findAsset(catalog, suggested.asset) ?? catalog.assets[0]
  const currencies = currenciesFor(catalog, asset?.id)
  const currency =
    [draft.currency, suggested.currency].find(known => known !== undefined && currencies.includes(known)) ??
    currencyOf(draft.country, currencies)
  const methods = methodsFor(catalog, asset?.id, currency)
  const method = methods.find(({ id }) => id === draft.method)?.id ?? methods[0]?.id
  return { ...draft, asset, currency, method }
}

/** Finds an asset by id, address, `native` or symbol. */
function findAsset({ assets }: OnrampCatalog, name: string | undefined): OnrampAsset | undefined {
  if (name === undefined) return undefined
  const lower = name.toLowerCase()
  return (
    assets.find(({ id }) => id === name) ??
    assets.find(({ address = 'native' }) => address.toLowerCase() === lower) ??
    assets.find(({ symbol }) => symbol.toLowerCase() === lower)
  )
}
