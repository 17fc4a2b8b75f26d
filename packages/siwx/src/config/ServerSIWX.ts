import {
  AppKitError,
  type CaipNetworkId,
  type SIWXConfig,
  type SIWXInput,
  type SIWXMessage,
  type SIWXSession,
} from '@openappkit/contract'
import type { SIWXMessenger, SIWXMessengerOptions } from '../message/SIWXMessenger'
import { StandardMessenger } from '../message/StandardMessenger'
import { SessionChanges } from './SessionChanges'
import type { SignInClient } from './SignInClient'

/** Options of {@link ServerSIWX}. */
export interface ServerSIWXOptions extends Omit<SIWXMessengerOptions, 'getNonce'> {
  /** URL of the `createSignIn` routes: `'/auth'`, or a URL of another origin that allows this one. */
  readonly url: string
  /** Creates the messenger from the server's nonce source. Default: `StandardMessenger` with the other options. */
  readonly createMessenger?: ((getNonce: () => Promise<string>) => SIWXMessenger) | undefined
  /** Whether the user must sign in to stay connected. Default: true. */
  readonly required?: boolean | undefined
  /** Whether disconnecting also signs the user out. Default: true. */
  readonly signOutOnDisconnect?: boolean | undefined
  /** Called after the server signed a user in or out, for example to refresh a server-rendered page. */
  readonly onChange?: (() => void) | undefined
  /** Sends the requests. Default: the global `fetch`. */
  readonly fetch?: typeof fetch | undefined
}

/**
 * Signs users in with your own server, which runs `createSignIn` of `@openappkit/siwx/server`. The server issues the
 * nonce, verifies the signature and stores the session in a cookie that scripts can't read.
 *
 * @example
 * ```ts
 * import { createAppKit } from '@openappkit/appkit'
 * import { mainnet } from '@openappkit/appkit/networks'
 * import { ServerSIWX } from '@openappkit/siwx'
 *
 * const siwx = new ServerSIWX({ url: '/auth', statement: 'Sign in to Example.' })
 * createAppKit({ siwx, networks: [mainnet], projectId: 'my-project' })
 * ```
 */
export class ServerSIWX implements SIWXConfig {
  readonly signOutOnDisconnect: boolean
  readonly #options: ServerSIWXOptions
  readonly #messenger: SIWXMessenger
  readonly #changes: SessionChanges = new SessionChanges()

  /** @throws AppKitError `options/siwx-invalid-url` without a `url`. */
  constructor(options: ServerSIWXOptions) {
    if (typeof options?.url !== 'string' || options.url === '') {
      throw new AppKitError(
        'options/siwx-invalid-url',
        "`url` of ServerSIWX is missing. Pass the URL of the `createSignIn` routes, such as '/auth'.",
      )
    }
    const getNonce = async (): Promise<string> => (await this.#client()).nonce()
    this.#options = options
    this.#messenger = options.createMessenger?.(getNonce) ?? new StandardMessenger({ ...options, getNonce })
    this.signOutOnDisconnect = options.signOutOnDisconnect ?? true
  }

  /**
   * Creates a message with the server's nonce.
   *
   * @throws AppKitError `siwx/invalid-field` if a message can't contain the value of a field, `siwx/server-unreachable`
   * if the server doesn't respond, `siwx/server-invalid-response` if it returns no nonce.
   */
  createMessage(input: SIWXInput): Promise<SIWXMessage> {
    return this.#messenger.createMessage(input)
  }

  /**
   * Sends the session to the server, which verifies and stores it.
   *
   * @throws AppKitError with the code of the server's rejection, `siwx/server-unreachable`, or
   * `siwx/server-invalid-response`.
   */
  async addSession({ message, signature }: SIWXSession): Promise<void> {
    await (await this.#client()).verify({ message, signature })
    this.#changed()
  }

  /**
   * Replaces all of this browser's sessions on the server. An empty list signs out.
   *
   * @throws AppKitError like {@link ServerSIWX.addSession}.
   */
  async setSessions(sessions: SIWXSession[]): Promise<void> {
    const client = await this.#client()
    if (sessions.length === 0) await client.signOut()
    else await client.verify(sessions.map(({ message, signature }) => ({ message, signature })))
    this.#changed()
  }

  /**
   * Returns the server's sessions of this account on this chain. Empty if there are none.
   *
   * @throws AppKitError `siwx/server-unreachable` if the server doesn't respond, `siwx/server-invalid-response` if it
   * doesn't respond as expected.
   */
  async getSessions(chainId: CaipNetworkId, address: string): Promise<SIWXSession[]> {
    return (await this.#client()).sessions(chainId, address)
  }

  /**
   * Signs this account out on this chain.
   *
   * @throws AppKitError like {@link ServerSIWX.addSession}.
   */
  async revokeSession(chainId: CaipNetworkId, address: string): Promise<void> {
    await (await this.#client()).signOut({ chainId, address })
    this.#changed()
  }

  getRequired(): boolean {
    return this.#options.required ?? true
  }

  subscribeSessions(listener: () => void): () => void {
    return this.#changes.subscribe(listener)
  }

  #changed(): void {
    this.#changes.notify()
    this.#options.onChange?.()
  }

  async #client(): Promise<SignInClient> {
    const { SignInClient } = await import('./SignInClient')
    return new SignInClient(this.#options.url, this.#options.fetch)
  }
}
