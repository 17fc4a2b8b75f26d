import type { ModalKit } from '@openappkit/appkit-core/modal'
import { LaterCode } from '../../kit/LaterCode'

/** What knows of tokens and collectibles: the larger half of the account view, which arrives after the rest of it. */
export class HoldingsCode extends LaterCode<typeof import('../holdingViews')> {
  constructor(kit: ModalKit) {
    super(kit, () => import('../holdingViews'))
  }
}
