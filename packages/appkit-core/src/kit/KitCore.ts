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
import type { OptionsController } from '../options/OptionsController'
import type { SignInRequest } from '../siwx/SignInRequest'
import type { Store } from '../storage/Store'
import type { ThemeController } from '../theme/ThemeController'
import type { WalletConnectSource } from '../walletconnect/WalletConnectLink'
import type { KitAdapters } from './KitAdapters'

/** The half of a kit that a page has from the start, as the half that arrives with the modal sees it. `AppKit` is it. */
export interface KitCore {
  readonly options: OptionsController
  readonly environment: Environment
  readonly store: Store
  readonly events: EventsController
  readonly theme: ThemeController
  readonly chains: ChainController
  readonly connectors: ConnectorController
  readonly connections: ConnectionController
  readonly balances: { readonly state: BalancesState }
  readonly modal: { readonly state: ModalState }
  /** The one WalletConnect client. Absent when it is off, or nothing says which relay to use. */
  readonly walletConnect: WalletConnectSource | undefined
  /** Lets one approval connect and sign in. Set by whoever does the sign-in. */
  signInRequest?: SignInRequest | undefined
  /** The sign-in that is at work, where it isn't just the one of the options. Set by whoever does it. */
  signIn?: SIWXConfig | undefined
  readonly adapters: Pick<KitAdapters, 'endRestore' | 'namespaces' | 'retryRestore'>
  adapter(namespace: ChainNamespace): ChainAdapter
  open<const Options extends OpenOptions | OpenDefault>(options?: Options): Promise<OpenResult<Options>>
  close(): void
  switchNetwork(network: AppKitNetwork): Promise<void>
  onDestroy(task: () => void): () => void
  destroy(): void
}
