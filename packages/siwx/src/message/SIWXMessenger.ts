import type { SIWXInput, SIWXMessage } from '@openappkit/contract'
import type { SignInNetwork } from './SignInNetwork'

/**
 * Creates sign-in messages.
 *
 * @example
 * ```ts
 * import { DefaultSIWX, type SIWXMessenger, StandardMessenger } from '@openappkit/siwx'
 *
 * const standard = new StandardMessenger()
 * const messenger: SIWXMessenger = { createMessage: input => standard.createMessage(input) }
 * const siwx = new DefaultSIWX({ messenger })
 * ```
 */
export interface SIWXMessenger {
  createMessage(input: SIWXInput): Promise<SIWXMessage>
  /**
   * Returns the domain of this messenger's messages. `DefaultSIWX` rejects sessions of other domains. If this method is
   * absent or returns undefined, any domain is valid.
   */
  getDomain?(): string | undefined
  /** Called with the kit's networks before the first message, by a sign-in config that has them. */
  setNetworks?(networks: readonly SignInNetwork[]): void
}

/** Options of the messages. */
export interface SIWXMessengerOptions {
  /** Host with its port, if it has one. Default: the page's host. Required on a server. */
  readonly domain?: string | undefined
  /**
   * URI of the message. Default: the page's URL, which `StandardMessenger` uses without query and fragment. Required on
   * a server.
   */
  readonly uri?: string | undefined
  /**
   * Returns a nonce, for example from your server, which can then detect reused messages. Default: a secure random one.
   */
  readonly getNonce?: ((input: SIWXInput) => Promise<string>) | undefined
  readonly getRequestId?: (() => Promise<string>) | undefined
  readonly statement?: string | undefined
  readonly resources?: readonly string[] | undefined
  /** Validity of a message in milliseconds, from its `notBefore` or its creation. Default: unlimited. */
  readonly expiration?: number | undefined
}
