import { IconTile, Image, Spinner, usePicture } from '@openappkit/appkit-ui/elements'
import type { ReactNode } from 'react'
import type { ActivityItem, ItemTransfer } from '../items/ActivityItem'
import { Glyph, type GlyphName } from './Glyph'

export interface ActivityPictureProps {
  readonly item: ActivityItem
  readonly index: number
  readonly transfer: ItemTransfer | undefined
}

/** The asset's image with the transaction's direction or outcome. Decorative: the adjacent text conveys the same. */
export function ActivityPicture({ item, index, transfer }: ActivityPictureProps): ReactNode {
  const { isTrade, status } = item
  const hasPicture = usePicture(index)
  const name = transfer?.symbol ?? transfer?.name
  return (
    <span className="activity-picture" aria-hidden="true">
      {name ? (
        <Image
          src={hasPicture ? transfer?.imageUrl : undefined}
          name={name}
          shape={transfer?.isNft ? 'square' : 'circle'}
        />
      ) : (
        <IconTile icon={<Glyph name="contract" />} />
      )}
      <span className="activity-badge" data-status={status}>
        {status === 'pending' ? <Spinner /> : <Glyph name={glyphOf(isTrade, status, transfer)} />}
      </span>
    </span>
  )
}

function glyphOf(isTrade: boolean, status: ActivityItem['status'], transfer: ItemTransfer | undefined): GlyphName {
  if (status === 'failed' || status === 'dropped' || status === 'replaced') return 'cross'
  if (isTrade || transfer?.direction === 'self') return 'swap'
  if (!transfer) return 'check'
  return transfer.direction === 'in' ? 'in' : 'out'
}
