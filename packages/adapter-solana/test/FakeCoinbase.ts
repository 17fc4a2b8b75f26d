import { ed25519 } from '@noble/curves/ed25519.js'
import type { SolanaChain } from '@openappkit/testing/node'
import { Connection, Keypair, type PublicKey, Transaction, type VersionedTransaction } from '@solana/web3.js'
import type { CoinbaseEvent, CoinbaseProvider } from '../src/wallets/coinbaseProvider'
import type { TestPage } from './TestPage'

type Listener = (value?: unknown) => void

/** Provider that Coinbase Wallet injects, with keys of a local chain that it treats as mainnet. */
export class FakeCoinbase implements CoinbaseProvider {
  /** Methods and arguments of all calls, oldest first. */
  readonly calls: (readonly [method: string, ...given: readonly unknown[]])[] = []
  readonly #chain: Pick<SolanaChain, 'accounts' | 'url'>
  readonly #listeners = new Map<string, Set<Listener>>()
  #key: Keypair
  isConnected = false
  /** Whether the app already has permission. */
  isTrusted = false
  /** Error with which the next request fails. */
  refusal: unknown

  constructor(chain: Pick<SolanaChain, 'accounts' | 'url'>) {
    this.#chain = chain
    this.#key = Keypair.fromSecretKey(chain.accounts[0].secretKey)
  }

  install(page: TestPage): this {
    Reflect.set(page, 'coinbaseSolana', this)
    return this
  }

  get publicKey(): PublicKey | null {
    return this.isConnected ? this.#key.publicKey : null
  }

  async connect(options?: { readonly onlyIfTrusted: true }): Promise<void> {
    this.#ask('connect', ...(options ? [options] : []))
    if (options?.onlyIfTrusted && !this.isTrusted) throw { code: 4001, message: 'not permitted' }
    this.isConnected = true
    this.isTrusted = true
    this.emit('connect', this.publicKey)
  }

  async disconnect(): Promise<void> {
    this.#ask('disconnect')
    this.isConnected = false
    this.emit('disconnect')
  }

  async signMessage(message: Uint8Array): Promise<{ readonly signature: Uint8Array }> {
    this.#ask('signMessage', message)
    return { signature: ed25519.sign(message, this.#key.secretKey.slice(0, 32)) }
  }

  async signTransaction(transaction: Transaction | VersionedTransaction): Promise<object> {
    this.#ask('signTransaction', transaction)
    return this.#signed(transaction)
  }

  async signAllTransactions(transactions: readonly (Transaction | VersionedTransaction)[]): Promise<readonly object[]> {
    this.#ask('signAllTransactions', transactions)
    return transactions.map(transaction => this.#signed(transaction))
  }

  async signAndSendTransaction(
    transaction: Transaction | VersionedTransaction,
    options?: object,
  ): Promise<{ readonly signature: string }> {
    this.#ask('signAndSendTransaction', transaction, options)
    const connection = new Connection(this.#chain.url, 'confirmed')
    return { signature: await connection.sendRawTransaction(this.#signed(transaction).serialize(), options) }
  }

  on(event: CoinbaseEvent, listener: Listener): void {
    this.#listeners.set(event, (this.#listeners.get(event) ?? new Set()).add(listener))
  }

  off(event: CoinbaseEvent, listener: Listener): void {
    this.#listeners.get(event)?.delete(listener)
  }

  emit(event: CoinbaseEvent, value?: unknown): void {
    for (const listener of [...(this.#listeners.get(event) ?? [])]) listener(value)
  }

  get listenerCount(): number {
    return [...this.#listeners.values()].reduce((sum, { size }) => sum + size, 0)
  }

  /** Selects another account. Emits the change before exposing the account. */
  choose(index: number): void {
    const key = Keypair.fromSecretKey(this.#chain.accounts[index]?.secretKey ?? new Uint8Array())
    this.emit('accountChanged', key.publicKey)
    this.#key = key
  }

  /** Revokes the permission. Emits the event before changing the state. */
  revoke(): void {
    this.emit('disconnect')
    this.isConnected = false
    this.isTrusted = false
  }

  get methods(): readonly string[] {
    return this.calls.map(([method]) => method)
  }

  #ask(...call: FakeCoinbase['calls'][number]): void {
    this.calls.push(call)
    const { refusal } = this
    this.refusal = undefined
    if (refusal !== undefined) throw refusal
  }

  #signed(transaction: Transaction | VersionedTransaction): Transaction | VersionedTransaction {
    if (transaction instanceof Transaction) transaction.partialSign(this.#key)
    else transaction.sign([this.#key])
    return transaction
  }
}
