import type { ModalKit } from '@openappkit/appkit-core/modal'
import type { HostKit } from '../kit/HostKit'
import { CompatActions } from './CompatActions'
import type { CompatAppKit } from './CompatAppKit'
import { CompatReaders } from './CompatReaders'

/**
 * Returns a proxy of `kit` with the additional names of AppKit 1.8. `kit` stays unchanged.
 *
 * @param loaded - Returns the `ModalKit`, or undefined until it has loaded.
 */
export function withCompatNames(kit: HostKit, loaded: () => ModalKit | undefined): CompatAppKit {
  const own: Pick<CompatAppKit, 'instance'> = { instance: kit }
  const owners = [own, new CompatActions(kit), new CompatReaders(kit, loaded), kit]
  const methods = new Map<unknown, unknown>()
  const read = (name: PropertyKey): unknown => {
    const owner = owners.find(known => name in known) ?? kit
    const value: unknown = Reflect.get(owner, name)
    if (typeof value !== 'function') return value
    // Methods with private fields only run bound to their own object. Cached, so that apps can use a method as an
    // effect dependency.
    if (!methods.has(value)) methods.set(value, value.bind(owner))
    return methods.get(value)
  }
  return new Proxy(own, {
    get: (_, name) => read(name),
    set: (_, name, value) => Reflect.set(kit, name, value),
    has: (_, name) => owners.some(known => name in known),
  }) as CompatAppKit
}
