import type { ViewName } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import { controlsIn } from './controlsIn'
import { returnTo } from './returnTo'
import type { ViewPosition } from './ViewPosition'

/** Keeps the user's position in each view of the history, for Back. */
export class ViewPositions {
  /** Position to which Back has just led. */
  current: ViewPosition | undefined
  readonly #router: ModalKit['router']
  readonly #root: ShadowRoot
  readonly #positions: ViewPosition[] = []
  #stack: readonly { readonly view: ViewName }[] = []

  constructor(router: ModalKit['router'], root: ShadowRoot) {
    this.#router = router
    this.#root = root
    this.#stack = router.state.stack
  }

  /** Handles a change of the history, before the next view renders. */
  follow(): void {
    const { stack, direction } = this.#router.state
    const [before, now] = [this.#stack.length, stack.length]
    const stage = this.#root.querySelector<HTMLElement>('.stage')
    if (now > before && stage) this.#positions[before - 1] = this.#positionIn(stage)
    const position = direction === 'prev' && now < before ? this.#positions[now - 1] : undefined
    this.current = position?.view === this.#router.current.view ? position : undefined
    this.#stack = stack
  }

  /** Brings the user back to the kept position. Returns a function that gives up. */
  resume(stage: HTMLElement): (() => void) | undefined {
    return this.current && returnTo(stage, this.current)
  }

  #positionIn(stage: HTMLElement): ViewPosition {
    const opener = this.#root.activeElement
    const row = opener?.closest<HTMLElement>('[data-index]')
    const controls = controlsIn(row ?? stage.parentElement)
    const { scrollTop: top } = stage
    const at = controls.indexOf(opener as HTMLElement)
    return { view: this.#stack.at(-1)?.view, top, row: row?.dataset['index'], at, count: controls.length }
  }
}
