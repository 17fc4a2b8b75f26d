import type { CompatAppKit } from '../compat/CompatAppKit'
import type { AppKitInstance } from '../kit/HostKit'

/** A custom element of OpenAppKit, such as `<appkit-button>`. */
export interface AppKitElement extends HTMLElement {
  /** The kit of the element. Default: the kit passed to `defineAppKitElements`. */
  kit: AppKitInstance | CompatAppKit | undefined
}
