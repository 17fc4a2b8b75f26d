/**
 * Merges `changes` into `current`. `undefined` removes an entry, so that its default applies. Without `changes`,
 * removes every entry.
 */
export function mergeDefined<T extends object>(
  current: T,
  changes: { readonly [name in keyof T]?: T[name] | undefined } | undefined,
): T {
  const entries = Object.entries(changes ? { ...current, ...changes } : {})
  // Only `undefined` values are missing, which `T` allows.
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as T
}
