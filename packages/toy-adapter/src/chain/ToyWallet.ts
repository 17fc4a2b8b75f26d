import type { PageWallet } from '@openappkit/adapter-kit/actions'
import { AppKitError, RequestPendingError, UserRejectedError } from '@openappkit/appkit-core/adapter'
import { type ToyChain, toyTransferText } from './ToyChain'
import { toyAddress, toySign } from './toyAddress'

/** What the owner is asked. */
export type ToyRequestKind = 'connect' | 'sign' | 'send'

type Answer = 'reject' | 'pending' | 'hang'

/** What a {@link ToyWallet} is made of. */
export interface ToyWalletOptions {
  readonly name: string
  /** Ed25519 keys, 32 bytes each. */
  readonly keys: readonly [Uint8Array, Uint8Array, ...Uint8Array[]]
  /** The chains that it knows; it starts on the first. */
  readonly chains: readonly [ToyChain, ...ToyChain[]]
}

/** A wallet of the made-up chain, in memory, with the switches that every test wallet has. */
export class ToyWallet implements PageWallet {
  readonly id: string
  readonly name: string
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

  constructor({ name, keys: [first, second, ...others], chains }: ToyWalletOptions) {
    this.name = name
    this.id = `toy.${name}`
    this.addresses = [toyAddress(first), toyAddress(second), ...others.map(toyAddress)]
    this.#keys = new Map([first, second, ...others].map(key => [toyAddress(key), key]))
    this.#chains = chains
    this.#chain = chains[0]
  }

  get connectorId(): string {
    return this.id
  }

  get prompts(): number {
    return this.#prompts
  }

  get listenerCount(): number {
    return this.#listeners.size
  }

  /** What a permitted page sees: the selected account first. Empty without permission. */
  accounts(): readonly { readonly address: string }[] {
    const selected = this.addresses[this.#selected]
    if (!this.#isPermitted || selected === undefined) return []
    return [selected, ...this.addresses.filter(address => address !== selected)].map(address => ({ address }))
  }

  /** Reference of the chain that it is on. */
  get chainId(): string {
    return this.#chain.network.id
  }

  /** Brings it to a page: a `ToyPage`. */
  install(page: { install(wallet: ToyWallet): () => void }): void {
    this.#remove = page.install(this)
  }

  uninstall(): void {
    this.#remove?.()
  }

  /** Hears when accounts or chain changed. Returns what ends it. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Asks the user for permission, unless the page has it or wants no prompt. */
  async connect({ silent }: { readonly silent: boolean } = { silent: false }): Promise<void> {
    if (silent) return
    if (!this.#isPermitted) await this.#ask('connect')
    this.#isPermitted = !this.#grantsNoAccounts
  }

  async sign(message: string, address: string): Promise<string> {
    const key = this.#keyOf(address)
    await this.#ask('sign')
    return toySign(message, key)
  }

  /** Signs a transfer and hands it to the chain. Returns its hash. */
  async transfer(from: string, to: string, value: bigint): Promise<string> {
    const key = this.#keyOf(from)
    await this.#ask('send')
    const transfer = { from, to, value, nonce: this.#chain.nonceOf(from) }
    const signature = toySign(toyTransferText(this.#chain.network.caipNetworkId, transfer), key)
    return this.#chain.submit({ ...transfer, signature })
  }

  switchNetwork({ caipNetworkId }: { readonly caipNetworkId: string }): void {
    const chain = this.#chains.find(({ network }) => network.caipNetworkId === caipNetworkId)
    if (!chain) throw new AppKitError('network/unknown', 'The wallet does not know this network.')
    this.#chain = chain
    this.#tell()
  }

  switchAccount(index: number): void {
    this.#selected = index
    this.#tell()
  }

  async disconnect(): Promise<void> {
    this.#isPermitted = false
    this.#selected = 0
    this.#tell()
  }

  reject(kind: ToyRequestKind): void {
    this.#answers.push({ kind, answer: 'reject' })
  }

  pending(kind: ToyRequestKind): void {
    this.#answers.push({ kind, answer: 'pending' })
  }

  hang(kind: ToyRequestKind): void {
    this.#answers.push({ kind, answer: 'hang' })
  }

  release(answer: 'approve' | 'reject' = 'approve'): void {
    for (const held of this.#held) answer === 'approve' ? held.proceed() : held.refuse(new UserRejectedError())
    this.#held.clear()
  }

  /** From now on connects are approved without an account; `false` ends that. */
  grantNoAccounts(isOn = true): void {
    this.#grantsNoAccounts = isOn
  }

  #keyOf(address: string): Uint8Array {
    const key = this.#keys.get(address)
    if (!key || !this.#isPermitted)
      throw new AppKitError('wallet/unauthorized', 'The wallet does not share this account.')
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

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }
}
