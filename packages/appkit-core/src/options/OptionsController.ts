import { AppKitError } from '@openappkit/contract'
import { proxy, ref } from 'valtio/vanilla'
import type { AppKitOptions } from './AppKitOptions'
import type { Features } from './Features'
import type { RemoteFlag } from './RemoteFlag'

/** Options that may change during the kit's lifetime. All others are fixed. */
export interface OptionsState {
  /** Flags that the app set. `allFeatures` adds the defaults, which load on intent. */
  features: Partial<Features>
  termsConditionsUrl: string | undefined
  privacyPolicyUrl: string | undefined
  /** Ids of connectors and wallets to hide in the modal. */
  excludeWalletIds: readonly string[]
  /** Reads a flag from project and app settings. Set only by `RemoteConfig`, once the backend has responded. */
  readRemote?: (flag: RemoteFlag) => unknown
  /** Flags of the started features. */
  remoteFlags?: readonly RemoteFlag[]
  /** Names of the feature packages that the app passes in. If absent, the default set is used. */
  installed?: readonly string[]
}

/** Options that are on unless set to exactly `false`. */
export type Switch =
  | 'enableWallets'
  | 'enableEIP6963'
  | 'enableInjected'
  | 'enableCoinbase'
  | 'enableReconnect'
  | 'enableWalletConnect'
  | 'enableWalletGuide'
  | 'enableNetworkSwitch'

/**
 * Validates and stores the app's options.
 *
 * @throws {AppKitError} `options/no-networks` if `networks` is empty.
 */
export class OptionsController {
  readonly state: OptionsState
  readonly input: AppKitOptions
  /** Messages of the mistakes that `reportMistake` reported. */
  readonly mistakes: Set<string> = new Set()

  constructor(input: AppKitOptions) {
    if (!input.networks?.length) throw new AppKitError('options/no-networks', '`networks` is empty. Add a network.')
    this.input = input
    this.state = proxy({
      // `ref` keeps valtio from wrapping the app's own lists.
      features: ref({ ...input.features }),
      termsConditionsUrl: input.termsConditionsUrl,
      privacyPolicyUrl: input.privacyPolicyUrl,
      excludeWalletIds: ref([...(input.excludeWalletIds ?? [])]),
    })
  }

  /** Returns whether an option is on. Every value except `false` counts as on, including `undefined`. */
  isOn(name: Switch): boolean {
    return this.input[name] !== false
  }

  /** Whether the app passes no adapter, so WalletConnect serves every namespace. */
  get noAdapters(): boolean {
    return (this.input.adapters?.length ?? 0) === 0
  }

  /** Merges `features` into the app's flags. */
  updateFeatures(features: Partial<Features>): void {
    this.state.features = ref({ ...this.state.features, ...features })
  }

  /** Updates the given URLs and keeps the others. */
  setLegalUrls(urls: Partial<Pick<OptionsState, 'termsConditionsUrl' | 'privacyPolicyUrl'>>): void {
    Object.assign(this.state, urls)
  }
}
