import type { EmbeddedAccount, LoginCodeSent } from '@openappkit/contract/embedded'
import { WalletFailure } from '../../WalletFailure'
import type { Session } from '../api/Session'
import type { Vault, VaultState } from '../Vault'
import type { VaultContext } from '../VaultContext'
import { createWallet } from './createWallet'

/** Environment of the login. */
export interface LoginContext extends VaultContext {
  readonly session: Session
  /** Forgets the keys of this device, unless a user needs them. */
  readonly releaseKeys: () => Promise<void>
}

/** Logs in by email, resumes a stored session, and logs out. */
export class Login {
  readonly #context: LoginContext
  #codeId: string | undefined

  constructor(context: LoginContext) {
    this.#context = context
  }

  /** Loads or creates the device's keys and resumes a stored session. */
  async start(): Promise<VaultState> {
    const { keys, session, state } = this.#context
    await keys()
    if (!(await session.load())) return state.value
    try {
      return await this.#resume()
    } catch (error) {
      if (error instanceof WalletFailure && error.code === 'embedded/not-logged-in') return state.value
      throw error
    }
  }

  /** Reads the account again. */
  async refresh(): Promise<VaultState> {
    const { api, state } = this.#context
    try {
      return await state.accept(await api.account())
    } catch (error) {
      if (error instanceof WalletFailure && error.code === 'embedded/not-logged-in') return state.value
      throw error
    }
  }

  async requestCode(
    request: Parameters<Vault['requestCode']>[0],
    language: string | undefined,
  ): Promise<LoginCodeSent> {
    const sent = await this.#context.api.requestCode({ ...request, language: request.language ?? language })
    this.#codeId = sent.codeId
    this.#context.state.verifying()
    return sent
  }

  /** Logs in. If only the creation of the wallet failed the last time, tries that again. */
  async verifyCode(code: string): Promise<VaultState> {
    const { api, session, state } = this.#context
    if (this.#codeId === undefined) {
      if (session.isActive) return await this.#resume()
      throw new WalletFailure('embedded/code-expired', 'Code expired. Send a new one.')
    }
    if (!/^\d{6}$/.test(code)) {
      throw new WalletFailure('embedded/code-wrong', 'A code has six digits. Check it and try again.')
    }
    const login = await api.verifyCode({ codeId: this.#codeId, code })
    this.#codeId = undefined
    await session.adopt(login.session)
    try {
      await state.check(login.account)
    } catch (error) {
      // The user must not work with a wallet that this device knows to be wrong.
      await session.forget()
      throw error
    }
    return await this.#take(login.account)
  }

  /**
   * Forgets the session, whether or not the server can be reached, and the keys of this device, unless a user who was
   * here has no other tested way to open the wallet. Kept keys are worthless without a new login.
   */
  async signOut(): Promise<void> {
    const { api, releaseKeys, session, state } = this.#context
    this.#codeId = undefined
    try {
      if (session.isActive) await api.endSession()
    } catch {
      // The session ends on its own, and this device forgets its tokens.
    } finally {
      await session.forget()
      await releaseKeys()
      state.loggedOut()
    }
  }

  async #resume(): Promise<VaultState> {
    return await this.#take(await this.#context.api.account())
  }

  /** Takes over the account. A new user's status changes once the wallet exists. */
  async #take(account: EmbeddedAccount): Promise<VaultState> {
    const { state } = this.#context
    if (account.controlKey !== null || account.custody === 'user') return await state.accept(account)
    await state.prepare(account)
    return await createWallet(this.#context)
  }
}
