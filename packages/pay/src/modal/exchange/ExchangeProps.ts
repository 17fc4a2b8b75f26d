import type { Translator } from '@openappkit/appkit-ui/elements'
import type { exchangeEn } from '../locales/exchange.en'
import type { ExchangeFlow } from './ExchangeFlow'

/** Properties that the parts of the views share. */
export interface ExchangeProps {
  readonly flow: ExchangeFlow
  readonly translator: Translator<typeof exchangeEn>
}
