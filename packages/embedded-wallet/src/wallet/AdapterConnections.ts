import type { ChainNamespace, ProvidedWallet } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import { EmbeddedError } from '../errors/EmbeddedError'
import { connectorId, walletNamespaces } from './walletIdentity'

/** Returns the provider of the wallet for a namespace: what the adapter of that namespace expects. */
export type ProviderFor = (namespace: ChainNamespace) => unknown

/** Adds the wallet to the kit's adapters, and connects it there. */
export class AdapterConnections {
  readonly #kit: ModalKit
  readonly #wallet: Omit<ProvidedWallet, 'id' | 'provider' | 'type'>
  readonly #providerFor: ProviderFor
  readonly #removes = new Map<ChainNamespace, () => void>()
  #adding: Promise<void> | undefined

  constructor(kit: ModalKit, wallet: Omit<ProvidedWallet, 'id' | 'provider' | 'type'>, providerFor: ProviderFor) {
    this.#kit = kit
    this.#wallet = wallet
    this.#providerFor = providerFor
  }

  /**
   * Adds the wallet to the adapters, which reconnect it if it was connected on the last visit. A failed attempt is tried
   * again by the next call.
   *
   * @throws {AppKitError} `embedded/no-adapter` if no adapter takes the wallet.
   */
  add(): Promise<void> {
    this.#adding ??= this.#add().catch(error => {
      this.#adding = undefined
      throw error
    })
    return this.#adding
  }

  /**
   * Connects the wallet on each namespace, the active one first. A namespace that fails doesn't affect the others.
   *
   * @throws {AppKitError} the error of the first namespace, if it fails.
   */
  async connect(): Promise<void> {
    await this.add()
    const { chains, choices, chosen, connecting, context } = this.#kit
    const active = chains.state.activeNamespace
    const [first, ...others] = [...this.#removes.keys()].toSorted((a, b) => Number(b === active) - Number(a === active))
    if (first === undefined) return
    const isLatest = choices.begin()
    await connecting.request({ connectorId, namespace: first, name: this.#wallet.name, method: 'email' })
    chosen.forget(first)
    if (isLatest()) chains.setActiveNamespace(first)
    await Promise.allSettled(
      others.map(namespace => context.adapter(namespace).connect({ connectorId, caipNetwork: chosen.of(namespace) })),
    )
  }

  /** Connects the wallet on each namespace that is disconnected and doesn't reconnect. Needs no prompt after a login. */
  async reconnect(): Promise<void> {
    const { chains, context } = this.#kit
    const idle = [...this.#removes.keys()].filter(namespace => chains.get(namespace)?.status === 'disconnected')
    await Promise.allSettled(idle.map(namespace => context.adapter(namespace).connect({ connectorId })))
  }

  /** Removes the wallet from the adapters. */
  remove(): void {
    for (const remove of this.#removes.values()) remove()
    this.#removes.clear()
    this.#adding = undefined
  }

  async #add(): Promise<void> {
    const { context } = this.#kit
    const served = walletNamespaces.filter(namespace => context.adapters.namespaces.includes(namespace))
    await Promise.all(
      served.map(async namespace => {
        if (this.#removes.has(namespace)) return
        const loaded = await context.adapter(namespace).prefetch()
        const provider = this.#providerFor(namespace)
        const remove = await loaded?.addWallet?.({ ...this.#wallet, id: connectorId, type: 'AUTH', provider })
        if (remove) this.#removes.set(namespace, remove)
      }),
    )
    if (this.#removes.size === 0)
      throw new EmbeddedError(
        'embedded/no-adapter',
        'No adapter of the app takes the embedded wallet. Add WagmiAdapter or SolanaAdapter.',
      )
  }
}
