import { shortened } from '@openappkit/appkit-ui/money'
import type { OnrampBlocker } from '../draft/blockerOf'
import { chosenQuote, type OnrampFormState } from '../OnrampForm'
import type { OnrampProps } from './OnrampProps'

/** The form's button: its text, and what it does. */
export interface BuyButton {
  readonly text: string
  readonly action: 'start' | 'refresh' | 'fix'
  readonly isLoading: boolean
}

/** Returns the button for a state of the form. Its text always says what is missing. */
export function buyButton(
  value: OnrampFormState,
  blocker: OnrampBlocker | undefined,
  { t }: OnrampProps['translator'],
): BuyButton {
  const fix = (text: string): BuyButton => ({ text, action: 'fix', isLoading: false })
  const quote = chosenQuote(value)
  const provider = shortened(quote?.provider.name ?? '')
  if (value.status === 'starting') return { text: t('opening', { provider }), action: 'start', isLoading: true }
  if (blocker === 'country') return fix(t('selectCountry'))
  if (blocker === 'subdivision') return fix(t('selectState'))
  if (value.catalog.status === 'failed') return { text: t('tryAgain'), action: 'refresh', isLoading: false }
  if (value.catalog.status !== 'ready') return { text: t('gettingPrices'), action: 'refresh', isLoading: true }
  if (blocker !== undefined) return fix(t('enterAmount'))
  if (value.quotes.status === 'idle' || value.quotes.status === 'loading')
    return { text: t('gettingPrices'), action: 'refresh', isLoading: true }
  if (!quote) return { text: t('tryAgain'), action: 'refresh', isLoading: false }
  return { text: t('continueTo', { provider }), action: 'start', isLoading: false }
}
