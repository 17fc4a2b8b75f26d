import { Notice, type Translator } from '@openappkit/appkit-ui/elements'
import type { ReactNode } from 'react'
import { concernsOf, type SendConcern } from '../review/concernsOf'
import type { SendController } from '../SendController'
import type { SendState } from '../SendState'
import { ConsentBox } from './ConsentBox'
import type { sendEn } from './locales/send.en'
import { SendWarnings } from './SendWarnings'

export interface SendConcernsProps {
  readonly value: Extract<SendState, { status: 'reviewing' }> | Extract<SendState, { purpose: 'request' }>
  readonly controller: SendController
  readonly translator: Translator<typeof sendEn>
}

/** The warnings before sending, each followed by the checkbox that confirms it. */
export function SendConcerns({ controller, translator: { t }, value }: SendConcernsProps): ReactNode {
  const { review } = value
  // During the last check, all concerns are accepted, and the boxes stay in place.
  const accepted = value.status === 'reviewing' ? value.accepted : undefined
  const concerns = concernsOf(review)
  const holder = review.lines?.find(line => line.holder !== undefined)?.holder
  const box = (concern: SendConcern): ReactNode =>
    concerns.includes(concern) && (
      <ConsentBox
        concern={concern}
        checked={accepted?.includes(concern) ?? true}
        disabled={accepted === undefined}
        controller={controller}
        t={t}
      />
    )
  return (
    <>
      <SendWarnings recipient={review.recipient} t={t} consent={box('imitation')} />
      {concerns.includes('tokenAccount') && (
        <div className="send-concern">
          <Notice tone="negative">
            {t('tokenAccount')}
            <bdi className="send-address" part="send-address" dir="ltr">
              {holder}
            </bdi>
          </Notice>
          {box('tokenAccount')}
        </div>
      )}
      {concerns.includes('fee') && (
        <div className="send-concern">
          <Notice tone="negative">{t('feeUnusual')}</Notice>
          {box('fee')}
        </div>
      )}
    </>
  )
}
