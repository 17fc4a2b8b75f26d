/** Puts a value at a path in a window, such as `okxwallet.bitcoin`, and returns what puts back whatever was there. */
export function installGlobal(host: object, path: string, value: unknown): () => void {
  const [first = path, ...rest] = path.split('.')
  if (rest.length > 0) {
    const parent: unknown = Reflect.get(host, first)
    if (typeof parent === 'object' && parent !== null) return installGlobal(parent, rest.join('.'), value)
    const made = {}
    const removeInner = installGlobal(made, rest.join('.'), value)
    const removeMade = installGlobal(host, first, made)
    return () => {
      removeInner()
      // Others may have moved in since.
      if (Object.keys(made).length === 0) removeMade()
    }
  }
  const former = Object.getOwnPropertyDescriptor(host, first)
  Object.defineProperty(host, first, { value, configurable: true, enumerable: true, writable: true })
  return () => {
    // Another wallet may have taken the place since.
    if (Reflect.get(host, first) !== value) return
    if (former === undefined) Reflect.deleteProperty(host, first)
    else Object.defineProperty(host, first, former)
  }
}
