/** Response of `GET /v1/identity/{address}`. All fields are `null` if the address has no name. */
export interface Identity {
  /** Primary name of the address. The name also resolves to the address. */
  readonly name: string | null
  /**
   * URL of the avatar on the server's image proxy. The proxy checks the image on each request, so a request can still
   * fail.
   */
  readonly avatar: string | null
  /** Time of the lookup in ISO 8601. */
  readonly resolvedAt: string | null
}
