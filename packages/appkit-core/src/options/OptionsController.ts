import { AppKitError } from '@openappkit/contract'
import { proxy, ref } from 'valtio/vanilla'
import type { AppKitOptions } from './AppKitOptions'
import type { Features } from './Features'
import type { RemoteFlag } from './RemoteFlag'

/** The app's options, and what the backend and the features add to them. */
export interface OptionsState {
  /** The app's current options. A new object after each change. */
  input: AppKitOptions
  /** Flags that the app set. `allFeatures` adds the defaults, which load on intent. */
  features: Partial<Features>
  /** Reads a flag from project and app settings. Set only by `RemoteConfig`, once the backend has responded. */
  readRemote?: (flag: RemoteFlag) => unknown
  /** The document's language: a BCP 47 tag, or text that isn't one. Empty on a server and until the kit starts. */
  lang: string
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
  /** Messages of the mistakes that `reportMistake` reported. */
  readonly mistakes: Set<string> = new Set()

  constructor(input: AppKitOptions) {
    if (!input.networks?.length) throw new AppKitError('options/no-networks', '`networks` is empty. Add a network.')
    // `ref` keeps valtio from wrapping the app's own objects.
    this.state = proxy({ input: ref(input), features: ref({ ...input.features }), lang: '' })
  }

  /** The app's current options. Views subscribe to `state` to follow changes. */
  get input(): AppKitOptions {
    return this.state.input
  }

  /** Returns whether an option is on. Every value except `false` counts as on, including `undefined`. */
  isOn(name: Switch): boolean {
    return this.input[name] !== false
  }

  /** Whether the app passes no adapter, so WalletConnect serves every namespace. */
  get noAdapters(): boolean {
    return (this.input.adapters?.length ?? 0) === 0
  }

  /** Requested language as a BCP 47 tag: the option `locale`, else the document's `lang`, else English. */
  get locale(): string {
    return this.input.locale || this.state.lang || 'en'
  }
}
