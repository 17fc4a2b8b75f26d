import type { ModalKit } from '@openappkit/appkit-core/modal'
import { LazyCode } from '../../kit/LazyCode'

/** Code for tokens and NFTs. It is the larger half of the account view and loads after the rest. */
export class LazyAssets extends LazyCode<typeof import('../assetViews')> {
  constructor(kit: ModalKit) {
    super(kit, () => import('../assetViews'))
  }
}
