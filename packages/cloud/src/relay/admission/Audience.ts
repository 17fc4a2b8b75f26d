/**
 * The relay URLs for which a client token may be signed. Only scheme and host count, because clients sign the URL as
 * configured, with or without path, slash or query. `https` is equivalent to `wss`, and `http` to `ws`.
 */
export class Audience {
  readonly #address: { readonly publicUrls: readonly string[] }
  #origins: ReadonlySet<string> | undefined

  /** @param address - Read when the first client connects. */
  constructor(address: { readonly publicUrls: readonly string[] }) {
    this.#address = address
  }

  includes(url: string): boolean {
    this.#origins ??= relayOrigins(this.#address.publicUrls)
    const origin = originOf(url)
    return origin !== undefined && this.#origins.has(origin)
  }
}

/**
 * Returns the origins of the public URLs, with the scheme `ws` or `wss`.
 *
 * @throws TypeError for an invalid URL or another scheme.
 */
export function relayOrigins(publicUrls: readonly string[]): ReadonlySet<string> {
  return new Set(
    publicUrls.map(url => {
      const origin = originOf(url)
      if (!origin) throw new TypeError(`'${url}' isn't a relay URL. Use wss://… or https://…`)
      return origin
    }),
  )
}

function originOf(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined
  const url = new URL(address)
  if (url.protocol === 'wss:' || url.protocol === 'https:') return `wss://${url.host}`
  if (url.protocol === 'ws:' || url.protocol === 'http:') return `ws://${url.host}`
  return undefined
}
