import type { ModalKit } from '@openappkit/appkit-core/modal'
import { LazyCode } from '../../kit/LazyCode'

/** What knows of tokens and collectibles: the larger half of the account view, which arrives after the rest of it. */
export class LazyAssets extends LazyCode<typeof import('../assetViews')> {
  constructor(kit: ModalKit) {
    super(kit, () => import('../assetViews'))
  }
}
