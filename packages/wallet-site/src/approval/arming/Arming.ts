import { Store } from '../Store'
import { type Sight, watchSight } from './OcclusionWatch'
import { PressWatch } from './PressWatch'

/**
 * Whether a press on the button counts. It doesn't while the button is out of view or something covers it. It does once
 * the button has been visible and still for a while.
 */
export type ArmingState = 'hidden' | 'covered' | 'waiting' | 'armed'

/** How long the button must be visible and still, in milliseconds. */
export const armingMs = 500

/** Longest pause between two frames, in milliseconds. Browsers stop the frames of what they don't draw. */
const longestPauseMs = 500

/** Where an element is, as one comparable text. */
function placeOf(element: Element): string {
  const { left, top, width, height } = element.getBoundingClientRect()
  return [left, top, width, height, innerWidth, innerHeight].map(Math.round).join()
}

/**
 * Decides whether a press on an approving button is the user's. Each change of the screen starts the wait again: a new
 * request or review, a cover, a move, a resize, a hidden page.
 */
export class Arming {
  readonly store: Store<ArmingState> = new Store<ArmingState>('hidden')
  readonly #surface: HTMLElement
  readonly #button: HTMLElement
  readonly #presses: PressWatch
  #sight: Sight = 'hidden'
  #since: number | undefined
  #frame = 0
  #lastFrame = 0
  #place = ''

  constructor(surface: HTMLElement, button: HTMLElement) {
    this.#surface = surface
    this.#button = button
    this.#presses = new PressWatch(button)
  }

  /** Watches the button. Returns a function that stops. */
  start(): () => void {
    const reset = (): void => this.reset()
    const stopSight = watchSight(this.#surface, this.#button, sight => {
      if (sight === this.#sight) return
      this.#sight = sight
      this.reset()
    })
    const stopPresses = this.#presses.start(() => this.store.state === 'armed')
    document.addEventListener('visibilitychange', reset)
    for (const name of ['resize', 'pageshow', 'pagehide'] as const) addEventListener(name, reset)
    this.#frame = requestAnimationFrame(this.#onFrame)
    return () => {
      stopSight()
      stopPresses()
      document.removeEventListener('visibilitychange', reset)
      for (const name of ['resize', 'pageshow', 'pagehide'] as const) removeEventListener(name, reset)
      cancelAnimationFrame(this.#frame)
      this.store.set('hidden')
    }
  }

  /** Starts the wait again and forgets a press that has begun. Call it when the shown request or review changes. */
  reset(): void {
    this.#since = undefined
    this.#presses.forget()
    const isShown = this.#sight === 'seen' && document.visibilityState === 'visible'
    this.store.set(isShown ? 'waiting' : this.#sight === 'covered' ? 'covered' : 'hidden')
  }

  /** Returns whether a click on the button approves. */
  accepts(event: MouseEvent): boolean {
    return this.store.state === 'armed' && this.#isStill() && this.#presses.accepts(event)
  }

  /** A click may run before the next frame, so a move since the last one counts too. */
  #isStill(): boolean {
    if (placeOf(this.#button) === this.#place && performance.now() - this.#lastFrame <= longestPauseMs) return true
    this.reset()
    return false
  }

  readonly #onFrame = (): void => {
    const now = performance.now()
    const place = placeOf(this.#button)
    if (place !== this.#place || now - this.#lastFrame > longestPauseMs) this.reset()
    this.#place = place
    this.#lastFrame = now
    if (this.store.state === 'waiting') {
      this.#since ??= now
      if (now - this.#since >= armingMs) this.store.set('armed')
    }
    this.#frame = requestAnimationFrame(this.#onFrame)
  }
}
