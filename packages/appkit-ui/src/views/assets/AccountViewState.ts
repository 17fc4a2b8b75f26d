import type { ModalKit } from '@openappkit/appkit-core/modal'
import type { ComponentType } from 'react'
import { proxy } from 'valtio/vanilla'
import type { AccountTab } from '../../features/AccountTab'
import { LazyCode } from '../../kit/LazyCode'

/** The component of a feature's tab. */
interface TabCode {
  readonly Component: ComponentType
}

/** Where a user was in what an account holds, for when they come back from a detail. A service of a kit. */
export class AccountViewState {
  /** `tab`: the name of the tab that was chosen last. */
  readonly state: { tab: string } = proxy({ tab: 'tokens' })
  /** How far the view was scrolled, in pixels. */
  top = 0
  /** The id of the element that the user opened. */
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

  /** Returns the code of a feature's tab, loaded once. */
  codeOf(tab: AccountTab): LazyCode<TabCode> {
    const known = this.#codes.get(tab)
    if (known) return known
    const code = new LazyCode<TabCode>(this.#kit, async () => ({ Component: await tab.load() }))
    this.#codes.set(tab, code)
    return code
  }
}
