import type { CaipNetworkId, ChainNamespace } from '@openappkit/contract'
import { isNamespaceName } from '../caip/chainNamespaces'
import type { LibraryProvider } from './openClient'
import type { LibrarySession } from './readSession'
import type { WalletConnectChange } from './WalletConnectLink'

/** Callbacks of {@link SessionEvents}. */
export interface SessionListener {
  /** Returns the topic of the current session. */
  topic(): string | undefined
  /** Called when the session was updated or has ended. */
  onSession(session: LibrarySession | undefined): void
  /** Returns whether the user has made another choice since requesting this switch. */
  isOutdated(chain: CaipNetworkId): boolean
  /** Called to keep the session on this chain, even though the library has switched. */
  onStay(chain: CaipNetworkId): void
  onChange(change: WalletConnectChange): void
}

/** Handles the library's session events. Event data comes from the wallet and is untrusted. */
export class SessionEvents {
  readonly #provider: LibraryProvider
  readonly #to: SessionListener
  /** Default chain before the event being handled. */
  #before: CaipNetworkId | undefined

  constructor(provider: LibraryProvider, to: SessionListener) {
    this.#provider = provider
    this.#to = to
  }

  /** Starts listening, until the client closes. */
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
    // Runs before the library's own listener, which switches the chain immediately.
    client.events.prependListener('session_event', event => {
      this.#before = this.#defaultChain(event.params.chainId.split(':')[0] ?? '')
    })
    client.on('session_event', event => {
      if (isOurs(event)) this.#notify(event.params.chainId, event.params.event)
    })
  }

  #notify(caipNetworkId: string, { name, data }: { readonly name: string; readonly data: unknown }): void {
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

/**
 * Returns the chain that an event's data names as a decimal or hex number or as an id. Falls back to the event's own
 * chain id.
 */
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

/**
 * Returns the addresses of the accounts on one chain. Also accepts plain addresses, because wallets may omit the chain.
 */
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
