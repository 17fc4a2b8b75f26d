import { AppKitError } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import { proxy, ref } from 'valtio/vanilla'

/** Where code stands that comes later. */
export type LazyCodeState<Code extends object> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly code: Code }
  | { readonly status: 'failed' }

/** A part of a view whose code is fetched when the view is first wanted, and stays. What failed can be fetched again. */
export class LazyCode<Code extends object> {
  readonly state: { value: LazyCodeState<Code> }
  readonly #kit: ModalKit
  readonly #load: () => Promise<Code>

  constructor(kit: ModalKit, load: () => Promise<Code>) {
    this.#kit = kit
    this.#load = load
    this.state = proxy({ value: { status: 'loading' } as LazyCodeState<Code> })
    this.load()
  }

  /** Fetches it, again after a failure. */
  load(): void {
    this.state.value = { status: 'loading' }
    this.#load().then(
      code => {
        this.state.value = { status: 'ready', code: ref(code) }
      },
      cause => {
        this.state.value = { status: 'failed' }
        const message = 'A part of the screen could not be loaded. Check your connection and try again.'
        this.#kit.report(new AppKitError('view/load-failed', message, { cause }))
      },
    )
  }
}
