import type { Translate } from '@openappkit/appkit-ui/elements'
import type { ReactNode } from 'react'
import type { SendConcern } from '../review/concernsOf'
import type { SendController } from '../SendController'
import type { sendEn } from './locales/send.en'
import { concernId } from './SendConcerns'

/** The message key of each concern's checkbox label. */
const confirmations: Readonly<Record<SendConcern, keyof typeof sendEn>> = {
  imitation: 'consent',
  tokenAccount: 'tokenAccountConsent',
  fee: 'feeConsent',
}

export interface ConsentBoxProps {
  readonly concern: SendConcern
  readonly checked: boolean
  readonly disabled: boolean
  readonly controller: SendController
  readonly t: Translate<typeof sendEn>
}

/** A checkbox that confirms one concern before sending, described by the notice about it. Part `send-consent`. */
export function ConsentBox({ checked, concern, controller, disabled, t }: ConsentBoxProps): ReactNode {
  return (
    <label className="send-consent" part="send-consent">
      <input
        type="checkbox"
        checked={checked}
        disabled={disabled}
        aria-describedby={concernId(concern)}
        onChange={event => controller.consent(concern, event.target.checked)}
      />
      {t(confirmations[concern])}
    </label>
  )
}
