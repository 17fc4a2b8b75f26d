import { Notice, Text, useAnnouncement, useStatusFocus, WalletStatusImage } from '@openappkit/appkit-ui/elements'
import type { ReactNode } from 'react'
import type { PayScene } from './PayScene'

export interface PayStatusProps {
  readonly scene: PayScene
  /** Changes whenever the focus should move. */
  readonly status: string
  readonly name: string
  readonly imageUrl: string | undefined
  readonly icon?: ReactNode
}

/** A state of the payment, in words and as a picture. The heading takes the focus unless an action does. Part `pay-status`. */
export function PayStatus({ icon, imageUrl, name, scene, status }: PayStatusProps): ReactNode {
  const { detail, focus, notes = [], ring, title } = scene
  const heading = useStatusFocus<HTMLHeadingElement>(status, focus === 'heading')
  // Screen readers already read a heading that takes the focus.
  const spoken = focus === 'heading' ? [detail] : [title, detail]
  useAnnouncement([...spoken, ...notes].filter(Boolean).join('. '), { urgent: ring === 'failed' })
  return (
    <>
      <div className="pay-status" part="pay-status">
        <WalletStatusImage src={imageUrl} name={name} status={ring} icon={icon} />
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {detail !== undefined && (
          <Text tone="2" align="center">
            {detail}
          </Text>
        )}
      </div>
      {notes.map(note => (
        <Notice key={note} tone="caution">
          {note}
        </Notice>
      ))}
    </>
  )
}
