import type { Opens, Service } from './Service'
import { ServiceConflict } from './ServiceConflict'

/** Returns the dependencies of a service with their keys. */
export function neededBy({ needs = {} }: Service): readonly (readonly [key: string, needed: Opens<unknown>])[] {
  return Object.entries(needs as Readonly<Record<string, Opens<unknown>>>)
}

/**
 * Returns the services in the order of the list, except that each comes after its dependencies.
 *
 * @throws ServiceConflict if two services have the same name.
 * @throws Error if a dependency isn't listed or is circular.
 */
export function openingOrder(services: readonly Service[]): readonly Service[] {
  const ordered = new Set<Service>()
  const visit = (service: Service, path: readonly string[]): void => {
    if (ordered.has(service)) return
    const { name } = service
    if (path.includes(name)) throw new Error(`Services need each other: ${[...path, name].join(' → ')}`)
    for (const needed of neededBy(service).map(([, needed]) => needed)) {
      const listed = services.find(one => one === needed)
      if (!listed) throw new Error(`The service ${name} needs ${needed.name}, which isn't listed`)
      visit(listed, [...path, name])
    }
    ordered.add(service)
  }
  const names = services.map(({ name }) => name)
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice !== undefined) throw new ServiceConflict('services/name-taken', `Two services are named ${twice}`)
  for (const service of services) visit(service, [])
  return [...ordered]
}
