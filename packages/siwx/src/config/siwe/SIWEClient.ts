import { AppKitError } from '@openappkit/contract'
import { isSameAccount } from '../../message/isSameAccount'
import { SessionChanges } from '../SessionChanges'
import type { AttachableSIWX, SIWXPage } from '../SIWXPage'
import type { SIWEConfig, SIWEMessageParams, SIWESession } from './SIWEConfig'
import { SIWEMapping } from './SIWEMapping'
import { serverFailure } from './serverFailure'

/** Signs in and out with a {@link SIWEConfig}. Created by {@link createSIWEConfig}. */
export class SIWEClient {
  /** Notifies the kit of sign-ins and sign-outs. */
  readonly changes: SessionChanges = new SessionChanges()
  readonly #config: SIWEConfig
  #page: SIWXPage | undefined
  #signingOut: Promise<void> | undefined
  #mapping: AttachableSIWX | undefined

  constructor(config: SIWEConfig) {
    this.#config = config
  }

  get isRequired(): boolean {
    return this.#config.required ?? true
  }

  get signsOutOnDisconnect(): boolean {
    return this.#config.signOutOnDisconnect ?? true
  }

  /** Returns the sign-in config for the kit. Each call returns the same object. */
  mapToSIWX(): AttachableSIWX {
    this.#mapping ??= new SIWEMapping(this.#config, this)
    return this.#mapping
  }

  /**
   * Returns a nonce from the app's server.
   *
   * @throws AppKitError `siwx/siwe-nonce-missing` if the server returns none.
   */
  async getNonce(address?: string): Promise<string> {
    const nonce = await this.#config.getNonce(address)
    if (!nonce) {
      throw new AppKitError('siwx/siwe-nonce-missing', 'siweControllerClient:getNonce - nonce is undefined')
    }
    return nonce
  }

  /**
   * Returns the message parameters.
   *
   * @throws AppKitError `siwx/siwe-params-missing` if the config has no `getMessageParams` or it returns none.
   */
  async getMessageParams(): Promise<SIWEMessageParams> {
    const params = await this.#config.getMessageParams?.()
    if (!params) throw new AppKitError('siwx/siwe-params-missing', 'Failed to get message params!')
    return params
  }

  /** Returns the server's session, or null if there is none or its address or chain is missing. */
  async getSession(): Promise<SIWESession | null> {
    const session = await this.#config.getSession()
    return session?.address && session.chainId ? session : null
  }

  /**
   * Requests a sign-in from the connected account and returns the server's session.
   *
   * @throws AppKitError `siwx/not-attached` before a kit uses this config, `siwx/no-account` if no account is
   * connected, `siwx/siwe-no-session` if the server has no session afterwards.
   */
  async signIn(): Promise<SIWESession> {
    if (!this.#page) {
      throw new AppKitError(
        'siwx/not-attached',
        'No kit uses this configuration. Pass it to createAppKit, then connect.',
      )
    }
    await this.#page.signIn()
    const session = await this.getSession()
    if (!session) throw new AppKitError('siwx/siwe-no-session', 'Error verifying SIWE signature')
    return session
  }

  /**
   * Ends the server's session. Resolves false if no kit uses this config, or if the config's `signOut` resolves false.
   */
  async signOut(): Promise<boolean> {
    if (!this.#page) return false
    try {
      await this.endSession()
      return true
    } catch (cause) {
      if (cause instanceof AppKitError && cause.code === 'siwx/siwe-not-signed-out') return false
      throw cause
    }
  }

  /**
   * Ends the server's session. Concurrent calls share one request.
   *
   * @throws AppKitError `siwx/siwe-not-signed-out` if the config's `signOut` resolves false.
   */
  endSession(): Promise<void> {
    this.#signingOut ??= this.#endSession().finally(() => {
      this.#signingOut = undefined
    })
    return this.#signingOut
  }

  /**
   * Signs the user out when the page's account changes or disconnects, depending on the config. Returns a function that
   * stops following.
   */
  follow(page: SIWXPage): () => void {
    this.#page = page
    let last = page.evmAddress()
    const unfollow = page.onEvmAddress(address => {
      const before = last
      last = address
      void this.#onAccount(before, address).catch(cause => page.onError(serverFailure(cause)))
    })
    return () => {
      unfollow()
      if (this.#page === page) this.#page = undefined
    }
  }

  async #endSession(): Promise<void> {
    // AppKit 1.8 accepts configs in plain JavaScript that resolve nothing.
    if ((await this.#config.signOut()) === false) {
      throw new AppKitError(
        'siwx/siwe-not-signed-out',
        "The SIWE configuration's `signOut` resolved false, so the session may continue. Try again.",
      )
    }
    this.changes.notify()
    this.#config.onSignOut?.()
  }

  async #onAccount(before: string | undefined, address: string | undefined): Promise<void> {
    if (before === address) return
    if (address === undefined) {
      if (this.signsOutOnDisconnect && (await this.getSession())) await this.endSession()
      return
    }
    if (!(this.#config.signOutOnAccountChange ?? true)) return
    const session = await this.getSession()
    if (session && !isSameAccount('eip155:', session.address, address)) await this.endSession()
  }
}
