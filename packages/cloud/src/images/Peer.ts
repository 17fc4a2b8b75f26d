/** Machine to which a request connects. */
export interface Peer {
  /** IP address to connect to, without another lookup. */
  readonly address: string
  readonly port: number
}

/**
 * Decides where a request for `url` may connect. The result is used without another DNS lookup, so a name can't resolve
 * to one machine during the check and to a different one afterward.
 *
 * @throws ImageRefused if no connection is allowed.
 */
export type FindPeer = (url: URL) => Promise<Peer>
