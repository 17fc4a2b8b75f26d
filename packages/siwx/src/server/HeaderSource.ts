/** Anything that has the headers of a request: a web `Request`, one of Node or Express, or `{ headers: await headers() }` in Next. */
export interface HeaderSource {
  readonly headers:
    | { get(name: string): string | null }
    | Readonly<Record<string, string | readonly string[] | undefined>>
}

/** The value of a header, whose name is given in lower case. */
export function readHeader({ headers }: HeaderSource, name: string): string | undefined {
  if (typeof headers.get === 'function') return headers.get(name) ?? undefined
  const value = (headers as Readonly<Record<string, string | readonly string[] | undefined>>)[name]
  return typeof value === 'string' ? value : value?.join('; ')
}
