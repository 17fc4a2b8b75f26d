import { AppKitError, type ChainNamespace, type TransferAdapter } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import { proxy, ref } from 'valtio/vanilla'

/** Where one chain's transfer adapter stands. `absent`: the app has no adapter for the chain. */
export type LoadedTransfers =
  | { readonly status: 'loading' }
  | { readonly status: 'absent' }
  | { readonly status: 'ready'; readonly transfers: TransferAdapter }
  | { readonly status: 'failed'; readonly error: AppKitError }

/**
 * The transfer adapters of a kit's chains, each loaded when a view first needs it, so that views can ask them synchronously. A part of the kit:
 * `kit.service(TransferAdapters)`; views read it with `useTransfers`.
 */
export class TransferAdapters {
  /** By namespace. A chain that nothing has asked for isn't in it. */
  readonly state: { readonly [namespace: string]: LoadedTransfers } = proxy({})
  readonly #kit: ModalKit
  readonly #loading = new Map<ChainNamespace, Promise<void>>()

  constructor(kit: ModalKit) {
    this.#kit = kit
  }

  /** Undefined while it isn't loaded, or where the app has no adapter for the chain. */
  get(namespace: ChainNamespace): TransferAdapter | undefined {
    const known = this.state[namespace]
    return known?.status === 'ready' ? known.transfers : undefined
  }

  /** Loads one. Never rejects: a failure is in `state`, and the next call tries again. */
  load(namespace: ChainNamespace): Promise<void> {
    const loading = this.#loading.get(namespace) ?? this.#load(namespace)
    this.#loading.set(namespace, loading)
    return loading
  }

  async #load(namespace: ChainNamespace): Promise<void> {
    const { adapters } = this.#kit.base
    if (!adapters.namespaces.includes(namespace)) return this.#end(namespace, { status: 'absent' })
    this.#set(namespace, { status: 'loading' })
    try {
      this.#set(namespace, { status: 'ready', transfers: await this.#kit.base.adapter(namespace).transfers() })
    } catch (cause) {
      const message = 'A part of the app could not be loaded. Check the connection and try again.'
      this.#end(namespace, { status: 'failed', error: new AppKitError('view/load-failed', message, { cause }) })
    }
  }

  /** The next call of `load` begins again. */
  #end(namespace: ChainNamespace, value: LoadedTransfers): void {
    this.#loading.delete(namespace)
    this.#set(namespace, value)
  }

  #set(namespace: ChainNamespace, value: LoadedTransfers): void {
    const state: { [name: string]: LoadedTransfers } = this.state
    state[namespace] = ref(value)
  }
}
