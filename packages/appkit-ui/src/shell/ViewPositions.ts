import type { ModalKit } from '@openappkit/appkit-core/modal'
import type { ViewPosition } from './ViewPosition'

/** Keeps the user's position in each view of the history, for Back. */
export class ViewPositions {
  /** Position to which Back has just led. */
  current: ViewPosition | undefined
  readonly #kit: ModalKit
  readonly #root: ShadowRoot
  readonly #positions: ViewPosition[] = []
  #depth = 1
  #loading: Promise<void> | undefined
  #code: typeof import('./returnTo') | undefined

  constructor(kit: ModalKit, root: ShadowRoot) {
    this.#kit = kit
    this.#root = root
  }

  /** Handles a change of the history, before the next view renders. */
  follow(): void {
    const { stack, direction } = this.#kit.router.state
    const last = this.#depth - 1
    const stage = this.#root.querySelector('.stage')
    this.#depth = stack.length
    this.current = undefined
    if (last < stack.length - 1 && stage) {
      this.#positions[last] = { view: stack[last]?.view, top: stage.scrollTop, opener: this.#root.activeElement }
      this.#loading ??= import('./returnTo').then(
        code => {
          this.#code = code
        },
        () => {},
      )
    } else if (direction === 'prev') {
      const known = this.#positions[stack.length - 1]
      if (known?.view === this.#kit.router.current.view) this.current = known
    }
  }

  /** Brings the user back to the kept position. Returns a function that gives up. */
  resume(stage: HTMLElement): (() => void) | undefined {
    const { current } = this
    if (this.#code || !current) return current && this.#code?.returnTo(stage, current)
    // The user was quicker than the code.
    void this.#loading?.then(() => current === this.current && this.#code?.returnTo(stage, current))
    return undefined
  }
}
