import type { CompatAppKit } from '../compat/CompatAppKit'
import type { AppKitInstance } from './AppKitInstance'

/** Returns the kit itself, without the names of AppKit 1.8. */
export function unwrapKit(kit: AppKitInstance | CompatAppKit): AppKitInstance {
  return 'instance' in kit ? kit.instance : kit
}
