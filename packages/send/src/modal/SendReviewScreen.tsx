import { fiatValue } from '@openappkit/appkit-core/amounts'
import { Avatar, Button, defineSheet, Image, Notice, type Translator, useSheet } from '@openappkit/appkit-ui/elements'
import type { ReactNode } from 'react'
import { concernsOf } from '../review/concernsOf'
import { isFeeSpike } from '../review/feeRule'
import type { SendController } from '../SendController'
import type { SendState } from '../SendState'
import { exactAmount } from './exactAmount'
import { DownIcon } from './icons/DownIcon'
import type { sendEn } from './locales/send.en'
import { Money } from './Money'
import { MovedAmount } from './MovedAmount'
import { SendConcerns } from './SendConcerns'
import { SendFacts } from './SendFacts'
import { SendRequest } from './SendRequest'
import css from './SendReviewScreen.css?inline'
import { shortened } from './shortened'

const sheet = /* @__PURE__ */ defineSheet(css, 'view')

export interface SendReviewScreenProps {
  readonly value: Extract<SendState, { status: 'reviewing' }> | Extract<SendState, { purpose: 'request' }>
  readonly controller: SendController
  readonly translator: Translator<typeof sendEn>
}

/**
 * The transfer under review, for comparison with the wallet's own prompt. Parts `send-review`, `send-panel`,
 * `send-address`, `send-consent`, `send-confirm`.
 */
export function SendReviewScreen({ controller, translator, value }: SendReviewScreenProps): ReactNode {
  const { locale, t } = translator
  const { review } = value
  useSheet(sheet)
  const { amount, fee, recipient, simulated, symbolOfContract, token } = review
  const isReviewing = value.status === 'reviewing'
  const previous = isReviewing ? value.previous : undefined
  const isFee = previous?.fee !== undefined && fee !== undefined && isFeeSpike(previous.fee, fee)
  const sent = simulated?.sent ?? amount
  const received = simulated?.received ?? amount
  const worth = fiatValue(sent, token.decimals, token.price)
  const shown = (units: bigint): string => exactAmount(units, token.decimals, token.symbol, locale)
  return (
    <div className="send-review" part="send-review">
      {previous && <Notice tone="negative">{t(isFee ? 'feeRose' : 'changed')}</Notice>}
      <div className="send-panels">
        <section className="send-panel send-moved" part="send-panel">
          <div>
            <h2 className="send-label">{t('youSend')}</h2>
            <MovedAmount units={sent} token={token} locale={locale} />
            {worth !== undefined && (
              <p className="send-second">
                <Money value={worth} locale={locale} />
              </p>
            )}
          </div>
          <Image src={token.imageUrl} name={token.symbol} shape="circle" />
        </section>
        <span className="send-arrow" part="send-arrow" aria-hidden="true">
          <DownIcon />
        </span>
        <section className="send-panel send-moved" part="send-panel">
          <div>
            <h2 className="send-label">{t('theyReceive')}</h2>
            <MovedAmount units={received} token={token} locale={locale} />
            {recipient.name !== undefined && (
              <p className="send-name">
                <bdi>{recipient.name}</bdi>
              </p>
            )}
            <p className="send-second">
              <bdi className="send-address" part="send-address" dir="ltr">
                {recipient.address}
              </bdi>
            </p>
          </div>
          <Avatar address={recipient.address} src={recipient.avatarUrl} size={40} />
        </section>
      </div>
      {received < sent && <Notice tone="negative">{t('kept', { amount: shown(sent - received) })}</Notice>}
      {symbolOfContract !== undefined && (
        <Notice tone="negative">
          {t('symbolOfContract', { symbol: shortened(token.symbol), name: shortened(symbolOfContract) })}
        </Notice>
      )}
      <SendConcerns value={value} controller={controller} translator={translator} />
      <SendFacts review={review} sent={sent} translator={translator} />
      <SendRequest review={review} translator={translator} />
      {simulated && <p className="send-checked">{t('checked', { amount: shown(sent) })}</p>}
      <div className="send-confirm" part="send-confirm">
        <Button
          variant="primary"
          fullWidth
          disabled={isReviewing && concernsOf(review).some(concern => !value.accepted.includes(concern))}
          loading={!isReviewing}
          onClick={() => void controller.confirm()}
        >
          {isReviewing ? t('sendAmount', { amount: shown(sent) }) : t('sending')}
        </Button>
      </div>
    </div>
  )
}
