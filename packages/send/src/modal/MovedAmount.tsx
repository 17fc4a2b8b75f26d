import { showExactAmount } from '@openappkit/appkit-core/amounts'
import { breakAfterPoint, shortened } from '@openappkit/appkit-ui/money'
import type { ReactNode } from 'react'
import type { SendToken } from '../draft/SendToken'
import { lengthOf } from './lengthOf'

export interface MovedAmountProps {
  readonly units: bigint
  readonly token: SendToken
  readonly locale: string
}

/**
 * The amount under review, with every digit: an accepted amount is never rounded. The number and its symbol keep their
 * order in right-to-left languages. Parts `send-moved`, `send-symbol`.
 */
export function MovedAmount({ locale, token: { decimals, symbol }, units }: MovedAmountProps): ReactNode {
  const amount = showExactAmount(units, decimals, locale)
  return (
    <p className="send-moved" part="send-moved" data-length={lengthOf(amount)}>
      <bdi dir="ltr">
        {breakAfterPoint(amount, locale)}{' '}
        <bdi className="send-symbol" part="send-symbol">
          {shortened(symbol)}
        </bdi>
      </bdi>
    </p>
  )
}
