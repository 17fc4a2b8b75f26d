import type { ChainNamespace, SIWXConfig } from '@openappkit/contract'
import type { ChainAdapter } from '../adapter/ChainAdapter'
import type { AppKitNetwork } from '../caip/CaipNetwork'
import type { BalancesState } from '../chains/balanceState'
import type { ChainController } from '../chains/ChainController'
import type { ConnectionController } from '../connections/ConnectionController'
import type { ConnectorController } from '../connectors/ConnectorController'
import type { Environment } from '../environment/Environment'
import type { EventsController } from '../events/EventsController'
import type { ModalState } from '../modal/ModalState'
import type { OpenDefault, OpenOptions, OpenResult } from '../modal/OpenOptions'
import type { ChangeableOptions } from '../options/ChangeableOptions'
import type { Features } from '../options/Features'
import type { OptionsController } from '../options/OptionsController'
import type { SignInRequest } from '../siwx/SignInRequest'
import type { Store } from '../storage/Store'
import type { ThemeController } from '../theme/ThemeController'
import type { WalletConnectSource } from '../walletconnect/WalletConnectLink'
import type { KitAdapters } from './KitAdapters'

/** Part of the kit that exists from the start, as `ModalKit` sees it. `AppKit` implements it. */
export interface AppKitContext {
  /** The app's validated options. */
  readonly options: OptionsController
  /** Window, clock and timers. */
  readonly environment: Environment
  /** Validated access to storage. */
  readonly store: Store
  /** Analytics events. */
  readonly events: EventsController
  readonly theme: ThemeController
  /** Networks and accounts by namespace. */
  readonly chains: ChainController
  /** Wallets that can connect. */
  readonly connectors: ConnectorController
  /** Live connections by namespace. */
  readonly connections: ConnectionController
  /** Native balances. */
  readonly balances: { readonly state: BalancesState }
  /** Visibility of the modal. */
  readonly modal: { readonly state: ModalState }
  /**
   * The kit's WalletConnect client. Undefined when WalletConnect is off, or if the app sets neither `cloud` nor
   * `projectId`.
   */
  readonly walletConnect: WalletConnectSource | undefined
  /** Callbacks that let a wallet connect and sign in with one approval. Set by the sign-in feature. */
  signInRequest?: SignInRequest | undefined
  /** Active sign-in, if it differs from the one in the options. Set by the sign-in feature. */
  signIn?: SIWXConfig | undefined
  /** Flags of `features` that can't change. */
  readonly fixedFlags?: readonly (keyof Features)[]
  /** Adapters by namespace. */
  readonly adapters: Pick<KitAdapters, 'endReconnect' | 'namespaces' | 'retryReconnect'>
  /**
   * Returns the adapter of a namespace.
   * @throws {AppKitError} `adapter/not-found` when the namespace has none.
   */
  adapter(namespace: ChainNamespace): ChainAdapter
  /** Opens the modal. See `AppKit.open`. */
  open<const Options extends OpenOptions | OpenDefault>(options?: Options): Promise<OpenResult<Options>>
  /** Closes the modal. */
  close(): void
  /** Switches network. See `AppKit.switchNetwork`. */
  switchNetwork(network: AppKitNetwork): Promise<void>
  /** Changes options. See `AppKit.updateOptions`. */
  updateOptions(changes: ChangeableOptions): Promise<void>
  /** Runs `task` when the kit ends. Returns the function to remove it. */
  onDestroy(task: () => void): () => void
  /** Ends the kit. See `AppKit.destroy`. */
  destroy(): void
}
