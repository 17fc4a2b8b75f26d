import { Button, Notice } from '@openappkit/appkit-ui/elements'
import { exactAmount } from '@openappkit/appkit-ui/money'
import type { ReactNode } from 'react'
import type { SendFieldProps } from './SendFieldProps'

/** The part of the balance that stays reserved, with a control to spend it anyway. */
export function ReservedCoins({ controller, draft, translator: { locale, t } }: SendFieldProps): ReactNode {
  const { reserved = 0n, spendsReserved = false, token } = draft
  if (!token || reserved === 0n) return null
  const amount = exactAmount(reserved, token.decimals, token.symbol, locale)
  return (
    <>
      <Notice tone="neutral">{t(spendsReserved ? 'reservedSpent' : 'reservedKept', { amount })}</Notice>
      <Button variant="neutral" fullWidth onClick={() => void controller.spendReserved(!spendsReserved, locale)}>
        {t(spendsReserved ? 'keepReserved' : 'spendReserved')}
      </Button>
    </>
  )
}
