import { AppKitError } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import { proxy, ref } from 'valtio/vanilla'

/** Load state of deferred code. */
export type LazyCodeState<Code extends object> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly code: Code }
  | { readonly status: 'failed' }

/** Loads a view's code on first use and keeps it. A failed load can be retried. */
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

  /** Loads the code, or retries after a failure. */
  load(): void {
    this.state.value = { status: 'loading' }
    this.#load().then(
      code => {
        this.state.value = { status: 'ready', code: ref(code) }
      },
      cause => {
        this.state.value = { status: 'failed' }
        const message = "Part of the modal couldn't load. Check your connection and try again."
        this.#kit.report(new AppKitError('view/load-failed', message, { cause }))
      },
    )
  }
}
