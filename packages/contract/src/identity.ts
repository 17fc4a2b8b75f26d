/** Answer of `GET /v1/identity/{address}`. All null: the address has no name. */
export interface Identity {
  /** A name that the address goes by and that leads back to it. */
  readonly name: string | null
  /** Its picture, on this server's image proxy. Asking for it may still fail: the picture is judged when it is fetched. */
  readonly avatar: string | null
  /** When that was looked up. ISO 8601. */
  readonly resolvedAt: string | null
}
