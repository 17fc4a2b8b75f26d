import { Button, useKit, useStatusFocus } from '@openappkit/appkit-ui/elements'
import type { ReactNode } from 'react'
import { PaidAmount } from './PaidAmount'
import type { PayProps } from './PayProps'
import { PayStatus } from './PayStatus'
import { type RequestValue, requestScene } from './requestScene'
import { walletOf } from './walletOf'

export interface PaymentRequestScreenProps extends PayProps {
  readonly value: RequestValue
}

/** The request in the wallet, and its answer. Parts `pay-progress`, `pay-actions`. */
export function PaymentRequestScreen({ checkout, flow, translator, value }: PaymentRequestScreenProps): ReactNode {
  const kit = useKit()
  const { locale, t } = translator
  const { amount, asset } = value.review
  const wallet = walletOf(kit, asset)
  const scene = requestScene(value, { checkout, translator }, wallet?.name)
  const isRetried = value.status === 'declined' || value.status === 'pendingInWallet' || value.status === 'failed'
  const action = useStatusFocus<HTMLButtonElement>(value.status, isRetried)
  return (
    <div className="pay-progress" part="pay-progress">
      <PayStatus scene={scene} status={value.status} name={wallet?.name ?? ''} imageUrl={wallet?.imageUrl} />
      <PaidAmount asset={asset} units={amount} locale={locale} />
      {isRetried && (
        <div className="pay-actions" part="pay-actions">
          <Button onClick={() => flow.back()}>{t('back')}</Button>
          <Button elementRef={action} variant="primary" onClick={() => void flow.wallet.confirm()}>
            {t('tryAgain')}
          </Button>
        </div>
      )}
    </div>
  )
}
