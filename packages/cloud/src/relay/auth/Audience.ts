/**
 * The addresses that this relay answers to. A client signs the relay's address as it was configured, with or without path, slash or query, so scheme and host
 * decide; `http` and `ws` name the same door.
 */
export class Audience {
  readonly #doors: ReadonlySet<string>

  constructor(publicUrls: readonly string[]) {
    this.#doors = new Set(
      publicUrls.map(url => {
        const door = doorOf(url)
        if (!door) throw new TypeError(`'${url}' is no address that a relay can answer to. Use wss://… or https://…`)
        return door
      }),
    )
  }

  includes(url: string): boolean {
    const door = doorOf(url)
    return door !== undefined && this.#doors.has(door)
  }
}

function doorOf(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined
  const url = new URL(address)
  if (url.protocol === 'wss:' || url.protocol === 'https:') return `wss://${url.host}`
  if (url.protocol === 'ws:' || url.protocol === 'http:') return `ws://${url.host}`
  return undefined
}
