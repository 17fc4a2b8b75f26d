import {
  AppKitError,
  type CaipNetworkId,
  type SIWXInput,
  type SIWXMessage,
  type SIWXSession,
} from '@openappkit/contract'
import { isCurrent, isExpired } from '../message/isCurrent'
import { isSameAccount } from '../message/isSameAccount'
import type { SIWXMessenger } from '../message/SIWXMessenger'
import type { SignInNetwork } from '../message/SignInNetwork'
import { StandardMessenger } from '../message/StandardMessenger'
import { LocalStorage } from '../storage/LocalStorage'
import type { SIWXStorage } from '../storage/SIWXStorage'
import type { SIWXVerifier } from '../verify/SIWXVerifier'
import { defaultVerifiers } from './defaultVerifiers'

/** Dependencies of {@link SessionKeeper}. */
export interface SessionKeeperDependencies {
  readonly messenger?: SIWXMessenger | undefined
  readonly verifiers?: readonly SIWXVerifier[] | undefined
  readonly storage?: SIWXStorage | undefined
}

/** Verifies sessions before it stores them and when it reads them. */
export class SessionKeeper {
  readonly #messenger: SIWXMessenger
  readonly #verifiers: readonly SIWXVerifier[]
  readonly #storage: SIWXStorage
  /**
   * Verifications by session. Verifying a contract account may need a request, so each valid session is verified once
   * per page load.
   */
  readonly #verified: Map<string, Promise<boolean>> = new Map()

  constructor(parts: SessionKeeperDependencies, networks: () => readonly SignInNetwork[]) {
    this.#messenger = parts.messenger ?? new StandardMessenger()
    this.#verifiers = parts.verifiers ?? defaultVerifiers(networks)
    this.#storage = parts.storage ?? new LocalStorage()
  }

  createMessage(input: SIWXInput): Promise<SIWXMessage> {
    return this.#messenger.createMessage(input)
  }

  async addSession(session: SIWXSession): Promise<void> {
    const refusal = await this.#refusal(session)
    if (refusal) throw refusal
    await this.#storage.add(session)
  }

  async setSessions(sessions: SIWXSession[]): Promise<void> {
    const refusals = await Promise.all(sessions.map(session => this.#refusal(session)))
    const refused = refusals.findIndex(refusal => refusal !== undefined)
    const refusal = refusals[refused]
    if (refusal) throw new AppKitError(refusal.code, refusal.message, { cause: sessions[refused] })
    await this.#storage.set(sessions)
  }

  async getSessions(chainId: CaipNetworkId, address: string): Promise<SIWXSession[]> {
    const now = Date.now()
    // A custom storage may return other sessions too.
    const stored = (await this.#storage.get(chainId, address)).filter(
      ({ data }) =>
        data.chainId === chainId && isSameAccount(chainId, data.accountAddress, address) && isCurrent(data, now),
    )
    const verdicts = await Promise.all(stored.map(session => this.#isValid(session)))
    const valid = stored.filter((_, at) => verdicts[at])
    if (valid.length < stored.length) {
      // A storage deletes by account and chain, so valid sessions are added again.
      await this.#storage.delete(chainId, address)
      for (const session of valid) await this.#storage.add(session)
    }
    return valid
  }

  revokeSession(chainId: CaipNetworkId, address: string): Promise<void> {
    return this.#storage.delete(chainId, address)
  }

  /** Returns the error of an invalid session, or undefined if the session is valid. */
  async #refusal(session: SIWXSession): Promise<AppKitError | undefined> {
    if (!this.#isForThisPage(session)) {
      return new AppKitError('siwx/domain-mismatch', 'The message is for another domain. Sign in again.')
    }
    if (isExpired(session.data)) {
      return new AppKitError('siwx/expired', 'The sign-in message has expired. Sign in again.')
    }
    return (await this.#isValid(session))
      ? undefined
      : new AppKitError('siwx/invalid-signature', 'The signature is not valid')
  }

  #isForThisPage({ data }: SIWXSession): boolean {
    const domain = this.#messenger.getDomain?.()
    return domain === undefined || domain === data.domain
  }

  async #isValid(session: SIWXSession): Promise<boolean> {
    if (!this.#isForThisPage(session)) return false
    const { data, message, signature } = session
    const key = JSON.stringify([message, signature, Object.entries(data).sort()])
    const known = this.#verified.get(key) ?? this.#verify(session)
    this.#verified.set(key, known)
    try {
      const isValid = await known
      if (!isValid) this.#verified.delete(key)
      return isValid
    } catch (error) {
      // Verification failed without a verdict. The next call retries.
      this.#verified.delete(key)
      throw error
    }
  }

  /** Returns whether every verifier of the session's chain accepts it, and there is at least one. */
  async #verify(session: SIWXSession): Promise<boolean> {
    const verifiers = this.#verifiers.filter(verifier => verifier.shouldVerify(session))
    const verdicts = await Promise.all(verifiers.map(verifier => verifier.verify(session)))
    return verdicts.length > 0 && verdicts.every(Boolean)
  }
}
