/**
 * How long a mouse must be over the button before it presses, in milliseconds. It covers the moment in which the page has
 * moved the frame or uncovered it, and the frame doesn't know yet.
 */
const dwellMs = 150

/**
 * Follows a press from its beginning. A click counts only if the pointer or key went down while the button was armed.
 * Clicks of assistive technology have neither; the browser vouches for them.
 */
export class PressWatch {
  readonly #button: HTMLElement
  #isArmed: () => boolean = () => false
  /** Pointer that went down, and whether it also went up. */
  #pointer: { readonly id: number; isUp: boolean } | undefined
  /** Key that is or just was down, and whether its press counts. */
  #key: { readonly counts: boolean } | undefined
  /** When the mouse was first seen over the button, if it is there. */
  #enteredAt: number | undefined

  constructor(button: HTMLElement) {
    this.#button = button
  }

  start(isArmed: () => boolean): () => void {
    this.#isArmed = isArmed
    const ending = new AbortController()
    const { signal } = ending
    const button = this.#button
    // The button may have appeared under a mouse that rests there and enters nothing.
    this.#enteredAt = button.matches(':hover') ? performance.now() : undefined
    button.addEventListener('pointerenter', () => (this.#enteredAt = performance.now()), { signal })
    button.addEventListener('pointerleave', () => (this.#enteredAt = undefined), { signal })
    button.addEventListener('pointerdown', event => this.#down(event), { signal })
    button.addEventListener('pointerup', event => this.#up(event), { signal })
    button.addEventListener('pointercancel', () => this.forget(), { signal })
    button.addEventListener('keydown', event => this.#press(event), { signal })
    // The click of a space bar follows its `keyup`.
    button.addEventListener('keyup', () => setTimeout(() => (this.#key = undefined)), { signal })
    return () => ending.abort()
  }

  /** Forgets a press that has begun. A key that is down stays refused until it is up. */
  forget(): void {
    this.#pointer = undefined
    if (this.#key) this.#key = { counts: false }
  }

  /** Returns whether the press behind a click began and ended while the button was armed. */
  accepts(event: MouseEvent): boolean {
    const pointer = this.#pointer
    this.#pointer = undefined
    if (!event.isTrusted) return false
    if (event.detail === 0) return this.#key?.counts ?? true
    return event.detail === 1 && pointer?.isUp === true
  }

  #down(event: PointerEvent): void {
    this.#pointer = undefined
    if (!event.isTrusted || !event.isPrimary || event.button !== 0 || !this.#isArmed()) return
    const now = performance.now()
    this.#enteredAt ??= now
    if (event.pointerType === 'mouse' && now - this.#enteredAt < dwellMs) return
    this.#pointer = { id: event.pointerId, isUp: false }
  }

  #up(event: PointerEvent): void {
    if (!event.isTrusted || this.#pointer?.id !== event.pointerId) this.#pointer = undefined
    else this.#pointer.isUp = true
  }

  #press(event: KeyboardEvent): void {
    if (event.key !== 'Enter' && event.key !== ' ') return
    // Repeats of a refused key stay refused.
    if (event.repeat) this.#key = { counts: false }
    else this.#key = { counts: event.isTrusted && this.#isArmed() }
  }
}
