import type { ModalKit } from '@openappkit/appkit-core/modal'
import type { AppKitInstance } from '../kit/AppKitInstance'
import { CompatActions } from './CompatActions'
import type { CompatAppKit } from './CompatAppKit'
import { CompatReaders } from './CompatReaders'

/**
 * Returns an object with the names of AppKit 1.8 and, for all others, those of `kit`, which itself stays as it is.
 *
 * @param loaded - Returns what arrived with the modal, once it has.
 */
export function withCompatNames(kit: AppKitInstance, loaded: () => ModalKit | undefined): CompatAppKit {
  const own = { instance: kit }
  const owners = [own, new CompatActions(kit), new CompatReaders(kit, loaded), kit]
  const methods = new Map<unknown, unknown>()
  const read = (name: PropertyKey): unknown => {
    const owner = owners.find(known => name in known) ?? kit
    const value: unknown = Reflect.get(owner, name)
    if (typeof value !== 'function') return value
    // A method needs its own object for its private fields. It is the same function each time, so that a host may depend on it.
    if (!methods.has(value)) methods.set(value, value.bind(owner))
    return methods.get(value)
  }
  return new Proxy(own, {
    get: (_, name) => read(name),
    set: (_, name, value) => Reflect.set(kit, name, value),
    has: (_, name) => owners.some(known => name in known),
  }) as CompatAppKit
}
