import { deepActiveElement } from './deepActiveElement'

/**
 * Shows an element above the page without blocking it. A modal dialog makes everything outside it inert, so while the
 * kit's dialog is open, the element moves into it: there, mouse, keyboard and screen readers reach both.
 */
export class FloatingLayer {
  readonly element: HTMLElement
  readonly root: ShadowRoot
  readonly #page: Document
  readonly #observer: MutationObserver
  #opener: HTMLElement | undefined

  constructor(page: Document) {
    this.#page = page
    this.element = page.createElement('div')
    // The wallet is another app, with its own language.
    this.element.lang = 'en'
    this.element.dir = 'ltr'
    this.root = this.element.attachShadow({ mode: 'open' })
    this.#observer = new MutationObserver(() => this.#place())
    // The dialog that contains the element must not take its presses and keys for its own.
    for (const type of ['click', 'keydown', 'pointerdown'] as const)
      this.element.addEventListener(type, event => event.stopPropagation())
  }

  show(): void {
    if (this.element.isConnected) return
    const opener = deepActiveElement(this.#page)
    this.#opener = opener === this.#page.body ? undefined : opener
    this.#place()
    this.#observe()
  }

  hide(): void {
    this.#observer.disconnect()
    const hadFocus = this.root.activeElement !== null
    const title = this.element.parentElement?.querySelector('h1')
    this.element.remove()
    // The kit's view has changed since, if the opener was in it.
    if (hadFocus) (this.#opener?.isConnected ? this.#opener : title)?.focus({ preventScroll: true })
    this.#opener = undefined
  }

  /** Height in pixels that the element covers at the bottom. */
  get height(): number {
    return this.element.isConnected ? this.element.getBoundingClientRect().height : 0
  }

  #place(): void {
    const parent = this.#modal?.querySelector<HTMLElement>('dialog:modal') ?? this.#page.body
    if (this.element.parentNode === parent) return
    const focused = this.root.activeElement
    parent.append(this.element)
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
    this.#observe()
  }

  /** Follows the kit's dialog, which can open, close or appear while the element shows. */
  #observe(): void {
    this.#observer.disconnect()
    this.#observer.observe(this.#page.body, { childList: true })
    if (this.#modal) this.#observer.observe(this.#modal, { subtree: true, attributeFilter: ['open'] })
  }

  get #modal(): ShadowRoot | undefined {
    return this.#page.querySelector('openappkit-modal')?.shadowRoot ?? undefined
  }
}
