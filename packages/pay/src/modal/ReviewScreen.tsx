import { showAmount } from '@openappkit/appkit-core/amounts'
import {
  AddressText,
  Button,
  type Fact,
  FactList,
  Image,
  Notice,
  useKit,
  useStatusFocus,
} from '@openappkit/appkit-ui/elements'
import { breakAfterPoint, exactAmount, shortened } from '@openappkit/appkit-ui/money'
import type { ReactNode } from 'react'
import type { WalletPaymentState } from '../wallet/WalletPaymentState'
import { networkName } from './networkName'
import { PaidAmount } from './PaidAmount'
import type { PayProps } from './PayProps'
import { walletOf } from './walletOf'

export interface ReviewScreenProps extends PayProps {
  readonly value: Extract<WalletPaymentState, { status: 'reviewing' | 'checking' }>
}

/** The payment under review, for comparison with the wallet's own prompt. Parts `pay-review`, `pay-consent`. */
export function ReviewScreen({ checkout, flow, translator, value }: ReviewScreenProps): ReactNode {
  const { locale, t } = translator
  const { review } = value
  const { amount, asset, fee, isFeeUnusual } = review
  const coin = review.account.network.nativeCurrency
  const isReviewing = value.status === 'reviewing'
  const button = useStatusFocus<HTMLButtonElement>(value.status, !isReviewing)
  const isAccepted = !isReviewing || value.isFeeAccepted || !isFeeUnusual
  const text = isReviewing
    ? t('payAmount', { amount: exactAmount(amount, asset.decimals, asset.symbol, locale) })
    : t('checking')
  return (
    <div className="pay-review" part="pay-review">
      {isReviewing && value.isChanged && <Notice tone="caution">{t('changed')}</Notice>}
      <PaidAmount asset={asset} units={amount} locale={locale} />
      <ReviewFacts checkout={checkout} translator={translator} review={review} />
      {isFeeUnusual && fee !== undefined && (
        <label className="pay-consent" part="pay-consent">
          <input
            type="checkbox"
            checked={isAccepted}
            disabled={!isReviewing}
            onChange={event => flow.wallet.acceptFee(event.target.checked)}
          />
          {t('feeConsent', { fee: exactAmount(fee, coin.decimals, coin.symbol, locale) })}
        </label>
      )}
      <Button
        elementRef={button}
        variant="primary"
        fullWidth
        disabled={!isAccepted}
        loading={!isReviewing}
        onClick={() => void flow.wallet.confirm()}
      >
        <span>{breakAfterPoint(text, locale)}</span>
      </Button>
    </div>
  )
}

type ReviewFactsProps = Omit<PayProps, 'flow'> & Pick<ReviewScreenProps['value'], 'review'>

function ReviewFacts({ checkout, review, translator: { locale, t } }: ReviewFactsProps): ReactNode {
  const kit = useKit()
  const { account, amount, asset, balance, fee } = review
  const { nativeCurrency: coin, assets } = account.network
  const wallet = walletOf(kit, asset)
  const name = networkName(kit, asset)
  const after = balance - amount - (asset.tokenAddress === undefined ? (fee ?? 0n) : 0n)
  const shown = (units: bigint, decimals: number, symbol: string) =>
    `${showAmount(units < 0n ? 0n : units, decimals, { locale })}\u00a0${shortened(symbol)}`
  const facts: readonly Fact[] = [
    {
      label: t('to'),
      value: (
        <span className="pay-payee">
          <bdi>{shortened(checkout.store)}</bdi>
          <AddressText address={asset.recipient} />
        </span>
      ),
    },
    { label: t('payWith'), value: <bdi>{shortened(wallet?.name ?? t('unknownWallet'))}</bdi> },
    {
      label: t('network'),
      value: (
        <>
          <Image src={assets?.imageUrl} name={name} size="small" shape="circle" />
          <bdi>{name}</bdi>
        </>
      ),
    },
    {
      label: t('fee'),
      value: fee === undefined ? t('feeInWallet') : <bdi>{shown(fee, coin.decimals, coin.symbol)}</bdi>,
    },
    { label: t('balanceAfter'), value: <bdi>{shown(after, asset.decimals, asset.symbol)}</bdi> },
  ]
  return (
    <div className="pay-facts" part="pay-facts">
      <FactList facts={facts} />
    </div>
  )
}
