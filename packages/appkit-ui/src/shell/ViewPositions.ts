import type { RouterEntry } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import type { ViewPosition } from './ViewPosition'

/** Keeps the user's position in each view of the history, for Back. */
export class ViewPositions {
  /** Position to which Back has just led. */
  current: ViewPosition | undefined
  readonly #kit: ModalKit
  readonly #root: ShadowRoot
  readonly #positions: WeakMap<RouterEntry, ViewPosition> = new WeakMap()
  #entry: RouterEntry
  #loading: Promise<void> | undefined
  #returnTo: typeof import('./returnTo').returnTo | undefined

  constructor(kit: ModalKit, root: ShadowRoot) {
    this.#kit = kit
    this.#root = root
    this.#entry = kit.router.current
  }

  /** Handles a change of the history, before the next view renders. */
  follow(): void {
    const { state, current } = this.#kit.router
    const last = this.#entry
    const stage = this.#root.querySelector('.stage')
    if (current === last) return
    this.#entry = current
    this.current = this.#positions.get(current)
    if (!stage || !state.stack.includes(last)) return
    this.#positions.set(last, { top: stage.scrollTop, opener: this.#root.activeElement })
    this.#loading ??= import('./returnTo').then(
      ({ returnTo }) => {
        this.#returnTo = returnTo
      },
      () => {},
    )
  }

  /** Brings the user back to the kept position. Returns a function that gives up. */
  resume(stage: HTMLElement): (() => void) | undefined {
    const { current } = this
    if (!current) return
    if (this.#returnTo) return this.#returnTo(stage, current)
    // The user was quicker than the code.
    void this.#loading?.then(() => current === this.current && this.#returnTo?.(stage, current))
  }
}
