import type { ModalKit } from '@openappkit/appkit-core/modal'
import { proxy, ref } from 'valtio/vanilla'
import type { AccountButton, AccountTab, Feature } from './Feature'

/** What features add to the account view, as far as they have loaded. */
export interface AccountItemsState {
  items: { readonly buttons: readonly AccountButton[]; readonly tabs: readonly AccountTab[] }
  /** Whether more may come. */
  isLoading: boolean
}

/** Brings the features that come with the account, and tells what they add to its view. A kit's part: `kit.part(AccountItems)`. */
export class AccountItems {
  readonly state: AccountItemsState
  readonly #kit: ModalKit

  constructor(kit: ModalKit) {
    this.#kit = kit
    const more = kit.loadFeatures?.()
    this.state = proxy({ items: this.#read(), isLoading: more !== undefined })
    const end = () => {
      this.state.items = this.#read()
      this.state.isLoading = false
    }
    // Without them the account is there all the same; whoever asks for one of their views hears what failed.
    more?.then(end, end)
  }

  #read(): AccountItemsState['items'] {
    // Core holds features by name alone.
    const features = this.#kit.features as readonly Feature[]
    return ref({
      buttons: features.flatMap(({ accountButtons = [] }) => accountButtons),
      tabs: features.flatMap(({ accountTabs = [] }) => accountTabs),
    })
  }
}
