/** Stores the URLs by which clients reach the server. The default URLs are known only after the server listens. */
export class PublicAddress {
  #publicUrls: readonly string[] | undefined
  #localUrl: string | undefined
  #walletOrigin: string | undefined

  /** @param publicUrls - URLs that the operator set, if any. */
  constructor(publicUrls: readonly string[] | undefined) {
    this.#publicUrls = publicUrls
  }

  /**
   * Sets the default URLs, which are known once the server listens.
   *
   * @param localUrl - URL for programs on this machine.
   * @param defaults - Public URLs to use if the operator set none.
   */
  settle(localUrl: string, defaults: readonly string[]): void {
    this.#localUrl = localUrl
    this.#publicUrls ??= defaults
  }

  /** Sets the origin of the wallet site, which is known once its port listens. */
  settleWallet(origin: string): void {
    this.#walletOrigin = origin
  }

  /** Whether the server serves a wallet site. False until its port listens. */
  get hasWallet(): boolean {
    return this.#walletOrigin !== undefined
  }

  /**
   * Origin of the wallet site, such as `https://wallet.example.com`.
   *
   * @throws Error if the server serves no wallet site, or doesn't listen yet.
   */
  get walletOrigin(): string {
    return known(this.#walletOrigin)
  }

  /**
   * All public URLs.
   *
   * @throws Error if the operator set none and the server doesn't listen yet.
   */
  get publicUrls(): readonly string[] {
    return known(this.#publicUrls)
  }

  /**
   * The first public URL, as the operator wrote it or by default without a trailing slash. For use in links.
   *
   * @throws Error if the operator set none and the server doesn't listen yet.
   */
  get publicUrl(): string {
    return this.#publicUrls?.[0] ?? known(this.#localUrl)
  }
}

function known<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error("The address of a server isn't known before it listens")
  return value
}
