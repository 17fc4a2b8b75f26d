/** The URLs by which clients reach the server. Without the operator's, they are known once it listens. */
export class PublicAddress {
  #publicUrls: readonly string[] | undefined
  #localUrl: string | undefined

  /** @param publicUrls - of the operator */
  constructor(publicUrls: readonly string[] | undefined) {
    this.#publicUrls = publicUrls
  }

  /**
   * Tells where the server listens.
   *
   * @param localUrl - for programs on this machine
   * @param defaults - Where clients reach it if the operator says nothing else.
   */
  settle(localUrl: string, defaults: readonly string[]): void {
    this.#localUrl = localUrl
    this.#publicUrls ??= defaults
  }

  /** All of them. */
  get publicUrls(): readonly string[] {
    return known(this.#publicUrls)
  }

  /** The one for links, without a slash at its end unless the operator's has one. */
  get publicUrl(): string {
    return this.#publicUrls?.[0] ?? known(this.#localUrl)
  }
}

function known<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error("The address of a server isn't known before it listens")
  return value
}
