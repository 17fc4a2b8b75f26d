import type { CompatAppKit } from '../compat/CompatAppKit'
import type { AppKitInstance } from './AppKitInstance'

/** Returns the kit that a compat kit wraps. Returns any other kit unchanged. */
export function unwrapKit(kit: AppKitInstance | CompatAppKit): AppKitInstance {
  return 'instance' in kit ? kit.instance : kit
}
