import type { CaipNetworkId, SIWXConfig, SIWXInput, SIWXMessage, SIWXSession } from '@openappkit/contract'
import type { SIWXMessenger, SIWXMessengerOptions } from '../message/SIWXMessenger'
import { StandardMessenger } from '../message/StandardMessenger'
import type { SignInClient } from './SignInClient'

/** What {@link ServerSIWX} is told. */
export interface ServerSIWXOptions extends Omit<SIWXMessengerOptions, 'getNonce'> {
  /** Where `createSignIn` answers: `'/auth'`, or a URL of another origin that lets this one in. */
  readonly url: string
  /** Makes the messages, given where nonces come from. `StandardMessenger` with the other options unless told. */
  readonly createMessenger?: ((getNonce: () => Promise<string>) => SIWXMessenger) | undefined
  /** Whether nobody may stay connected without. True unless told. */
  readonly required?: boolean | undefined
  /** Whether disconnecting signs out, too. True unless told. */
  readonly signOutOnDisconnect?: boolean | undefined
  /** Called after the server has signed somebody in or out: a page that a server renders asks for itself again. */
  readonly onChange?: (() => void) | undefined
  /** Carries the requests. The platform's own unless told. */
  readonly fetch?: typeof fetch | undefined
}

/**
 * Sign-in with your own server, the page's side of `createSignIn` in `@openappkit/siwx/server`: the server gives out the nonce, verifies what was signed and keeps the
 * session in a cookie that no script can read.
 *
 * @example
 * ```ts
 * createAppKit({ siwx: new ServerSIWX({ url: '/auth', statement: 'Sign in to Example.' }), ...options })
 * ```
 */
export class ServerSIWX implements SIWXConfig {
  readonly signOutOnDisconnect: boolean
  readonly #options: ServerSIWXOptions
  readonly #messenger: SIWXMessenger

  constructor(options: ServerSIWXOptions) {
    const getNonce = async (): Promise<string> => (await this.#client()).nonce()
    this.#options = options
    this.#messenger = options.createMessenger?.(getNonce) ?? new StandardMessenger({ ...options, getNonce })
    this.signOutOnDisconnect = options.signOutOnDisconnect ?? true
  }

  /** @throws AppKitError `siwx/field-invalid` for what a message can't say, `siwx/server-unreachable`. */
  createMessage(input: SIWXInput): Promise<SIWXMessage> {
    return this.#messenger.createMessage(input)
  }

  /** @throws AppKitError with the server's code when it refuses, `siwx/server-unreachable` when it doesn't answer. */
  async addSession({ message, signature }: SIWXSession): Promise<void> {
    await (await this.#client()).verify({ message, signature })
    this.#options.onChange?.()
  }

  /** @throws AppKitError as {@link ServerSIWX.addSession}. */
  async setSessions(sessions: SIWXSession[]): Promise<void> {
    const client = await this.#client()
    if (sessions.length === 0) await client.signOut()
    else await client.verify(sessions.map(({ message, signature }) => ({ message, signature })))
    this.#options.onChange?.()
  }

  /** @throws AppKitError `siwx/server-unreachable` */
  async getSessions(chainId: CaipNetworkId, address: string): Promise<SIWXSession[]> {
    return (await this.#client()).sessions(chainId, address)
  }

  /** @throws AppKitError `siwx/server-unreachable` */
  async revokeSession(chainId: CaipNetworkId, address: string): Promise<void> {
    await (await this.#client()).signOut({ chainId, address })
    this.#options.onChange?.()
  }

  getRequired(): boolean {
    return this.#options.required ?? true
  }

  async #client(): Promise<SignInClient> {
    const { SignInClient } = await import('./SignInClient')
    return new SignInClient(this.#options.url, this.#options.fetch)
  }
}
