import type { Translate } from '@openappkit/appkit-ui/elements'
import type { onrampEn } from './locales/onramp.en'

const known = ['card', 'bank', 'ach_bank_account', 'applePay', 'googlePay'] as const

/** Returns the name of a payment method. Methods of a single provider have its own name. */
export function methodName(method: string, t: Translate<typeof onrampEn>): string {
  const id = known.find(one => one === method)
  return id ? t(`method.${id}`) : method
}
