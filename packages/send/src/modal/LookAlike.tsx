import { AddressText, type Translate } from '@openappkit/appkit-ui/elements'
import type { ReactNode } from 'react'
import type { sendEn } from './locales/send.en'

export interface LookAlikeProps {
  readonly address: string
  /** The address that it resembles, which the user knows. */
  readonly known: string
  readonly t: Translate<typeof sendEn>
}

/**
 * Two similar addresses below each other, line by line, with the groups that differ marked. Parts `send-look-alike`,
 * `send-address`.
 */
export function LookAlike({ address, known, t }: LookAlikeProps): ReactNode {
  const rows = [
    { label: t('thisAddress'), shown: address, other: known },
    { label: t('usedAddress'), shown: known, other: address },
  ]
  return (
    <dl className="send-look-alike" part="send-look-alike">
      {rows.map(({ label, other, shown }) => (
        <div key={label}>
          <dt className="send-label">{label}</dt>
          <dd className="send-address" part="send-address">
            <AddressText address={shown} unlike={other} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
