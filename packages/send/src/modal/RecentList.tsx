import { shortenAddress } from '@openappkit/appkit-core/addresses'
import { Avatar, defineSheet, useKit, useSheet, useSnapshot } from '@openappkit/appkit-ui/elements'
import { type ReactNode, useId } from 'react'
import css from './RecentList.css?inline'
import { RecentRecipients } from './RecentRecipients'
import { timeAgo } from './timeAgo'

const sheet = /* @__PURE__ */ defineSheet(css, 'view')

export interface RecentListProps {
  readonly label: string
  readonly locale: string
  readonly onChoose: (address: string) => void
}

/** Recipients that the account recently paid. Absent if there are none. Parts `send-recents`, `send-recent`. */
export function RecentList({ label, locale, onChoose }: RecentListProps): ReactNode {
  const id = useId()
  const kit = useKit()
  const recents = kit.controller(RecentRecipients)
  useSnapshot(recents.state)
  useSheet(sheet)
  const { current } = recents
  if (current.length === 0) return null
  return (
    <div className="send-recents" part="send-recents">
      <p id={id} className="send-label">
        {label}
      </p>
      <ul aria-labelledby={id}>
        {current.map(({ address, paidAt }) => (
          <li key={address}>
            <button
              type="button"
              className="send-recent"
              part="send-recent"
              title={address}
              onClick={() => onChoose(address)}
            >
              <Avatar address={address} size={24} />
              <bdi dir="ltr">{shortenAddress(address)}</bdi>{' '}
              <span>{timeAgo(paidAt, kit.environment.now(), locale)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
