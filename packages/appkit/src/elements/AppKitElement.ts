import type { CompatAppKit } from '../compat/CompatAppKit'
import type { AppKitInstance } from '../kit/AppKitInstance'

/** A custom element of OpenAppKit. */
export interface AppKitElement extends HTMLElement {
  /** The kit that it shows. Default: the one given to `defineAppKitElements`. */
  kit: AppKitInstance | CompatAppKit | undefined
}

/** What registers an element. `kit` serves the elements that were given none; it is kept on the registered class, so in the page and not in a module. */
export interface AppKitElementConstructor extends CustomElementConstructor {
  kit: AppKitInstance | CompatAppKit | undefined
}
