import type { Config, Connector } from '@wagmi/core'

/** Which wallets this adapter was connected with and hasn't left on purpose: on an earlier visit, or until the wallet itself went away. */
export class RememberedConnectors {
  readonly #ids: Set<string>
  /** By uid: those that were asked whether they still are connected. */
  readonly #tried = new Set<string>()

  /** @param ids - what the adapter's connectors look at as well. */
  constructor(ids: Set<string>) {
    this.#ids = ids
  }

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

  markTried({ uid }: { readonly uid: string }): void {
    this.#tried.add(uid)
  }
}
