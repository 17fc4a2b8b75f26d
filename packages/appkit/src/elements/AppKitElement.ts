import type { CompatAppKit } from '../compat/CompatAppKit'
import type { AppKitInstance } from '../kit/HostKit'

/** A custom element of OpenAppKit, such as `<appkit-button>`. */
export interface AppKitElement extends HTMLElement {
  /** The kit of the element. Default: the kit passed to `defineAppKitElements`. */
  kit: AppKitInstance | CompatAppKit | undefined
}

/**
 * Constructor of a custom element. `kit` is the default kit of its elements; the registered class stores it, so this
 * module has no state.
 */
export interface AppKitElementConstructor extends CustomElementConstructor {
  kit: AppKitInstance | CompatAppKit | undefined
  /** Whether the page has been warned about elements without a kit. */
  hasWarned?: boolean
}
