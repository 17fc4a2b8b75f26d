import { fiatValue, showAmount } from '@openappkit/appkit-core/amounts'
import { FactList, Image, type Translator } from '@openappkit/appkit-ui/elements'
import { exactAmount, shortened } from '@openappkit/appkit-ui/money'
import type { ReactNode } from 'react'
import type { SendReview } from '../review/SendReview'
import type { sendEn } from './locales/send.en'
import { SendFee } from './SendFee'
import { useCoinPrice } from './useCoinPrice'

export interface SendFactsProps {
  readonly review: SendReview
  /** Whether the transfer is under review, so that the remaining balance is still a plan. */
  readonly isReview: boolean
  /** Whether the network charges, or charged, the fee. */
  readonly hasFee: boolean
  readonly translator: Translator<typeof sendEn>
}

/** Network, fee and remaining balance of a transfer, and the received amount if it differs. Part `send-facts`. */
export function SendFacts({ hasFee, isReview, review, translator: { locale, t } }: SendFactsProps): ReactNode {
  const { account, amount, balance, fee, simulated, token } = review
  const { nativeCurrency: coin, name, assets } = account.network
  const price = useCoinPrice(account)
  const { sent, received } = simulated ?? { sent: amount, received: amount }
  const after = balance - sent - (token.address === undefined ? (fee ?? 0n) : 0n)
  const left = `${showAmount(after < 0n ? 0n : after, token.decimals, { locale })}\u00a0${shortened(token.symbol)}`
  const facts = [
    received !== sent && {
      label: t('theyReceive'),
      value: <bdi>{exactAmount(received, token.decimals, token.symbol, locale)}</bdi>,
    },
    {
      label: t('network'),
      value: (
        <>
          <Image src={assets?.imageUrl} name={name} size="small" shape="circle" />
          <bdi>{name}</bdi>
        </>
      ),
    },
    hasFee && {
      label: t('fee'),
      value:
        fee === undefined ? (
          t('feeInWallet')
        ) : (
          <SendFee fee={fee} coin={coin} worth={fiatValue(fee, coin.decimals, price)} translator={{ locale, t }} />
        ),
    },
    isReview && { label: t('after'), value: <bdi>{left}</bdi> },
  ]
  return (
    <div className="send-facts" part="send-facts">
      <FactList facts={facts.filter(fact => typeof fact === 'object')} />
    </div>
  )
}
