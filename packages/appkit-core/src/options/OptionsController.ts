import { AppKitError } from '@openappkit/contract'
import { proxy, ref } from 'valtio/vanilla'
import type { AppKitOptions } from './AppKitOptions'
import type { Features } from './Features'
import type { RemoteFlag } from './RemoteFlag'

/** What may change while the kit lives. Everything else of the options is fixed. */
export interface OptionsState {
  /** What the host set. `allFeatures` fills in the defaults, which no page needs before intent. */
  features: Partial<Features>
  termsConditionsUrl: string | undefined
  privacyPolicyUrl: string | undefined
  /** Connectors and wallets that the modal doesn't list. */
  excludeWalletIds: readonly string[]
  /** Reads a flag by the project's settings and the host's. Absent until the modal was wanted and the backend answered; see `RemoteConfig`, which alone writes it. */
  readRemote?: (flag: RemoteFlag) => unknown
  /** The flags of the features that have started. */
  remoteFlags?: readonly RemoteFlag[]
  /** Names of the feature packages that the host passed in. Absent: the default set. */
  installed?: readonly string[]
}

/** Switches that are on unless the host set them to exactly `false`. Reference, createAppKit options. */
export type Switch =
  | 'enableWallets'
  | 'enableEIP6963'
  | 'enableInjected'
  | 'enableCoinbase'
  | 'enableReconnect'
  | 'enableWalletConnect'
  | 'enableWalletGuide'
  | 'enableNetworkSwitch'
  | 'debug'

/** Holds the host's options, checked. */
export class OptionsController {
  readonly state: OptionsState
  readonly given: AppKitOptions

  constructor(given: AppKitOptions) {
    if (given.networks.length === 0) {
      throw new AppKitError('options/no-networks', 'Add a network to `networks`.')
    }
    this.given = given
    this.state = proxy({
      // By reference: the host's own lists are not wrapped.
      features: ref({ ...given.features }),
      termsConditionsUrl: given.termsConditionsUrl,
      privacyPolicyUrl: given.privacyPolicyUrl,
      excludeWalletIds: ref([...(given.excludeWalletIds ?? [])]),
    })
  }

  /** True unless the host said `false`. */
  isOn(name: Switch): boolean {
    return this.given[name] !== false
  }

  /** True when no adapter was given: WalletConnect alone serves every namespace. */
  get noAdapters(): boolean {
    return (this.given.adapters?.length ?? 0) === 0
  }

  updateFeatures(features: Partial<Features>): void {
    this.state.features = ref({ ...this.state.features, ...features })
  }

  /** Changes those that are given. */
  setLegalUrls(urls: Partial<Pick<OptionsState, 'termsConditionsUrl' | 'privacyPolicyUrl'>>): void {
    Object.assign(this.state, urls)
  }
}
