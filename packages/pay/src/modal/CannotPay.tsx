import type { AppKitError } from '@openappkit/appkit-core'
import { Button, Message, useKit } from '@openappkit/appkit-ui/elements'
import type { ReactNode } from 'react'
import type { PayAsset } from '../invoice/PayCheckout'
import type { PayProps } from './PayProps'
import { receiptIcon } from './payIcons'
import { problemText } from './problemText'
import { SwapOffer } from './SwapOffer'

export interface CannotPayProps extends PayProps {
  readonly asset: PayAsset
  readonly error: AppKitError
}

/** Errors after which the same attempt may work. */
const passing: ReadonlySet<string> = new Set(['pay/check-failed', 'pay/unavailable'])

/** Explains why the payment can't be made. The wallet got no request. */
export function CannotPay({ asset, checkout, error, flow, translator }: CannotPayProps): ReactNode {
  const kit = useKit()
  const { t } = translator
  const coin = kit.chains.findNetwork(asset.caipNetworkId)?.nativeCurrency.symbol ?? ''
  const isPassing = passing.has(error.code)
  return (
    <Message
      role="alert"
      media={receiptIcon}
      title={t('notSentTitle')}
      detail={problemText(error, { checkout, translator }, { coin, symbol: asset.symbol })}
    >
      {isPassing && (
        <Button variant="primary" onClick={() => void flow.wallet.choose(checkout, asset)}>
          {t('tryAgain')}
        </Button>
      )}
      {error.code === 'pay/insufficient-funds' && <SwapOffer asset={asset} flow={flow} translator={translator} />}
      <Button onClick={() => flow.back()}>{t('otherAsset')}</Button>
    </Message>
  )
}
