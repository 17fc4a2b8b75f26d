import { showExactAmount } from '@openappkit/appkit-core/amounts'
import type { ReactNode } from 'react'
import type { SendToken } from '../draft/SendToken'
import { lengthOf } from './lengthOf'
import { shortened } from './shortened'

export interface MovedAmountProps {
  readonly units: bigint
  readonly token: SendToken
  readonly locale: string
}

/**
 * The amount under review, with every digit: an accepted amount is never rounded. Parts `send-moved`, `send-symbol`.
 */
export function MovedAmount({ locale, token: { decimals, symbol }, units }: MovedAmountProps): ReactNode {
  const amount = showExactAmount(units, decimals, locale)
  return (
    <p className="send-big" part="send-moved" data-length={lengthOf(amount)}>
      <bdi>{amount}</bdi>{' '}
      <bdi className="send-symbol" part="send-symbol">
        {shortened(symbol)}
      </bdi>
    </p>
  )
}
