import type { Translator } from '@openappkit/appkit-ui/elements'
import type { PayCheckout } from '../invoice/PayCheckout'
import type { payEn } from './locales/pay.en'
import type { PayFlow } from './PayFlow'

/** Properties that the parts of the payment views share. */
export interface PayProps {
  readonly flow: PayFlow
  readonly checkout: PayCheckout
  readonly translator: Translator<typeof payEn>
}
