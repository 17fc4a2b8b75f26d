/** URL parameters. Empty values are omitted, and lists are joined with commas. */
export type CloudQuery = Readonly<Record<string, string | number | readonly string[] | undefined>>

/** Returns the URL of `path` below `base`, which may include a path, with the parameters in `query`. */
export function cloudUrl(base: string, path: string, query: CloudQuery): string {
  const url = new URL(`${base}${path}`)
  for (const [name, value] of Object.entries(query)) {
    const printed = Array.isArray(value) ? value.join(',') : String(value ?? '')
    if (printed) url.searchParams.set(name, printed)
  }
  return url.href
}
