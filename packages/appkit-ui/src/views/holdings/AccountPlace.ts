import type { ModalKit } from '@openappkit/appkit-core/modal'
import { proxy } from 'valtio/vanilla'
import type { AccountTab } from '../../features/Feature'
import { LaterCode } from '../../kit/LaterCode'
import type { ActivityCode } from './ActivityCode'

/** A tab of the account view. */
export type AccountTabName = 'tokens' | 'nfts' | 'activity'

/** Where a visitor was in what an account holds, for when he comes back from a detail. A kit's part. */
export class AccountPlace {
  readonly state: { tab: AccountTabName } = proxy({ tab: 'tokens' as AccountTabName })
  /** How far the view was scrolled, in pixels. */
  top = 0
  /** What he went to see, by its id. */
  left: string | undefined
  readonly #kit: ModalKit
  readonly #codes: WeakMap<AccountTab, LaterCode<ActivityCode>> = new WeakMap()

  constructor(kit: ModalKit) {
    this.#kit = kit
    kit.base.onDestroy(
      kit.modal.onClose(() => {
        this.state.tab = 'tokens'
        this.top = 0
        this.left = undefined
      }),
    )
  }

  choose(tab: AccountTabName): void {
    this.state.tab = tab
  }

  /** What draws a tab that a feature adds, fetched once. */
  codeOf(tab: AccountTab): LaterCode<ActivityCode> {
    const known = this.#codes.get(tab)
    if (known) return known
    const code = new LaterCode<ActivityCode>(this.#kit, async () => ({ Component: await tab.load() }))
    this.#codes.set(tab, code)
    return code
  }
}
