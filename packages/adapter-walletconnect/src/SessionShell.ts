import { StandardShell } from '@openappkit/adapter-kit'
import type { AdapterCapability, AppKitNetwork, ChainNamespace } from '@openappkit/appkit-core'
import type { SessionActions } from './actions/SessionActions'
import { chainFamilyOf } from './chainFamilies'
import type { WalletConnectAdapterOptions } from './WalletConnectAdapterOptions'

/** Shell of an adapter over WalletConnect sessions. A subclass loads the actions. */
export abstract class SessionShell extends StandardShell<SessionActions> {
  readonly namespace: ChainNamespace
  readonly adapterType = 'universal'
  readonly chainName: string
  readonly capabilities: ReadonlySet<AdapterCapability>
  readonly networks: readonly AppKitNetwork[]
  declare readonly walletConnectMethods?: readonly string[]

  constructor({ namespace, networks = [], methods }: WalletConnectAdapterOptions) {
    super()
    const { chainName, capabilities } = chainFamilyOf(namespace)
    this.namespace = namespace
    this.chainName = chainName
    this.capabilities = new Set(capabilities)
    this.networks = networks
    if (methods) this.walletConnectMethods = methods
  }
}
