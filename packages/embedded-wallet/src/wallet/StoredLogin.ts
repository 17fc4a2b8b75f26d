import type { ModalKit } from '@openappkit/appkit-core/modal'
import { EmbeddedError } from '../errors/EmbeddedError'
import { loginKey } from './loginKey'
import { emailKey, lastChainKey, lastCodeKey } from './loginKeys'

/** Milliseconds between two codes. */
const codePause = 30_000

/** Stores the data that survives a reload: that the user is logged in, their address, and the last chain. */
export class StoredLogin {
  readonly #store: ModalKit['context']['store']
  readonly #now: () => number

  constructor({ context, environment }: Pick<ModalKit, 'context' | 'environment'>) {
    this.#store = context.store
    this.#now = () => environment.now()
  }

  /** Whether the user logged in and didn't log out. The frame has the last word. */
  get isKnown(): boolean {
    return this.#store.read(loginKey) === true
  }

  get email(): string | undefined {
    return this.isKnown ? this.#store.read(emailKey) : undefined
  }

  get lastChain(): number | string | undefined {
    return this.#store.read(lastChainKey)
  }

  set lastChain(chainId: number | string) {
    this.#store.write(lastChainKey, chainId)
  }

  /** Keeps a login. */
  save(email: string | undefined): void {
    this.#store.write(loginKey, true)
    this.#store.remove(lastCodeKey)
    if (email !== undefined) this.#store.write(emailKey, email)
  }

  clear(): void {
    for (const key of [loginKey, emailKey, lastChainKey]) this.#store.remove(key)
  }

  /**
   * Checks that another code may be sent.
   *
   * @throws {AppKitError} `embedded/too-many-codes`, with the milliseconds to wait as `left`.
   */
  assertCodeAllowed(): void {
    // A clock that went back must not lock the user out.
    const left = Math.min(codePause, (this.#store.read(lastCodeKey) ?? 0) + codePause - this.#now())
    if (left <= 0) return
    throw new EmbeddedError('embedded/too-many-codes', `Please try again after ${Math.ceil(left / 1_000)} seconds`, {
      left,
    })
  }

  codeSent(): void {
    this.#store.write(lastCodeKey, this.#now())
  }
}
