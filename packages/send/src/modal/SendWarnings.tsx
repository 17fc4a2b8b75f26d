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

/** Returns the message key for an imitation. Its notice also says that the address is new to the user. */
export function imitationKey(warnings: readonly RecipientWarning[]): 'imitation' | 'imitationFirstTime' {
  return warnings.includes('imitation') && warnings.includes('firstTime') ? 'imitationFirstTime' : 'imitation'
}

export interface SendWarningsProps {
  readonly recipient: FoundRecipient
  readonly t: Translate<typeof sendEn>
}

/** The warnings about a recipient. */
export function SendWarnings({ recipient: { address, imitated, warnings }, t }: SendWarningsProps): ReactNode {
  const key = imitationKey(warnings)
  const shown = warnings.filter(warning => warning !== 'firstTime' || key !== 'imitationFirstTime')
  return shown.map(warning => (
    <SendNotice key={warning} id={warningId(warning)} tone={tones[warning] ?? 'neutral'}>
      {t(warning === 'imitation' ? key : warning)}
      {warning === 'imitation' && imitated !== undefined && <LookAlike address={address} known={imitated} t={t} />}
    </SendNotice>
  ))
}
