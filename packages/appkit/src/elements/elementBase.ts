import type { HostKit } from '../kit/HostKit'
import type { AppKitElement, AppKitElementConstructor } from './AppKitElement'

/** What an element shows while it is on the page and has a kit. */
export interface ElementContent {
  /** An attribute changed. */
  update(): void
  /** Takes back everything: subscriptions, timers and the element's children. */
  remove(): void
}

/**
 * Makes a class of element that shows `mount`'s content while it is on the page and has a kit that lives.
 * A function, because `HTMLElement` doesn't exist where a server imports this file.
 */
export function elementBase(
  page: Window & typeof globalThis,
  attributes: readonly string[],
  mount: (element: HTMLElement, kit: HostKit) => ElementContent,
): AppKitElementConstructor {
  return class extends page.HTMLElement implements AppKitElement {
    static kit: HostKit | undefined
    static readonly observedAttributes = attributes
    #kit: HostKit | undefined
    #content: ElementContent | undefined
    #forget: () => void = () => {}

    get kit(): HostKit | undefined {
      return this.#kit ?? (this.constructor as AppKitElementConstructor).kit
    }

    set kit(kit: HostKit | undefined) {
      this.#kit = kit
      if (this.isConnected) this.connectedCallback()
    }

    connectedCallback(): void {
      // A framework may have set the property before the class was known; it then hides the accessor.
      if (Object.hasOwn(this, 'kit')) {
        const { kit } = this
        Reflect.deleteProperty(this, 'kit')
        this.#kit = kit
      }
      this.disconnectedCallback()
      const { kit } = this
      if (!kit) return
      this.#content = mount(this, kit)
      this.#forget = kit.onDestroy(() => this.disconnectedCallback())
    }

    disconnectedCallback(): void {
      this.#forget()
      this.#content?.remove()
      this.#content = undefined
    }

    attributeChangedCallback(): void {
      this.#content?.update()
    }
  }
}
