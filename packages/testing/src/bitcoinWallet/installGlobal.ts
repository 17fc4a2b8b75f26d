/**
 * Sets a value at a path in a window, such as `okxwallet.bitcoin`. Returns a function that restores the previous value.
 */
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
      // Other wallets may have added properties since.
      if (Object.keys(made).length === 0) removeMade()
    }
  }
  const former = Object.getOwnPropertyDescriptor(host, first)
  Object.defineProperty(host, first, { value, configurable: true, enumerable: true, writable: true })
  return () => {
    // Another wallet may have replaced the value since.
    if (Reflect.get(host, first) !== value) return
    if (former === undefined) Reflect.deleteProperty(host, first)
    else Object.defineProperty(host, first, former)
  }
}
