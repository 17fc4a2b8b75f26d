import type { Config, Connector } from '@wagmi/core'

/** Which wallets were connected when the page was left and haven't been asked yet whether they still are. */
export class RememberedConnectors {
  readonly #ids = new Set<string>()
  readonly #tried = new Set<string>()

  add(ids: Iterable<string>): void {
    for (const id of ids) this.#ids.add(id)
  }

  /** After an explicit disconnect: of one connector, or of all. */
  forget(id: string | undefined): void {
    if (id === undefined) this.#ids.clear()
    else this.#ids.delete(id)
  }

  has(id: string): boolean {
    return this.#ids.has(id)
  }

  /** The remembered connectors that can be asked now, in the order in which they were remembered. */
  untried(config: Config): readonly Connector[] {
    return [...this.#ids].flatMap(
      id => config.connectors.find(connector => connector.id === id && !this.#tried.has(connector.uid)) ?? [],
    )
  }

  markTried({ uid }: Connector): void {
    this.#tried.add(uid)
  }
}
