import { AppKitError, type ChainNamespace, type TransferAdapter } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import { proxy, ref } from 'valtio/vanilla'

/** Load state of one namespace's transfer adapter. `absent`: the kit has no adapter for the namespace. */
export type LoadedTransfers =
  | { readonly status: 'loading' }
  | { readonly status: 'absent' }
  | { readonly status: 'ready'; readonly transfers: TransferAdapter }
  | { readonly status: 'failed'; readonly error: AppKitError }

/**
 * Loads each namespace's transfer adapter on first use, for synchronous access in views. A controller:
 * `kit.controller(TransferAdapters)`. Views read it with `useTransfers`.
 */
export class TransferAdapters {
  /** Load states by namespace. Namespaces for which `load` wasn't called are missing. */
  readonly state: { readonly [namespace: string]: LoadedTransfers } = proxy({})
  readonly #kit: ModalKit
  readonly #loading = new Map<ChainNamespace, Promise<void>>()

  constructor(kit: ModalKit) {
    this.#kit = kit
  }

  /**
   * Returns the namespace's transfer adapter. Undefined until it has loaded, or if the kit has no adapter for the
   * namespace.
   */
  get(namespace: ChainNamespace): TransferAdapter | undefined {
    const known = this.state[namespace]
    return known?.status === 'ready' ? known.transfers : undefined
  }

  /**
   * Loads the namespace's transfer adapter once. Never rejects. A failure is stored in `state` as `failed`, and the
   * next call retries.
   */
  load(namespace: ChainNamespace): Promise<void> {
    const loading = this.#loading.get(namespace) ?? this.#load(namespace)
    this.#loading.set(namespace, loading)
    return loading
  }

  async #load(namespace: ChainNamespace): Promise<void> {
    const { adapters } = this.#kit.context
    if (!adapters.namespaces.includes(namespace)) return this.#end(namespace, { status: 'absent' })
    this.#set(namespace, { status: 'loading' })
    try {
      this.#set(namespace, { status: 'ready', transfers: await this.#kit.context.adapter(namespace).transfers() })
    } catch (cause) {
      const message = "Part of the modal couldn't load. Check your connection and try again."
      this.#end(namespace, { status: 'failed', error: new AppKitError('view/load-failed', message, { cause }) })
    }
  }

  /** Stores the result and lets the next `load` start over. */
  #end(namespace: ChainNamespace, value: LoadedTransfers): void {
    this.#loading.delete(namespace)
    this.#set(namespace, value)
  }

  #set(namespace: ChainNamespace, value: LoadedTransfers): void {
    const state: { [name: string]: LoadedTransfers } = this.state
    state[namespace] = ref(value)
  }
}
