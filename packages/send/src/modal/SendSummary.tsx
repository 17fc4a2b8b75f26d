import { fiatValue } from '@openappkit/appkit-core/amounts'
import { AddressText, Avatar, Image, type Translator } from '@openappkit/appkit-ui/elements'
import { Money } from '@openappkit/appkit-ui/money'
import type { ReactNode } from 'react'
import type { sendEn } from './locales/send.en'
import { MovedAmount } from './MovedAmount'
import { SendFacts } from './SendFacts'
import type { TransferValue } from './TransferProps'

export interface SendSummaryProps {
  readonly value: TransferValue
  readonly translator: Translator<typeof sendEn>
}

/**
 * The facts to compare with the wallet: amount, recipient, network and fee. They are those of the review, whatever
 * happens to the form or the account afterwards. An address that imitates another is left to the warning about it. Parts
 * `send-summary`, `send-panel`, `send-name`, `send-address`.
 */
export function SendSummary({ translator, value }: SendSummaryProps): ReactNode {
  const { locale, t } = translator
  const { amount, recipient, simulated, token } = value.review
  const sent = simulated?.sent ?? amount
  const worth = fiatValue(sent, token.decimals, token.price)
  const isReview = value.status === 'reviewing' || value.status === 'estimating'
  // The notice above compares it with the address that it resembles.
  const isComparedAbove = isReview && recipient.imitated !== undefined && recipient.warnings.includes('imitation')
  return (
    <section className="send-summary send-panel" part="send-summary send-panel">
      <div className="send-fact">
        <div>
          <h2 className={isReview ? 'send-label' : 'visually-hidden'}>{t(isReview ? 'youSend' : 'amount')}</h2>
          <MovedAmount units={sent} token={token} locale={locale} />
          {worth !== undefined && (
            <p className="send-second">
              <Money value={worth} locale={locale} as={about => t('worth', { amount: about })} />
            </p>
          )}
        </div>
        <Image src={token.imageUrl} name={token.symbol} shape="circle" />
      </div>
      {(recipient.name !== undefined || !isComparedAbove) && (
        <div className="send-fact">
          <div>
            <h2 className="send-label">{t('to')}</h2>
            {recipient.name !== undefined && (
              <p className="send-name" part="send-name">
                <bdi>{recipient.name}</bdi>
              </p>
            )}
            {!isComparedAbove && (
              <div className="send-address" part="send-address">
                <AddressText address={recipient.address} />
              </div>
            )}
          </div>
          <Avatar address={recipient.address} src={recipient.avatarUrl} size={40} />
        </div>
      )}
      <SendFacts
        review={value.review}
        isReview={isReview}
        hasFee={value.status !== 'dropped' && value.status !== 'replaced'}
        translator={translator}
      />
    </section>
  )
}
