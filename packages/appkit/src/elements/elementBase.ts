import type { CompatAppKit } from '../compat/CompatAppKit'
import type { AppKitInstance, HostKit } from '../kit/HostKit'
import { unwrapKit } from '../kit/unwrapKit'
import type { AppKitElement, AppKitElementConstructor } from './AppKitElement'
import { warnOfMissingKit } from './warnOfMissingKit'

/** Content of an element while it is connected and has a kit. */
export interface ElementContent {
  /** Updates the content after an attribute change. */
  update(): void
  /** Removes all subscriptions, timers and children. */
  remove(): void
}

/**
 * Returns an element class that shows the content of `mount` while it is connected and its kit isn't destroyed. A
 * function, because servers have no `HTMLElement`.
 */
export function elementBase(
  page: Window & typeof globalThis,
  attributes: readonly string[],
  mount: (element: HTMLElement, kit: HostKit) => ElementContent,
): AppKitElementConstructor {
  return class extends page.HTMLElement implements AppKitElement {
    static kit: AppKitInstance | CompatAppKit | undefined
    static readonly observedAttributes = attributes
    #kit: AppKitInstance | CompatAppKit | undefined
    #content: ElementContent | undefined
    #forget: () => void = () => {}

    get kit(): AppKitInstance | CompatAppKit | undefined {
      return this.#kit ?? (this.constructor as AppKitElementConstructor).kit
    }

    set kit(kit: AppKitInstance | CompatAppKit | undefined) {
      this.#kit = kit
      if (this.isConnected) this.connectedCallback()
    }

    connectedCallback(): void {
      // A framework may have set the property before the class was defined. It would then shadow the accessor.
      if (Object.hasOwn(this, 'kit')) {
        const { kit } = this
        Reflect.deleteProperty(this, 'kit')
        this.#kit = kit
      }
      this.disconnectedCallback()
      if (!this.kit) {
        warnOfMissingKit(this)
        return
      }
      const kit = unwrapKit(this.kit)
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
