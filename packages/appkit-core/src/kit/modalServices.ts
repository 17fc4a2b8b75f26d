/** Returns a kit's instance of `Service`, which is created on first use. */
export type GetService<Kit> = <T>(Service: new (kit: Kit) => T) => T

/** Makes the services of a kit, the controllers that arrive with a chunk: one instance of each. */
export function modalServices<Kit>(kit: Kit): GetService<Kit> {
  const made = new Map<unknown, unknown>()
  return <T>(Service: new (kit: Kit) => T) => {
    if (!made.has(Service)) made.set(Service, new Service(kit))
    return made.get(Service) as T
  }
}
