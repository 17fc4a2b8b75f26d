import type { CaipNetworkId, SessionNamespace, WalletConnectChange, WalletConnectLink } from '@openappkit/appkit-core'
import { AppKitError } from '@openappkit/appkit-core/adapter'
import { decodeBase58, encodeBase58 } from '../codec/base58'
import { decodeBase64, encodeBase64 } from '../codec/base64'
import { withSignature } from '../codec/wireTransaction'
import type { SendOptions } from '../provider/SolanaProvider'
import type { SolanaSignInOutput } from '../provider/SolanaSignIn'
import type { SolanaWallet, WalletAccount, WalletSkill } from '../wallets/SolanaWallet'
import { unsupported } from '../wallets/unsupported'
import { currentId, sessionAccounts, sessionNetworks } from './sessionAccounts'
import { spelledOut } from './spelledOut'
import { walletConnectId } from './walletConnectId'

/** Callbacks of {@link SessionWallet}. */
export interface SessionCallbacks {
  /**
   * Returns the WalletConnect link of an attached kit.
   *
   * @throws {AppKitError} `walletconnect/disabled` when no kit has one.
   */
  load(): Promise<WalletConnectLink>
  /** Returns the active network of the connection. Undefined if there is no connection. */
  network(): CaipNetworkId | undefined
  /** Called when the session's Solana accounts change or the session ends. */
  onChange(): void
  /** Called when the wallet switches to another network. */
  onNetwork(network: CaipNetworkId): void
}

/** Connects through the Solana namespace of a WalletConnect session, even if another adapter created it. */
export class SessionWallet implements SolanaWallet {
  readonly id: string = walletConnectId
  readonly #callbacks: SessionCallbacks
  readonly #stops = new Map<WalletConnectLink, () => void>()
  /** Addresses in the order that the wallet last reported. */
  #preferred: readonly string[] = []

  constructor(callbacks: SessionCallbacks) {
    this.#callbacks = callbacks
  }

  get name(): string {
    return this.#link?.session?.peer.name || 'WalletConnect'
  }

  get icon(): string | undefined {
    return this.#link?.session?.peer.icon
  }

