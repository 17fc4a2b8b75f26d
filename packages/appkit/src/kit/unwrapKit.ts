import type { CompatAppKit } from '../compat/CompatAppKit'
import type { AppKitInstance } from './AppKitInstance'

/** Returns the kit inside a compat kit. */
export function unwrapKit(kit: AppKitInstance | CompatAppKit): AppKitInstance {
  return 'instance' in kit ? kit.instance : kit
}
