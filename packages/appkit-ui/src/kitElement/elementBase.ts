import type { AppKit } from '@openappkit/appkit-core'
import type { KitElement, KitElementConstructor } from './KitElement'
import { kitOf } from './kitOf'
import { warnOfMissingKit } from './warnOfMissingKit'

/** Content of an element while it is connected and has a kit. */
export interface ElementContent {
  /** Updates the content after an attribute change. */
  update(): void
  /** Removes all subscriptions, timers and children. */
  remove(): void
}

/** Settings of {@link elementBase}. */
export interface ElementSettings {
  readonly attributes: readonly string[]
  /** Name of the function that defines the element, for the warning about a missing kit. */
  readonly definedBy: string
  /** Shows the content. */
  readonly mount: (element: HTMLElement, kit: AppKit) => ElementContent
}

/**
 * Returns an element class that shows the content of `mount` while it is connected and its kit isn't destroyed. A
 * function, because servers have no `HTMLElement`.
 */
export function elementBase<Kit extends object>(
  page: Window & typeof globalThis,
  { attributes, definedBy, mount }: ElementSettings,
): KitElementConstructor<Kit> {
  return class extends page.HTMLElement implements KitElement<Kit> {
    static kit: Kit | undefined
    static readonly observedAttributes = attributes
    #kit: Kit | undefined
    #content: ElementContent | undefined
    #forget: () => void = () => {}

    get kit(): Kit | undefined {
      return this.#kit ?? (this.constructor as KitElementConstructor<Kit>).kit
    }

    set kit(kit: Kit | undefined) {
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
        warnOfMissingKit(this, definedBy)
        return
      }
      const kit = kitOf(this.kit)
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
