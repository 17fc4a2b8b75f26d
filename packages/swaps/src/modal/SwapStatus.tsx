import { Text, useAnnouncement, useStatusFocus, WalletStatusImage } from '@openappkit/appkit-ui/elements'
import type { ReactNode } from 'react'
import type { SwapScene } from './swapScene'

export interface SwapStatusProps {
  readonly scene: SwapScene
  readonly status: string
  readonly wallet: string
  readonly imageUrl: string | undefined
}

/**
 * The status of the swap, in words and as a picture. The heading takes the focus unless an action does. Part
 * `swap-status`.
 */
export function SwapStatus({ imageUrl, scene, status, wallet }: SwapStatusProps): ReactNode {
  const { detail, focus, ring, title } = scene
  const heading = useStatusFocus<HTMLHeadingElement>(status, focus === 'heading')
  // Screen readers already read a heading that takes the focus.
  const spoken = focus === 'heading' ? [detail] : [title, detail]
  useAnnouncement(spoken.filter(Boolean).join('. '), { urgent: ring === 'failed' })
  return (
    <div className="swap-status" part="swap-status">
      <WalletStatusImage src={imageUrl} name={wallet} status={ring} />
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {detail !== undefined && (
        <Text tone="2" align="center">
          {detail}
        </Text>
      )}
    </div>
  )
}
