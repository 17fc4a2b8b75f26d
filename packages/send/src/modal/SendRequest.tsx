import type { TransferLine } from '@openappkit/appkit-core'
import { isSameAddress } from '@openappkit/appkit-core/amounts'
import { AddressText, type Translator } from '@openappkit/appkit-ui/elements'
import { breakAfterPoint, exactAmount } from '@openappkit/appkit-ui/money'
import { type ReactNode, useId } from 'react'
import type { SendReview } from '../review/SendReview'
import type { sendEn } from './locales/send.en'
import { requestLineText } from './requestLineText'

export interface SendRequestProps {
  readonly review: SendReview
  readonly translator: Translator<typeof sendEn>
}

/**
 * The upcoming wallet request, decoded from its exact bytes. Renders nothing if the chain can't decode it. Parts
 * `send-request`, `send-address`.
 */
export function SendRequest({ review, translator }: SendRequestProps): ReactNode {
  const id = useId()
  const { t } = translator
  if (!review.lines?.length) return null
  return (
    <section className="send-request" part="send-request" aria-labelledby={id}>
      <h2 className="send-label" id={id}>
        {t('request')}
      </h2>
      <ol>
        {review.lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of one request never move
          <li key={at}>
            <RequestLine line={line} review={review} translator={translator} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function RequestLine({ line, review, translator }: SendRequestProps & { readonly line: TransferLine }): ReactNode {
  const { locale, t } = translator
  const { account, recipient, token } = review
  const { amount, kind, method, to, tokenAddress } = line
  const coin = account.network.nativeCurrency
  const isToken = kind === 'tokenTransfer'
  const { decimals, symbol } = isToken ? token : coin
  const shown = amount === undefined ? undefined : exactAmount(amount, decimals, symbol, locale)
  const isRecipient = to !== undefined && isSameAddress(to, recipient.address)
  const isOwn = to !== undefined && isSameAddress(to, account.address)
  return (
    <>
      <p>
        {breakAfterPoint(requestLineText(kind, shown, t), locale)}
        {to !== undefined && kind !== 'createTokenAccount' && (
          <> {t(isRecipient ? 'lineTo' : isOwn ? 'lineToOwn' : 'lineToOther')}</>
        )}
      </p>
      {to !== undefined && !isRecipient && !isOwn && <Address>{to}</Address>}
      {tokenAddress !== undefined && (
        <div className="send-second send-request-token">
          <p className="send-label">{t('lineToken')}</p>
          <Address>{tokenAddress}</Address>
        </div>
      )}
      {method !== undefined && (
        <p className="send-second">
          <bdi dir="ltr">{method}</bdi>
        </p>
      )}
    </>
  )
}

function Address({ children }: { readonly children: string }): ReactNode {
  return (
    <div className="send-address" part="send-address">
      <AddressText address={children} />
    </div>
  )
}
