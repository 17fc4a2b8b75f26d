/**
 * An object with request headers: a web `Request`, a Node or Express request, or `{ headers: await headers() }` in
 * Next.js.
 */
export interface HeaderSource {
  readonly headers:
    | { get(name: string): string | null }
    | Readonly<Record<string, string | readonly string[] | undefined>>
}

/** Returns the value of a header. `name` must be in lower case. */
export function readHeader({ headers }: HeaderSource, name: string): string | undefined {
  if (typeof headers.get === 'function') return headers.get(name) ?? undefined
  const value = (headers as Readonly<Record<string, string | readonly string[] | undefined>>)[name]
  return typeof value === 'string' ? value : value?.join('; ')
}
