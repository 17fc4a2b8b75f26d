import type { AppKitError } from '@openappkit/appkit-core'
import { shortened } from '@openappkit/appkit-ui/money'
import type { PayAsset } from '../invoice/PayCheckout'
import type { PayProps } from './PayProps'

const problems = [
  'account-missing',
  'already-pending',
  'check-failed',
  'insufficient-fee',
  'insufficient-funds',
  'invoice-closed',
  'token-mismatch',
  'would-fail',
  'unavailable',
] as const

/** Returns what happened and what to do next. */
export function problemText(
  { code }: Pick<AppKitError, 'code'>,
  { checkout, translator: { t } }: Pick<PayProps, 'checkout' | 'translator'>,
  { coin, symbol }: { readonly coin: string; readonly symbol: PayAsset['symbol'] },
): string {
  const known = problems.find(problem => code === `pay/${problem}`) ?? 'payment-failed'
  // Messages without a slot ignore the values.
  return t(`problem.${known}` as 'problem.insufficient-fee', {
    coin: shortened(coin),
    ...({ symbol: shortened(symbol), store: shortened(checkout.store) } as object),
  })
}