  /** Listens to a link and reads its current session. */
  follow(link: WalletConnectLink): void {
    if (this.#stops.has(link)) return
    this.#stops.set(
      link,
      link.subscribe(change => this.#listen(link, change)),
    )
    if (link.session) this.#callbacks.onChange()
  }

  /** Stops listening. */
  leave(): void {
    for (const stop of this.#stops.values()) stop()
    this.#stops.clear()
  }

  accounts(): readonly WalletAccount[] {
    const { namespace } = this
    return namespace ? sessionAccounts(namespace, this.#preferred) : []
  }

  get clusters(): readonly CaipNetworkId[] | undefined {
    const { namespace } = this
    return namespace && sessionNetworks(namespace)
  }

  canUse(_address: string, network: CaipNetworkId): boolean {
    return this.clusters?.includes(network) === true
  }

  can(skill: WalletSkill): boolean {
    if (skill !== 'signTransaction') return this.#has(skill)
    return this.#has('signTransaction') || this.#has('signAllTransactions')
  }

  async connect({ silent }: { readonly silent: boolean }): Promise<void> {
    const link = await this.#callbacks.load()
    this.follow(link)
    if (silent) await link.reconnect()
    else await link.connect()
  }

  /** Ends the session for all its namespaces. */
  async disconnect(): Promise<void> {
    this.#preferred = []
    await this.#link?.disconnect()
  }

  async signMessage(address: string, message: Uint8Array): Promise<Uint8Array> {
    const { signature } = await this.#ask<{ readonly signature: string }>('signMessage', {
      message: encodeBase58(message),
      pubkey: address,
    })
    return bytesOfSignature(signature)
  }

  async signTransactions(
    address: string,
    transactions: readonly Uint8Array[],
    network: CaipNetworkId,
  ): Promise<readonly Uint8Array[]> {
    const isTogether = this.#has('signAllTransactions') && (transactions.length > 1 || !this.#has('signTransaction'))
    if (isTogether) {
      const params = { transactions: transactions.map(encodeBase64), pubkey: address }
      const signed = await this.#ask<{ readonly transactions: readonly string[] }>(
        'signAllTransactions',
        params,
        network,
      )
      if (signed.transactions.length !== transactions.length) throw unfit()
      return signed.transactions.map(decodeBase64)
    }
    const signed: Uint8Array[] = []
    for (const transaction of transactions) signed.push(await this.#signOne(address, transaction, network))
    return signed
  }

  async signAndSendTransaction(
    address: string,
    transaction: Uint8Array,
    network: CaipNetworkId,
    sendOptions: SendOptions,
  ): Promise<string> {
    const params = { transaction: encodeBase64(transaction), pubkey: address, sendOptions }
    const { signature } = await this.#ask<{ readonly signature: string }>('signAndSendTransaction', params, network)
    bytesOfSignature(signature)
    return signature
  }

  async signIn(): Promise<SolanaSignInOutput> {
    throw unsupported(this.name, 'signing in')
  }

  onNetwork(network: CaipNetworkId): void {
    const link = this.#link
    const approved = this.namespace?.chains.find(chain => chain === network || currentId(chain) === network)
    if (link && approved && currentId(link.defaultChain('solana') ?? 'solana:') !== network)
      link.setDefaultChain(approved)
  }

  subscribe(): () => void {
    // The wallet reports changes through `onChange`, even before there is a connection.
    return () => {}
  }

  /** Solana namespace of the session. */
  get namespace(): SessionNamespace | undefined {
    return this.#link?.session?.namespaces.solana
  }

  /** The first link with a session. */
  get #link(): WalletConnectLink | undefined {
    return [...this.#stops.keys()].find(({ session }) => session)
  }

  #has(method: string): boolean {
    return this.namespace?.methods.includes(`solana_${method}`) === true
  }

  async #signOne(address: string, transaction: Uint8Array, network: CaipNetworkId): Promise<Uint8Array> {
    const answer = await this.#ask<{ readonly signature?: string; readonly transaction?: string }>(
      'signTransaction',
      { ...spelledOut(transaction), transaction: encodeBase64(transaction), pubkey: address },
      network,
    )
    // The wallet may have changed the transaction before signing it.
    if (answer.transaction) return decodeBase64(answer.transaction)
    return withSignature(transaction, address, bytesOfSignature(answer.signature))
  }

  async #ask<answer>(method: string, params: unknown, network = this.#callbacks.network()): Promise<answer> {
    const link = this.#link
    if (!link || !network) throw new AppKitError('walletconnect/not-connected', 'Wallet not connected')
    if (!this.#has(method)) throw unsupported(this.name, `solana_${method}`)
    const answer = await link.request<answer>(network, { method: `solana_${method}`, params })
    if (typeof answer !== 'object' || answer === null) throw unfit()
    return answer
  }

  #listen(link: WalletConnectLink, change: WalletConnectChange): void {
    if (change.type === 'uri') return
    if (change.type === 'accounts') {
      if (change.namespace !== 'solana') return
      this.#preferred = change.addresses
    }
    if (!link.session) this.#preferred = []
    this.#callbacks.onChange()
    if (change.type === 'chain' && change.caipNetworkId.startsWith('solana:') && link.session)
      this.#callbacks.onNetwork(currentId(change.caipNetworkId))
  }
}

function bytesOfSignature(signature: unknown): Uint8Array {
  const bytes = typeof signature === 'string' ? decodeBase58(signature) : undefined
  if (bytes?.length !== 64) throw unfit()
  return bytes
}

function unfit(): AppKitError {
  return new AppKitError('wallet/invalid-response', "The wallet's response can't be read. Use another wallet.")
}
