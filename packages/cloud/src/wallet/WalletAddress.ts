/** Origin of the wallet site. Without a setting, it is known once the site listens. */
export class WalletAddress {
  #origin: string | undefined

  /** @param origin - Origin that the operator set, if any. */
  constructor(origin: string | undefined) {
    this.#origin = origin
  }

  /** Sets the default origin, which is known once the site listens. An origin that the operator set stays. */
  settle(origin: string): void {
    this.#origin ??= origin
  }

  /** @throws Error if the operator set none and the site doesn't listen yet. */
  get origin(): string {
    if (this.#origin === undefined) throw new Error("The origin of the wallet site isn't known before it listens")
    return this.#origin
  }
}
