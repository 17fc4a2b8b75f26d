import { exactAmount, shortened } from '@openappkit/appkit-ui/money'
import type { ReactNode } from 'react'
import { SendConcerns } from './SendConcerns'
import { SendConfirm } from './SendConfirm'
import { SendNotice } from './SendNotice'
import { SendRequest } from './SendRequest'
import { OtherWarnings } from './SendWarnings'
import type { TransferProps } from './TransferProps'

/** The warnings before sending, the decoded request, and the button that sends. */
export function SendReviewDetails({ controller, translator, value }: TransferProps): ReactNode {
  const { locale, t } = translator
  const { review } = value
  const { recipient, simulated, symbolOfContract, token } = review
  const kept = simulated ? simulated.sent - simulated.received : 0n
  return (
    <>
      {kept > 0n && (
        <SendNotice tone="negative">
          {t('kept', { amount: exactAmount(kept, token.decimals, token.symbol, locale) })}
        </SendNotice>
      )}
      {symbolOfContract !== undefined && (
        <SendNotice tone="negative">
          {t('symbolOfContract', { symbol: shortened(token.symbol), name: shortened(symbolOfContract) })}
        </SendNotice>
      )}
      <OtherWarnings recipient={recipient} t={t} />
      <SendConcerns review={review} t={t} />
      <SendRequest review={review} translator={translator} />
      <SendConfirm value={value} controller={controller} translator={translator} />
    </>
  )
}
