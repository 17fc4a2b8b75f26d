import { AppKitError } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import { PendingTransactions, requestFailed } from '@openappkit/appkit-core/portfolio'
import { proxy } from 'valtio/vanilla'
import { GreetApi } from './GreetApi'

/** State of a greeting. */
export type GreetState =
  | { readonly status: 'editing' }
  | { readonly status: 'sent'; readonly hash: string }
  | { readonly status: 'failed'; readonly error: AppKitError }

/** Sends greetings. Created with `kit.controller(GreetController)`. */
export class GreetController {
  readonly state: { value: GreetState; count: number } = proxy({ value: { status: 'editing' } as GreetState, count: 0 })
  readonly #kit: ModalKit

  constructor(kit: ModalKit) {
    this.#kit = kit
    kit.context.onDestroy(kit.modal.onClose(() => this.reset()))
    void this.#askBackend(async (api, address) => {
      this.state.count += await api.count(address)
    })
  }

  /** Sends a greeting from the active account. Without an account, `state` becomes failed. */
  send(): void {
    const { chains, environment, events, modal, router } = this.#kit
    const { address, caipNetworkId } = chains.get() ?? {}
    if (!address || !caipNetworkId) {
      this.state.value = {
        status: 'failed',
        error: new AppKitError('greet/no-account', 'No account is connected. Connect a wallet to greet.'),
      }
      return
    }
    this.state.count += 1
    const hash = `0x${this.state.count}`
    const at = environment.now()
    this.#kit.controller(PendingTransactions).add({ hash, address, caipNetworkId, operation: 'greet', at }, false)
    this.state.value = { status: 'sent', hash }
    events.track('GREETED', { network: caipNetworkId })
    modal.settle({ hash })
    router.replace('Greeted')
    void this.#askBackend((api, address) => api.add(address))
  }

  /** Resets the state for the next greeting. */
  reset(): void {
    this.state.value = { status: 'editing' }
  }

  /**
   * Runs `task` if there is a backend and an account. Reports failures instead of throwing, because greetings work
   * without a backend.
   */
  async #askBackend(task: (api: GreetApi, address: string) => Promise<void>): Promise<void> {
    const { address } = this.#kit.chains.get() ?? {}
    if (!this.#kit.hasBackend || !address) return
    try {
      await task(this.#kit.controller(GreetApi), address)
    } catch (cause) {
      this.#kit.report(requestFailed('greet/count-failed', "Couldn't count greetings. Try again later.", cause))
    }
  }
}
