import type { AppKitError } from '@openappkit/appkit-core'
import type { Translate } from '@openappkit/appkit-ui/elements'
import type { onrampEn } from './locales/onramp.en'

/** Returns the text for a problem, and what to do about it. */
export function problemText({ code }: AppKitError, t: Translate<typeof onrampEn>): string {
  switch (code) {
    case 'onramp/price-moved':
      return t('priceMoved')
    case 'onramp/price-expired':
      return t('priceExpired')
    default:
      return t('unavailable')
  }
}
