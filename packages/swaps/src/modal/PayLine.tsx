import { fiatValue, showAmount } from '@openappkit/appkit-core/amounts'
import { Money } from '@openappkit/appkit-ui/money'
import type { ReactNode } from 'react'
import type { SwapToken } from '../draft/SwapToken'
import type { SwapProps } from './SwapProps'

export interface PayLineProps extends SwapProps {
  readonly amount: bigint | undefined
  readonly from: SwapToken
  readonly isLocked: boolean
}

/** The value of the paid amount, the balance, and the button for all of it. Part `swap-max`. */
export function PayLine({ amount, controller, from, isLocked, translator: { locale, t } }: PayLineProps): ReactNode {
  const { balance, decimals, price } = from
  const worth = amount === undefined ? undefined : fiatValue(amount, decimals, price)
  return (
    <div className="swap-panel-line">
      <span className="swap-second">
        {worth !== undefined && <Money value={worth} locale={locale} as={about => t('worth', { amount: about })} />}
      </span>
      {balance !== undefined && (
        <span className="swap-balance">
          <bdi>{t('balance', { amount: showAmount(balance, decimals, { locale }) })}</bdi>
          {!isLocked && (
            <button
              type="button"
              className="swap-quiet"
              part="swap-max"
              data-accent
              onClick={() => void controller.max(locale)}
            >
              {t('max')}
            </button>
          )}
        </span>
      )}
    </div>
  )
}
