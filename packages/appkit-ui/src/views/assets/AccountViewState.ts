import type { ModalKit } from '@openappkit/appkit-core/modal'
import type { ComponentType } from 'react'
import { proxy } from 'valtio/vanilla'
import type { AccountTab } from '../../features/AccountTab'
import { LazyCode } from '../../kit/LazyCode'

/** Component of a feature's tab. */
interface TabCode {
  readonly Component: ComponentType
}

/**
 * Keeps the user's place in the assets while a detail view is open. A controller: `kit.controller(AccountViewState)`.
 */
export class AccountViewState {
  /** `tab`: name of the last selected tab. */
  readonly state: { tab: string } = proxy({ tab: 'tokens' })
  /** Scroll position of the view, in pixels. */
  top = 0
  /** Id of the token or NFT that the user opened. */
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
    const code = new LazyCode<TabCode>(this.#kit, async () => ({ Component: (await tab.load()) as ComponentType }))
    this.#codes.set(tab, code)
    return code
  }
}
