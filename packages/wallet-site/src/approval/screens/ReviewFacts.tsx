import { AddressText, Avatar, type Fact, FactList } from '@openappkit/appkit-ui/elements'
import type { ReactNode } from 'react'
import type { Review } from '../../review/Review'
import type { ApprovalTranslator } from '../text/amountOf'
import { cleanText } from '../text/cleanText'
import { feeOf } from '../text/feeOf'
import { networkName } from '../text/networkName'

/** The recipient, whose whole address shows, and account, network and fee. Parts `approval-party`, `fact-list`. */
export function ReviewFacts({ review, translator }: { review: Review; translator: ApprovalTranslator }): ReactNode {
  const { recipient, request, fee } = review
  const { t } = translator
  const isSigned = request.kind === 'message' || request.kind === 'typedData'
  const facts: readonly (Fact | false)[] = [
    {
      label: t('account'),
      value: (
        <span className="approval-account">
          <Avatar address={request.account} size={20} />
          <bdi dir="ltr">{`${request.account.slice(0, 6)}…${request.account.slice(-4)}`}</bdi>
        </span>
      ),
    },
    { label: t('network'), value: <bdi>{networkName(request.chainId)}</bdi> },
    (isSigned || fee !== undefined) && {
      label: t('fee'),
      value: fee ? <bdi>{t('feeAtMost', { amount: feeOf(fee, translator) })}</bdi> : t('free'),
    },
  ]
  return (
    <>
      {recipient && <Recipient review={review} translator={translator} />}
      <FactList facts={facts.filter(fact => fact !== false)} />
    </>
  )
}

function Recipient({ review, translator: { t } }: { review: Review; translator: ApprovalTranslator }): ReactNode {
  const { recipient, sentence } = review
  if (!recipient) return null
  const label =
    sentence.key === 'allow' || sentence.key === 'revoke' ? 'spender' : recipient.isContract ? 'contract' : 'to'
  return (
    <section className="approval-party" part="approval-party">
      <div className="approval-party-head">
        <h2>{t(label)}</h2>
        {recipient.isKnown === false && <span className="approval-tag">{t('firstTime')}</span>}
      </div>
      {recipient.name !== undefined && (
        <p className="approval-party-name">
          <bdi>{cleanText(recipient.name)}</bdi>
        </p>
      )}
      <AddressText address={recipient.address} />
    </section>
  )
}
