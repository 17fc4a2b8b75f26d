/** Parameters of a URL. Those without a value are left out, lists are joined by commas. */
export type CloudQuery = Readonly<Record<string, string | number | readonly string[] | undefined>>

/** `path` below `base`, which may have a path of its own. */
export function cloudUrl(base: string, path: string, query: CloudQuery): string {
  const url = new URL(`${base}${path}`)
  for (const [name, value] of Object.entries(query)) {
    const printed = Array.isArray(value) ? value.join(',') : String(value ?? '')
    if (printed) url.searchParams.set(name, printed)
  }
  return url.href
}
