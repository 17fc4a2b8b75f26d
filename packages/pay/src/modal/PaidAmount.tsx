import { showExactAmount } from '@openappkit/appkit-core/amounts'
import { breakAfterPoint, shortened } from '@openappkit/appkit-ui/money'
import type { ReactNode } from 'react'
import type { PayAsset } from '../invoice/PayCheckout'

export interface PaidAmountProps {
  readonly asset: Pick<PayAsset, 'decimals' | 'symbol'>
  /** Base units. */
  readonly units: bigint
  readonly locale: string
}

/** The amount to pay, with every digit. Part `pay-amount`. */
export function PaidAmount({ asset, locale, units }: PaidAmountProps): ReactNode {
  const amount = showExactAmount(units, asset.decimals, locale)
  return (
    <p className="pay-amount" part="pay-amount" data-long={amount.length > 10 || undefined}>
      <bdi dir="ltr">
        {breakAfterPoint(amount, locale)} <span className="pay-symbol">{shortened(asset.symbol)}</span>
      </bdi>
    </p>
  )
}
