import type { ModalKit } from '@openappkit/appkit-core/modal'
import type { ComponentType } from 'react'
import { proxy } from 'valtio/vanilla'
import type { AccountTab } from '../../features/AccountTab'
import { LazyCode } from '../../kit/LazyCode'

/** What draws the tab of a feature. */
interface TabCode {
  readonly Component: ComponentType
}

/** Where a user was in what an account holds, for when they come back from a detail. A service of a kit. */
export class AccountViewState {
  /** `tab`: the name of the tab that was chosen last. */
  readonly state: { tab: string } = proxy({ tab: 'tokens' })
  /** How far the view was scrolled, in pixels. */
  top = 0
  /** What they went to see, by its id. */
  left: string | undefined
  readonly #kit: ModalKit
  readonly #codes: WeakMap<AccountTab, LazyCode<TabCode>> = new WeakMap()

  constructor(kit: ModalKit) {
    this.#kit = kit
    kit.context.onDestroy(
      kit.modal.onClose(() => {
        this.state.tab = 'tokens'
        this.top = 0
        this.left = undefined
      }),
    )
  }

  choose(tab: string): void {
    this.state.tab = tab
  }

  /** What draws a tab that a feature adds, fetched once. */
  codeOf(tab: AccountTab): LazyCode<TabCode> {
    const known = this.#codes.get(tab)
    if (known) return known
    const code = new LazyCode<TabCode>(this.#kit, async () => ({ Component: await tab.load() }))
    this.#codes.set(tab, code)
    return code
  }
}
