/** Keeps the URLs by which clients reach the server. Unless the operator sets them, they are known after it listens. */
export class PublicAddress {
  #publicUrls: readonly string[] | undefined
  #localUrl: string | undefined

  /** @param publicUrls - URLs that the operator set. */
  constructor(publicUrls: readonly string[] | undefined) {
    this.#publicUrls = publicUrls
  }

  /**
   * Sets the address after the server listens.
   *
   * @param localUrl - URL for programs on this machine.
   * @param defaults - Public URLs if the operator set none.
   */
  settle(localUrl: string, defaults: readonly string[]): void {
    this.#localUrl = localUrl
    this.#publicUrls ??= defaults
  }

  /** All public URLs. */
  get publicUrls(): readonly string[] {
    return known(this.#publicUrls)
  }

  /** The URL for links: the operator's as it was set, otherwise without a trailing slash. */
  get publicUrl(): string {
    return this.#publicUrls?.[0] ?? known(this.#localUrl)
  }
}

function known<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error("The address of a server isn't known before it listens")
  return value
}
