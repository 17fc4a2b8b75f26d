import type { ModalKit } from '@openappkit/appkit-core/modal'
import { proxy, ref, subscribe } from 'valtio/vanilla'
import type { AccountButton } from './AccountButton'
import type { AccountTab } from './AccountTab'
import type { Feature } from './Feature'
import { isFeatureOn } from './isFeatureOn'
import type { TokenAction } from './TokenAction'

/** Items that loaded features add to the account view. */
export interface AccountItemsState {
  items: {
    readonly buttons: readonly AccountButton[]
    readonly tabs: readonly AccountTab[]
    readonly tokenActions: readonly TokenAction[]
    /** Whether a feature hides Receive now, and the buttons with `fund`, which `buttons` doesn't have then. */
    readonly isFundingHeld: boolean
  }
  /** Whether more items may follow. */
  isLoading: boolean
}

/**
 * Loads the account's features and collects the items they add to its view. A controller:
 * `kit.controller(AccountItems)`.
 */
export class AccountItems {
  readonly state: AccountItemsState
  readonly #kit: ModalKit
  /** Features whose `fundingHold` is followed. */
  readonly #followed = new Set<Feature>()

  constructor(kit: ModalKit) {
    this.#kit = kit
    this.state = proxy({ items: this.#read(), isLoading: false })
    this.#load()
    let { features, readRemote } = kit.options.state
    const stop = subscribe(kit.options.state, () => {
      const { state } = kit.options
      if (features === state.features && readRemote === state.readRemote) return
      ;({ features, readRemote } = state)
      this.#load()
    })
    kit.context.onDestroy(stop)
  }

  /** Loads the features that the current options enable. */
  #load(): void {
    const more = this.#kit.features.load()
    this.state.isLoading = more !== undefined
    const end = () => {
      this.state.items = this.#read()
      this.state.isLoading = false
    }
    // The account view works without these features. If one of their views is missing, `open` rejects with the reason.
    if (more !== undefined) more.then(end, end)
    else end()
  }

  #read(): AccountItemsState['items'] {
    // Only this package declares the full type of a feature. Core declares only its name.
    const features = (this.#kit.features.list as readonly Feature[]).filter(feature => isFeatureOn(this.#kit, feature))
    for (const feature of features) this.#follow(feature)
    const isFundingHeld = features.some(({ fundingHold }) => fundingHold?.isActive(this.#kit))
    return ref({
      isFundingHeld,
      buttons: features
        .flatMap(({ accountButtons = [] }) => accountButtons)
        .filter(({ fund }) => !(fund && isFundingHeld)),
      tabs: features.flatMap(({ accountTabs = [] }) => accountTabs).sort((one, other) => one.order - other.order),
      tokenActions: features.flatMap(({ tokenActions = [] }) => tokenActions),
    })
  }

  #follow(feature: Feature): void {
    if (!feature.fundingHold || this.#followed.has(feature)) return
    this.#followed.add(feature)
    const { chains, connections, context } = this.#kit
    const look = (): void => {
      const items = this.#read()
      if (items.isFundingHeld !== this.state.items.isFundingHeld) this.state.items = items
    }
    for (const state of [feature.fundingHold.state(this.#kit), chains.state, connections.state])
      context.onDestroy(subscribe(state, look))
  }
}
