import { Text, useAnnouncement, useStatusFocus, WalletStatusImage } from '@openappkit/appkit-ui/elements'
import type { ReactNode } from 'react'
import { SendNotice } from './SendNotice'
import type { SendScene } from './sendScene'

export interface SendStatusProps {
  readonly scene: SendScene
  readonly status: string
  readonly wallet: string
  readonly imageUrl: string | undefined
}

/**
 * The status of the transfer, in words and as a picture. The heading takes the focus unless an action does. Part
 * `send-status`.
 */
export function SendStatus({ imageUrl, scene, status, wallet }: SendStatusProps): ReactNode {
  const { detail, focus, ring, title, warning } = scene
  const heading = useStatusFocus<HTMLHeadingElement>(status, focus === 'heading')
  // Screen readers already read a heading that takes the focus.
  const spoken = focus === 'heading' ? [detail, warning] : [title, detail, warning]
  useAnnouncement(spoken.filter(Boolean).join('. '), { urgent: ring === 'failed' })
  return (
    <div className="send-status" part="send-status">
      <WalletStatusImage src={imageUrl} name={wallet} status={ring} />
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {detail !== undefined && (
        <Text tone="2" align="center">
          {detail}
        </Text>
      )}
      {warning !== undefined && <SendNotice tone="negative">{warning}</SendNotice>}
    </div>
  )
}
