import { Notice, type Translator } from '@openappkit/appkit-ui/elements'
import { Fragment, type ReactNode } from 'react'
import { concernsOf, type SendConcern } from '../review/concernsOf'
import type { SendController } from '../SendController'
import type { SendState } from '../SendState'
import type { sendEn } from './locales/send.en'

/** What the box beside each concern says. */
const confirmations: Readonly<Record<SendConcern, keyof typeof sendEn>> = {
  imitation: 'consent',
  tokenAccount: 'tokenAccountConsent',
  fee: 'feeConsent',
}

export interface SendConcernsProps {
  readonly value: SendState
  readonly controller: SendController
  readonly translator: Translator<typeof sendEn>
}

/** What the payer confirms before Send, one box each. Part `send-consent`. */
export function SendConcerns({ controller, translator: { t }, value }: SendConcernsProps): ReactNode {
  if (value.status !== 'reviewing') return null
  const holder = value.review.lines?.find(line => line.holder !== undefined)?.holder
  return concernsOf(value.review).map(concern => (
    <Fragment key={concern}>
      {concern === 'tokenAccount' && (
        <Notice tone="negative">
          {t('tokenAccount')}
          <bdi className="send-address" part="send-address" dir="ltr">
            {holder}
          </bdi>
        </Notice>
      )}
      {concern === 'fee' && <Notice tone="negative">{t('feeUnusual')}</Notice>}
      <label className="send-consent" part="send-consent">
        <input
          type="checkbox"
          checked={value.accepted.includes(concern)}
          onChange={event => controller.consent(concern, event.target.checked)}
        />
        {t(confirmations[concern])}
      </label>
    </Fragment>
  ))
}
