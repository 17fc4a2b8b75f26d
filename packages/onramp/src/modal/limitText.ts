import type { Translator } from '@openappkit/appkit-ui/elements'
import { moneyText } from '@openappkit/appkit-ui/money'
import type { OnrampBlocker } from '../draft/blockerOf'
import type { OnrampDraft } from '../draft/OnrampDraft'
import { methodsFor, type OnrampCatalog } from '../market/OnrampCatalog'
import type { QuotesState } from '../QuoteFeed'
import type { onrampEn } from './locales/onramp.en'

export interface LimitTextInput {
  readonly blocker: OnrampBlocker | undefined
  readonly catalog: OnrampCatalog | undefined
  readonly draft: OnrampDraft
  readonly quotes: QuotesState
}

/** Returns the text for an amount beyond the limits of all providers. Undefined if it is within them. */
export function limitText(
  { blocker, catalog, draft, quotes }: LimitTextInput,
  { locale, t }: Translator<typeof onrampEn>,
): string | undefined {
  const { asset, currency = 'USD', method } = draft
  const text = (key: 'maximum' | 'minimum', limit: bigint | undefined): string | undefined =>
    limit === undefined ? undefined : t(key, { amount: moneyText(limit, locale, currency) })
  const limits = catalog && methodsFor(catalog, asset?.id, currency).find(({ id }) => id === method)
  if (blocker === 'tooLow') return text('minimum', limits?.min)
  if (blocker === 'tooHigh') return text('maximum', limits?.max)
  if (quotes.status !== 'ready' || quotes.quotes.quotes.length > 0) return undefined
  for (const { limits: own, reason } of quotes.quotes.skipped) {
    if (reason === 'amount-too-low') return text('minimum', own?.min)
    if (reason === 'amount-too-high') return text('maximum', own?.max)
  }
  return undefined
}
