import type { WalletKit, WalletKitTypes } from '@reown/walletkit'
import type { DappInfo } from '../wallet/DappInfo'
import { ProviderRpcError } from '../wallet/ProviderRpcError'
import type { ApprovedNamespace } from './approvedNamespaces'
import type { Outbox } from './Outbox'
import type { WalletSession } from './SessionProposal'
import type { NamespaceChange, WalletNamespace } from './WalletNamespace'

type Kit = InstanceType<typeof WalletKit>

/** The sessions of a wallet. Responds to apps' requests and sends changes to the apps. */
export class Sessions {
  readonly #kit: Kit
  readonly #namespaces: readonly WalletNamespace[]
  readonly #outbox: Outbox

  constructor(kit: Kit, namespaces: readonly WalletNamespace[], outbox: Outbox) {
    this.#kit = kit
    this.#namespaces = namespaces
    this.#outbox = outbox
  }

  all(): WalletSession[] {
    return Object.values(this.#kit.getActiveSessions()).map(({ topic, expiry, peer, namespaces }) => {
      const { name, description, url, icons } = peer.metadata
      const entries = Object.entries(namespaces).map(([key, one]) => [key, { ...one, chains: one.chains ?? [] }])
      return {
        topic,
        expiry,
        dapp: { name, description, url, icons: icons.filter(Boolean) },
        namespaces: Object.fromEntries(entries),
      }
    })
  }

  /**
   * Returns the topics of all sessions, or only `topic`.
   *
   * @throws Error if no session has that topic.
   */
  topics(topic: string | undefined): readonly string[] {
    const topics = Object.keys(this.#kit.getActiveSessions())
    if (topic === undefined) return topics
    if (!topics.includes(topic)) throw new Error(`The wallet has no session ${topic}. Pass the topic of a session.`)
    return [topic]
  }

  /** Handles a request. Sends no response if the app has ended its session in the meantime. */
  async answer({ id, topic, params }: WalletKitTypes.SessionRequest): Promise<void> {
    const response = await this.#serve(params.chainId, params.request, this.#dappOf(topic)).then(
      result => ({ id, jsonrpc: '2.0' as const, result }),
      error => ({ id, jsonrpc: '2.0' as const, error: errorBody(error) }),
    )
    await this.#outbox.run(async () => {
      if (this.#kit.getActiveSessions()[topic] !== undefined) await this.#kit.respondSessionRequest({ topic, response })
    })
  }

  #dappOf(topic: string): DappInfo | undefined {
    return this.all().find(session => session.topic === topic)?.dapp
  }

  async #serve(
    chain: string,
    { method, params }: { method: string; params: unknown },
    dapp: DappInfo | undefined,
  ): Promise<unknown> {
    const namespace = this.#namespaces.find(({ name }) => chain.startsWith(`${name}:`))
    if (namespace === undefined) throw new ProviderRpcError(5104, 'Unsupported namespace key.')
    return (await namespace.request({ method, params, chain, dapp })) ?? null
  }

  /** Sends a change to every session that has this namespace. */
  async notify(namespace: WalletNamespace, change: NamespaceChange): Promise<void> {
    await this.#outbox.run(async () => {
      for (const [topic, session] of Object.entries(this.#kit.getActiveSessions())) {
        const before = session.namespaces[namespace.name]
        if (before === undefined) continue
        const after = updated(namespace, { ...before, chains: before.chains ?? [] }, change)
        if (!isSame(before, after)) {
          // Neither this nor `extend` waits for the app's acknowledgment: the app may be offline, and waiting starts a
          // timer of five minutes.
          await this.#kit.updateSession({ topic, namespaces: { ...session.namespaces, [namespace.name]: after } })
        }
        const [name, data, chain] = announcement(namespace, after, change)
        if (after.events.includes(name)) {
          await this.#kit.emitSessionEvent({ topic, event: { name, data }, chainId: chain })
        }
      }
    })
  }
}

function errorBody(cause: unknown): { code: number; message: string } {
  if (cause instanceof ProviderRpcError) {
    const { code, message, data } = cause
    return { code, message, ...(data !== undefined && { data }) }
  }
  return { code: -32603, message: String(cause) }
}

/** Returns a session's namespace after `change`, with a new chain added and the selected account first. */
function updated(namespace: WalletNamespace, before: ApprovedNamespace, change: NamespaceChange): ApprovedNamespace {
  const isNew = change.type === 'chain' && !before.chains.includes(change.chain)
  const chains = isNew ? [...before.chains, change.chain] : before.chains
  const shared = new Set(before.accounts.map(account => account.split(':')[2]))
  const accounts = chains.flatMap(chain => {
    const addresses = namespace.addressesOn(chain)
    // If the shared accounts have different addresses on this chain, share the selected one instead.
    const isNewHere = change.type === 'accounts' || !addresses.some(address => shared.has(address))
    return addresses
      .filter((address, index) => shared.has(address) || (isNewHere && index === 0))
      .map(address => `${chain}:${address}`)
  })
  return { ...before, chains, accounts }
}

function isSame(before: { chains?: string[]; accounts: string[] }, after: ApprovedNamespace): boolean {
  return before.chains?.join() === after.chains.join() && before.accounts.join() === after.accounts.join()
}

/** Returns the protocol's event for a change: its name, its data and its chain. */
function announcement(
  namespace: WalletNamespace,
  session: ApprovedNamespace,
  change: NamespaceChange,
): [name: string, data: unknown, chain: string] {
  if (change.type === 'chain') return ['chainChanged', chainReference(change.chain), change.chain]
  const chain = namespace.chains.find(one => session.chains.includes(one)) ?? session.chains[0] ?? ''
  const addresses = session.accounts.filter(account => account.startsWith(`${chain}:`))
  return ['accountsChanged', addresses.map(account => account.slice(chain.length + 1)), chain]
}

/** Returns the reference of a chain, such as `31337` for `eip155:31337`. Numeric references are returned as numbers. */
function chainReference(chain: string): string | number {
  const reference = chain.slice(chain.indexOf(':') + 1)
  return /^\d+$/.test(reference) ? Number(reference) : reference
}
