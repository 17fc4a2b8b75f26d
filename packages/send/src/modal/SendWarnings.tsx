import type { Translate } from '@openappkit/appkit-ui/elements'
import type { ReactNode } from 'react'
import type { FoundRecipient, RecipientWarning } from '../recipient/Recipient'
import { LookAlike } from './LookAlike'
import type { sendEn } from './locales/send.en'
import { SendNotice, type SendNoticeProps } from './SendNotice'

const tones: Readonly<Partial<Record<RecipientWarning, SendNoticeProps['tone']>>> = {
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

/** The warnings about a recipient. One about an imitation comes first. */
export function SendWarnings({ recipient, t }: SendWarningsProps): ReactNode {
  return (
    <>
      <ImitationWarning recipient={recipient} t={t} />
      <OtherWarnings recipient={recipient} t={t} />
    </>
  )
}

/** The warning that a recipient imitates a known address, with both addresses. Empty if it doesn't. */
export function ImitationWarning({ recipient: { address, imitated, warnings }, t }: SendWarningsProps): ReactNode {
  if (!warnings.includes('imitation')) return null
  return (
    <SendNotice id={warningId('imitation')} tone="negative">
      {t(imitationKey(warnings))}
      {imitated !== undefined && <LookAlike address={address} known={imitated} t={t} />}
    </SendNotice>
  )
}

/** The warnings about a recipient, except about an imitation. */
export function OtherWarnings({ recipient: { warnings }, t }: SendWarningsProps): ReactNode {
  const isSaid = (warning: RecipientWarning): boolean =>
    warning === 'imitation' || (warning === 'firstTime' && imitationKey(warnings) === 'imitationFirstTime')
  return warnings.map(
    warning =>
      !isSaid(warning) && (
        <SendNotice key={warning} id={warningId(warning)} tone={tones[warning] ?? 'neutral'}>
          {t(warning)}
        </SendNotice>
      ),
  )
}
