import type { LiveConnections } from '@openappkit/adapter-kit/actions'
import type { CaipNetworkId } from '@openappkit/appkit-core'
import { accountKey, createProvider, type OwnedProvider, type ProvidedConnection } from '../provider/createProvider'
import type { SendOptions, SolanaProvider } from '../provider/SolanaProvider'
import type { NetworkChoice } from './NetworkChoice'
import type { SolanaConnection } from './SolanaConnection'

/** Values that the adapter passes to {@link ConnectionProviders}. */
export interface ProviderDependencies {
  readonly live: Pick<LiveConnections<SolanaConnection>, 'find' | 'require'>
  readonly choice: Pick<NetworkChoice, 'networkOf'>
  disconnect(connectorId: string): Promise<void>
  /** Sends signed bytes. Without a connection, `network` is undefined. */
  send(network: CaipNetworkId | undefined, transaction: Uint8Array, options: SendOptions): Promise<string>
}

/** Account and network that a provider's listeners last received. */
interface Known {
  readonly address: string
  readonly network: CaipNetworkId
}

/** Keeps one provider per connector, even after the wallet disconnects, since the app may keep a reference. */
export class ConnectionProviders {
  readonly #dependencies: ProviderDependencies
  readonly #providers = new Map<string, { readonly owned: OwnedProvider; known: Known | undefined }>()

  constructor(dependencies: ProviderDependencies) {
    this.#dependencies = dependencies
  }

  /**
   * Returns a connector's provider, even after the wallet disconnects.
   *
   * @throws {AppKitError} `wallet/not-connected` when the connector isn't connected and has no earlier provider.
   */
  require(id: string): SolanaProvider {
    const made = this.#providers.get(id)
    if (made) return made.owned.provider
    const { live, disconnect, send } = this.#dependencies
    const owned = createProvider({
      name: live.require(id).wallet.name,
      connection: () => this.connection(id),
      disconnect: () => disconnect(id),
      send: (transaction, options) => send(this.connection(id)?.network, transaction, options),
    })
    this.#providers.set(id, { owned, known: knownOf(this.connection(id)) })
    return owned.provider
  }

  /** Returns a connection with its active account and network. Undefined if there is none. */
  connection(id: string): ProvidedConnection | undefined {
    const { live, choice } = this.#dependencies
    const held = live.find(id)
    const account = held?.wallet.accounts().find(({ address }) => address === held.address)
    return held && account && { wallet: held.wallet, account, network: choice.networkOf(held) }
  }

  /** Emits provider events for the changes since the last call. */
  update(): void {
    for (const [id, made] of this.#providers) {
      const { owned, known } = made
      const now = this.connection(id)
      made.known = knownOf(now)
      if (!now) {
        if (known) owned.emit('disconnect')
      } else if (!known) owned.emit('connect', accountKey(now.account))
      else {
        if (now.account.address !== known.address) owned.emit('accountsChanged', accountKey(now.account))
        if (now.network !== known.network) owned.emit('chainChanged', now.network.split(':')[1] ?? '')
      }
    }
  }
}

function knownOf(now: ProvidedConnection | undefined): Known | undefined {
  return now && { address: now.account.address, network: now.network }
}
