import type { ChainNamespace } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import { proxy } from 'valtio/vanilla'

/** A wallet's connector on one chain family. */
export interface ChainChoice {
  readonly connectorId: string
  readonly namespace: ChainNamespace
}

/** State of connecting a wallet on all its chain families. */
export type ConnectAllState =
  | { readonly status: 'idle' }
  /** The wallet shows the request for the chain at position `index`, counted from 1. */
  | {
      readonly status: 'requesting'
      readonly namespace: ChainNamespace
      readonly index: number
      readonly total: number
    }
  | { readonly status: 'declined' | 'failed'; readonly namespace: ChainNamespace }

/**
 * Connects a wallet on several chain families, one request after the other. The first request that doesn't succeed ends
 * it. Chains connected by then stay connected. After the last one, the first chain is active.
 */
export class ConnectAllController {
  readonly state: { value: ConnectAllState } = proxy({ value: { status: 'idle' } as ConnectAllState })
  readonly #kit: ModalKit

  constructor(kit: ModalKit) {
    this.#kit = kit
    // Without this, the modal would close after the first chain.
    kit.context.onDestroy(kit.modal.addHold(() => this.state.value.status === 'requesting'))
  }

  /** Prompts the wallet for the first of `choices` synchronously. Ends early if the user leaves the view. Never rejects. */
  async request(choices: readonly ChainChoice[]): Promise<void> {
    const { chains, connecting, modal, router } = this.#kit
    const { current } = router
    for (const [at, { connectorId, namespace }] of choices.entries()) {
      this.state.value = { status: 'requesting', namespace, index: at + 1, total: choices.length }
      try {
        await this.#kit.connectWallet(connectorId, namespace)
      } catch {
        this.state.value = { status: connecting.state.value.status === 'declined' ? 'declined' : 'failed', namespace }
        return
      }
      if (!modal.state.open || router.current !== current) break
    }
    const [first] = choices
    if (first && router.current === current) {
      chains.setActiveNamespace(first.namespace)
      modal.finish()
    }
    this.state.value = { status: 'idle' }
  }

  /** Forgets how the last requests ended. */
  reset(): void {
    if (this.state.value.status !== 'requesting') this.state.value = { status: 'idle' }
  }
}
