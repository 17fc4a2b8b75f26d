import type { SIWXInput, SIWXMessage } from '@openappkit/contract'
import type { SignInNetwork } from './SignInNetwork'

/**
 * Makes the messages that visitors sign.
 *
 * @example
 * ```ts
 * const messenger: SIWXMessenger = { createMessage: async input => ({ ...(await dataOf(input)), toString: () => text }) }
 * new DefaultSIWX({ messenger })
 * ```
 */
export interface SIWXMessenger {
  createMessage(input: SIWXInput): Promise<SIWXMessage>
  /** The domain that its messages name. A session for another one is not this page's. Absent: not compared. */
  getDomain?(): string | undefined
  /** Told the kit's networks before the first message, by a configuration that knows them. */
  setNetworks?(networks: readonly SignInNetwork[]): void
}

/** What a messenger puts into its messages. */
export interface SIWXMessengerOptions {
  /** Host, and port if there is one. The page's unless told; a server has to tell. */
  readonly domain?: string | undefined
  /** What is signed in to. The page's address unless told. */
  readonly uri?: string | undefined
  /** Where nonces come from: your server, so that it can tell a message that it has seen. A secure random one unless told. */
  readonly getNonce?: ((input: SIWXInput) => Promise<string>) | undefined
  readonly getRequestId?: (() => Promise<string>) | undefined
  readonly statement?: string | undefined
  readonly resources?: readonly string[] | undefined
  /** How long a signed message counts, in milliseconds. For ever unless told. */
  readonly expiration?: number | undefined
}
