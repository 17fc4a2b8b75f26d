import type { CaipNetworkId, ChainNamespace } from '@openappkit/contract'
import { isNamespaceName } from '../caip/chainNamespaces'
import type { LibraryProvider } from './openClient'
import type { LibrarySession } from './readSession'
import type { WalletConnectChange } from './WalletConnectLink'

/** Who hears what a session says. */
export interface SessionListener {
  /** Topic of the session that counts. */
  topic(): string | undefined
  /** It was updated, or it ended. */
  onSession(session: LibrarySession | undefined): void
  /** Whether the user has moved on from the switch that the wallet announces. */
  isOutdated(chain: CaipNetworkId): boolean
  /** The session stays on this chain, whatever the library made of the announcement. */
  onStay(chain: CaipNetworkId): void
  onChange(change: WalletConnectChange): void
}

/** Reads what the wallet says of its session out of the library's events, whose data any wallet may have written. */
export class SessionEvents {
  readonly #provider: LibraryProvider
  readonly #to: SessionListener
  /** Default chain when the event that is being handled arrived. */
  #before: CaipNetworkId | undefined

  constructor(provider: LibraryProvider, to: SessionListener) {
    this.#provider = provider
    this.#to = to
  }

  /** Begins to listen, until the client is closed. */
  start(): void {
    const { client } = this.#provider
    const isOurs = ({ topic }: { readonly topic: string }) => topic === this.#to.topic()
    const refresh = (event: { readonly topic: string }) => {
      if (isOurs(event)) this.#to.onSession(client.session.get(event.topic))
    }
    const end = (event: { readonly topic: string }) => {
      if (!isOurs(event)) return
      this.#provider.session = undefined as never
      this.#to.onSession(undefined)
    }
    client.on('session_update', refresh)
    client.on('session_extend', refresh)
    client.on('session_delete', end)
    client.on('session_expire', end)
    // Before the library's own listener, which moves to the chain at once.
    client.events.prependListener('session_event', event => {
      this.#before = this.#defaultChain(event.params.chainId.split(':')[0] ?? '')
    })
    client.on('session_event', event => {
      if (isOurs(event)) this.#tell(event.params.chainId, event.params.event)
    })
  }

  #tell(caipNetworkId: string, { name, data }: { readonly name: string; readonly data: unknown }): void {
    const [namespace] = caipNetworkId.split(':')
    if (!isNamespaceName(namespace)) return
    if (name === 'chainChanged') {
      const chain = changedChain(namespace, caipNetworkId, data)
      if (!chain) return
      if (!this.#to.isOutdated(chain)) this.#to.onChange({ type: 'chain', caipNetworkId: chain })
      else if (this.#before !== undefined) this.#to.onStay(this.#before)
    }
    if (name === 'accountsChanged' && Array.isArray(data)) {
      const addresses = addressesOn(this.#defaultChain(namespace), data)
      if (addresses.length > 0) this.#to.onChange({ type: 'accounts', namespace, addresses })
    }
  }

  #defaultChain(namespace: string): CaipNetworkId | undefined {
    const reference = this.#provider.rpcProviders[namespace]?.getDefaultChain()
    return reference ? `${namespace as ChainNamespace}:${reference}` : undefined
  }
}

/** The chain as the event's data says it: a number, in decimal or hex, or an id. The id beside it when the data says nothing. */
export function changedChain(
  namespace: ChainNamespace,
  caipNetworkId: string,
  data: unknown,
): CaipNetworkId | undefined {
  const said = typeof data === 'number' || typeof data === 'string' ? String(data) : ''
  const [, reference = said] = said.startsWith(`${namespace}:`) ? said.split(':') : []
  const decimal = /^0x[\da-f]+$/iu.test(reference) ? String(Number.parseInt(reference, 16)) : reference
  const chosen = decimal || caipNetworkId.split(':')[1]
  return chosen ? `${namespace}:${chosen}` : undefined
}

/** Addresses of the accounts on one chain; a wallet may leave the chain out. */
export function addressesOn(caipNetworkId: string | undefined, accounts: readonly unknown[]): readonly string[] {
  const addresses = accounts.flatMap(account => {
    if (typeof account !== 'string') return []
    const parts = account.split(':')
    if (parts.length === 1) return [account]
    const [namespace, reference, address] = parts
    return address && `${namespace}:${reference}` === caipNetworkId ? [address] : []
  })
  return [...new Set(addresses)]
}
