import type { Translate } from '@openappkit/appkit-ui/elements'
import type { ReactNode } from 'react'
import type { FoundRecipient, RecipientWarning } from '../recipient/Recipient'
import { LookAlike } from './LookAlike'
import type { sendEn } from './locales/send.en'
import { SendNotice, type SendNoticeProps } from './SendNotice'

const tones: Readonly<Partial<Record<RecipientWarning, SendNoticeProps['tone']>>> = {
  imitation: 'negative',
  contract: 'caution',
  firstTime: 'caution',
}

/** The id of the notice for a warning. The recipient's field and the checkbox refer to it. */
export function warningId(warning: RecipientWarning): string {
  return `send-warning-${warning}`
}

export interface SendWarningsProps {
  readonly recipient: FoundRecipient
  readonly t: Translate<typeof sendEn>
}

/** The warnings about a recipient. */
export function SendWarnings({ recipient: { address, imitated, warnings }, t }: SendWarningsProps): ReactNode {
  return warnings.map(warning => (
    <SendNotice key={warning} id={warningId(warning)} tone={tones[warning] ?? 'neutral'}>
      {t(warning)}
      {warning === 'imitation' && imitated !== undefined && <LookAlike address={address} known={imitated} t={t} />}
    </SendNotice>
  ))
}
