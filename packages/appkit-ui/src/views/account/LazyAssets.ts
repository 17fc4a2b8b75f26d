import type { ModalKit } from '@openappkit/appkit-core/modal'
import { LazyCode } from '../../kit/LazyCode'

/** The code for tokens and NFTs: the larger half of the account view, loaded after the rest. */
export class LazyAssets extends LazyCode<typeof import('../assetViews')> {
  constructor(kit: ModalKit) {
    super(kit, () => import('../assetViews'))
  }
}
