import type { CompatAppKit } from '../compat/CompatAppKit'
import type { AppKitInstance, HostKit } from './HostKit'

/** Returns the implementation behind a kit of the app. Only `createAppKit` and its variants create kits. */
export function unwrapKit(kit: AppKitInstance | CompatAppKit): HostKit {
  return ('instance' in kit ? kit.instance : kit) as HostKit
}
