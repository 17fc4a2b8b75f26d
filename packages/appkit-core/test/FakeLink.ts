import type { Environment } from '../src/environment/Environment'
import type {
  WalletConnectChange,
  WalletConnectLink,
  WalletConnectSession,
} from '../src/walletconnect/WalletConnectLink'
import { pairingAbandoned } from '../src/walletconnect/walletConnectErrors'

const session: WalletConnectSession = {
  topic: 'topic',
  expiry: 0,
  peer: { name: 'Wallet' },
  namespaces: {},
  properties: {},
}

/** A WalletConnect client whose relay and wallet do as the test says. */
export class FakeLink implements WalletConnectLink {
  readonly provider: unknown = undefined
  session: WalletConnectSession | undefined
  /** How many links were made. */
  links = 0
  abandoned = 0
  readonly #environment: Environment
  readonly #listeners: Set<(change: WalletConnectChange) => void> = new Set()
  #pairing:
    | { readonly promise: Promise<WalletConnectSession>; resolve(): void; reject(reason: unknown): void }
    | undefined

  constructor(environment: Environment) {
    this.#environment = environment
  }

  /** The wallet agrees. */
  approve(): void {
    this.session = session
    this.#pairing?.resolve()
  }

  /** Something ends the pairing. */
  fail(reason: unknown): void {
    this.#pairing?.reject(reason)
    this.#pairing = undefined
  }

  /** The link before is about to run out. */
  renew(): void {
    this.links += 1
    const change = { type: 'uri', uri: `wc:${this.links}`, expiresAt: this.#environment.now() + 240_000 } as const
    for (const listener of this.#listeners) listener(change)
  }

  async prepare(): Promise<void> {}

  async restore(): Promise<WalletConnectSession | undefined> {
    return this.session
  }

  connect(): Promise<WalletConnectSession> {
    if (this.#pairing) return this.#pairing.promise
    let resolve = () => {}
    let reject: (reason: unknown) => void = () => {}
    const promise = new Promise<WalletConnectSession>((settle, refuse) => {
      resolve = () => settle(session)
      reject = refuse
    })
    this.#pairing = { promise, resolve: () => resolve(), reject: reason => reject(reason) }
    this.renew()
    return promise
  }

  request(): Promise<never> {
    return Promise.reject(new Error('not part of these tests'))
  }

  setDefaultChain(): void {}

  defaultChain(): undefined {
    return undefined
  }

  async ping(): Promise<void> {}

  async abandon(): Promise<void> {
    this.abandoned += 1
    this.fail(pairingAbandoned())
  }

  async disconnect(): Promise<void> {
    this.session = undefined
  }

  subscribe(listener: (change: WalletConnectChange) => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }
}
