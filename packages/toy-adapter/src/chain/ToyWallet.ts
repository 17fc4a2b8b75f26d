import type { PageWallet } from '@openappkit/adapter-kit/actions'
import { AppKitError, RequestPendingError, UserRejectedError } from '@openappkit/appkit-core/adapter'
import { type ToyChain, toyTransferText } from './ToyChain'
import { toyAddress, toySign } from './toyAddress'

/** Kinds of wallet requests. */
export type ToyRequestKind = 'connect' | 'sign' | 'send'

type Answer = 'reject' | 'pending' | 'hang'

/** Options of {@link ToyWallet}. */
export interface ToyWalletOptions {
  /** Id of its connector. Default: `toy.` and the name. */
  readonly id?: string
  readonly name: string
  /** Ed25519 keys, 32 bytes each. */
  readonly keys: readonly [Uint8Array, Uint8Array, ...Uint8Array[]]
  /** Chains that the wallet supports. The first one is active initially. */
  readonly chains: readonly [ToyChain, ...ToyChain[]]
}

/**
 * Keeps a toy wallet in memory, with the controls that the tests of the adapter contract need.
 *
 * @example
 * ```ts
 * import { type ToyChain, ToyPage, ToyWallet } from '@openappkit/toy-adapter'
 *
 * export async function connectWallet(chain: ToyChain, keys: readonly [Uint8Array, Uint8Array]): Promise<ToyWallet> {
 *   const wallet = new ToyWallet({ name: 'Toy', keys, chains: [chain] })
 *   wallet.install(new ToyPage())
 *   await wallet.connect()
 *   return wallet
 * }
 * ```
 */
export class ToyWallet implements PageWallet {
  readonly id: string
  readonly name: string
  /** Addresses of all keys. */
  readonly addresses: readonly [string, string, ...string[]]
  readonly #keys: ReadonlyMap<string, Uint8Array>
  readonly #chains: readonly ToyChain[]
  readonly #listeners = new Set<() => void>()
  readonly #answers: { readonly kind: ToyRequestKind; readonly answer: Answer }[] = []
  readonly #held = new Set<{ proceed(): void; refuse(error: AppKitError): void }>()
  #chain: ToyChain
  #selected = 0
  #isPermitted = false
  #grantsNoAccounts = false
  #prompts = 0
  #remove: (() => void) | undefined

  constructor({ name, id = `toy.${name}`, keys: [first, second, ...others], chains }: ToyWalletOptions) {
    this.name = name
    this.id = id
    this.addresses = [toyAddress(first), toyAddress(second), ...others.map(toyAddress)]
    this.#keys = new Map([first, second, ...others].map(key => [toyAddress(key), key]))
    this.#chains = chains
    this.#chain = chains[0]
  }

  /** Id of the wallet's connector. */
  get connectorId(): string {
    return this.id
  }

  /** Number of requests that prompted the user. */
  get prompts(): number {
    return this.#prompts
  }

  /** Number of listeners. */
  get listenerCount(): number {
    return this.#listeners.size
  }

  /** Returns the accounts that the app can access, the selected one first. Empty without permission. */
  accounts(): readonly { readonly address: string }[] {
    const selected = this.addresses[this.#selected]
    if (!this.#isPermitted || selected === undefined) return []
    return [selected, ...this.addresses.filter(address => address !== selected)].map(address => ({ address }))
  }

  /** Reference part of the current chain's CAIP-2 id. */
  get chainId(): string {
    return this.#chain.network.id
  }

  /** Adds the wallet to a `ToyPage`. */
  install(page: { install(wallet: ToyWallet): () => void }): void {
    this.#remove = page.install(this)
  }

  /** Removes the wallet from its page. */
  uninstall(): void {
    this.#remove?.()
  }

  /** Calls `listener` when the accounts or the chain change. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Prompts the user for permission, unless the app already has it or `silent` is set. */
  async connect({ silent }: { readonly silent: boolean } = { silent: false }): Promise<void> {
    if (silent) return
    if (!this.#isPermitted) await this.#ask('connect')
    this.#isPermitted = !this.#grantsNoAccounts
  }

  /**
   * Prompts the user to sign a message. Resolves with the signature in hex.
   *
   * @throws {AppKitError} `wallet/account-not-shared` if the app can't access the account.
   */
  async sign(message: string, address: string): Promise<string> {
    const key = this.#keyOf(address)
    await this.#ask('sign')
    return toySign(message, key)
  }

  /**
   * Prompts the user, then signs a transfer and submits it to the chain. Resolves with its hash.
   *
   * @throws {AppKitError} `wallet/account-not-shared` if the app can't access the account, `chain/rejected` if the
   * transfer is invalid.
   */
  async transfer(from: string, to: string, value: bigint): Promise<string> {
    const key = this.#keyOf(from)
    await this.#ask('send')
    const transfer = { from, to, value, nonce: this.#chain.nonceOf(from) }
    const signature = toySign(toyTransferText(this.#chain.network.caipNetworkId, transfer), key)
    return this.#chain.submit({ ...transfer, signature })
  }

  /**
   * Switches to a chain that the wallet supports.
   *
   * @throws {AppKitError} `network/unknown` if the wallet doesn't support it.
   */
  switchNetwork({ caipNetworkId }: { readonly caipNetworkId: string }): void {
    const chain = this.#chains.find(({ network }) => network.caipNetworkId === caipNetworkId)
    if (!chain)
      throw new AppKitError('network/unknown', "The wallet doesn't have this network. Pass its chain to the wallet.")
    this.#chain = chain
    this.#notify()
  }

  /** Selects an account, as the user would. */
  switchAccount(index: number): void {
    this.#selected = index
    this.#notify()
  }

  async disconnect(): Promise<void> {
    this.#isPermitted = false
    this.#selected = 0
    this.#notify()
  }

  /** Rejects the next request of a kind. */
  reject(kind: ToyRequestKind): void {
    this.#answers.push({ kind, answer: 'reject' })
  }

  /** Fails the next request of a kind as if another one were open. */
  pending(kind: ToyRequestKind): void {
    this.#answers.push({ kind, answer: 'pending' })
  }

  /** Leaves the next request of a kind unanswered until {@link ToyWallet.release}. */
  hang(kind: ToyRequestKind): void {
    this.#answers.push({ kind, answer: 'hang' })
  }

  /** Approves or rejects the hanging requests. Default: approve. */
  release(answer: 'approve' | 'reject' = 'approve'): void {
    for (const held of this.#held) answer === 'approve' ? held.proceed() : held.refuse(new UserRejectedError())
    this.#held.clear()
  }

  /** Approves further connection requests without sharing an account. `false` turns this off. */
  grantNoAccounts(isOn = true): void {
    this.#grantsNoAccounts = isOn
  }

  #keyOf(address: string): Uint8Array {
    const key = this.#keys.get(address)
    if (!key || !this.#isPermitted)
      throw new AppKitError('wallet/account-not-shared', "The wallet doesn't share this account. Connect it first.")
    return key
  }

  async #ask(kind: ToyRequestKind): Promise<void> {
    this.#prompts += 1
    const index = this.#answers.findIndex(one => one.kind === kind)
    const [scripted] = index < 0 ? [] : this.#answers.splice(index, 1)
    if (scripted?.answer === 'reject') throw new UserRejectedError()
    if (scripted?.answer === 'pending') throw new RequestPendingError()
    if (scripted?.answer === 'hang') await new Promise<void>((proceed, refuse) => this.#held.add({ proceed, refuse }))
  }

  #notify(): void {
    for (const listener of this.#listeners) listener()
  }
}
