const NAME = /^[A-Za-z0-9_]{1,100}$/

/** Returns whether a text can be the name of a forwarded method. */
export function isMethodName(method: string): boolean {
  return NAME.test(method)
}
