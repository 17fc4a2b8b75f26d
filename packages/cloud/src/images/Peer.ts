/** The one machine that a request goes to. */
export interface Peer {
  /** An IP address, which is connected to as it is. */
  readonly address: string
  readonly port: number
}

/**
 * Decides where a request for `url` may go. The answer is connected to without asking any name server again, so that a name can't
 * mean one machine while it is judged and another one afterwards.
 *
 * @throws ImageRefused when it may go nowhere.
 */
export type FindPeer = (url: URL) => Promise<Peer>
