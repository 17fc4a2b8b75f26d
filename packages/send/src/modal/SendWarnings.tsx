import { Notice, type Translate } from '@openappkit/appkit-ui/elements'
import type { ReactNode } from 'react'
import type { FoundRecipient } from '../recipient/Recipient'
import type { sendEn } from './locales/send.en'

export interface SendWarningsProps {
  readonly recipient: FoundRecipient
  readonly t: Translate<typeof sendEn>
  /** The checkbox that confirms a look-alike address. */
  readonly consent?: ReactNode
}

/** The warnings about a recipient. Part `send-address`. */
export function SendWarnings({ consent, recipient: { imitated, warnings }, t }: SendWarningsProps): ReactNode {
  return warnings.map(warning => (
    <div key={warning} className="send-concern">
      <Notice tone={warning === 'imitation' || warning === 'contract' ? 'negative' : 'neutral'}>
        {t(warning)}
        {warning === 'imitation' && (
          <bdi className="send-address" part="send-address" dir="ltr">
            {imitated}
          </bdi>
        )}
      </Notice>
      {warning === 'imitation' && consent}
    </div>
  ))
}
