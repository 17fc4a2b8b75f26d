import { AddressText, type Translate, useAnnouncement } from '@openappkit/appkit-ui/elements'
import type { ReactNode } from 'react'
import { concernsOf, type SendConcern } from '../review/concernsOf'
import type { SendReview } from '../review/SendReview'
import type { sendEn } from './locales/send.en'
import { SendNotice } from './SendNotice'
import { imitationKey, warningId } from './SendWarnings'

/** The message key of each concern, except about an imitation. */
const messages: Readonly<Record<Exclude<SendConcern, 'imitation'>, keyof typeof sendEn>> = {
  tokenAccount: 'tokenAccount',
  fee: 'feeUnusual',
}

/** The id of the notice that explains a concern. Its checkbox refers to it. */
export function concernId(concern: SendConcern): string {
  return concern === 'imitation' ? warningId(concern) : `send-concern-${concern}`
}

export interface SendConcernsProps {
  readonly review: SendReview
  readonly t: Translate<typeof sendEn>
}

/**
 * The concerns that the user must confirm before sending, except about the recipient. Announces all of them, also about
 * the recipient.
 */
export function SendConcerns({ review, t }: SendConcernsProps): ReactNode {
  const concerns = concernsOf(review)
  const holder = review.lines?.find(line => line.holder !== undefined)?.holder
  const texts = concerns.map(concern =>
    t(concern === 'imitation' ? imitationKey(review.recipient.warnings) : messages[concern]),
  )
  useAnnouncement(texts.join(' '), { urgent: true })
  return (
    <>
      {holder !== undefined && (
        <SendNotice tone="negative" id={concernId('tokenAccount')}>
          {t('tokenAccount')}
          <div className="send-address" part="send-address">
            <AddressText address={holder} />
          </div>
        </SendNotice>
      )}
      {concerns.includes('fee') && (
        <SendNotice tone="negative" id={concernId('fee')}>
          {t('feeUnusual')}
        </SendNotice>
      )}
    </>
  )
}
