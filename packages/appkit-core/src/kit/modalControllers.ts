/** Returns a kit's only instance of `Controller`, creating it on first use. */
export type GetController<Kit> = <T>(Controller: new (kit: Kit) => T) => T

/** Creates the registry of controllers that load with lazy code, with one instance per class. */
export function modalControllers<Kit>(kit: Kit): GetController<Kit> {
  const made = new Map<unknown, unknown>()
  return <T>(Controller: new (kit: Kit) => T) => {
    if (!made.has(Controller)) made.set(Controller, new Controller(kit))
    return made.get(Controller) as T
  }
}
