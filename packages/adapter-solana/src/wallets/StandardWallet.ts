import type { CaipNetworkId } from '@openappkit/appkit-core'
import { safeImageUrl } from '@openappkit/appkit-core/adapter'
import type {
  SolanaSignAndSendTransactionFeature,
  SolanaSignInFeature,
  SolanaSignMessageFeature,
  SolanaSignTransactionFeature,
} from '@solana/wallet-standard-features'
import type { WalletAccount as StandardAccount, Wallet, WalletWithFeatures } from '@wallet-standard/base'
import type {
  StandardConnectFeature,
  StandardDisconnectFeature,
  StandardEventsFeature,
} from '@wallet-standard/features'
import { decodeBase58, encodeBase58 } from '../codec/base58'
import type { SendOptions } from '../provider/SolanaProvider'
import type { SolanaSignInInput, SolanaSignInOutput } from '../provider/SolanaSignIn'
import { canUse, chainName, clusterIds } from './clusters'
import { directoryId } from './directoryId'
import type { SolanaWallet, WalletSkill } from './SolanaWallet'
import { unsupported } from './unsupported'

/** A Wallet Standard wallet that this adapter supports. */
export type UsableWallet = WalletWithFeatures<
  StandardConnectFeature &
    StandardEventsFeature &
    Partial<
      StandardDisconnectFeature &
        SolanaSignAndSendTransactionFeature &
        SolanaSignInFeature &
        SolanaSignMessageFeature &
        SolanaSignTransactionFeature
    >
>

const longestName = 128

/**
 * Returns whether a wallet can connect, emit events and handle transactions on Solana. Any script on the page can
 * register one.
 */
export function isUsable(wallet: Wallet): wallet is UsableWallet {
  const { accounts, chains, features, name } = wallet ?? {}
  if (typeof name !== 'string' || !name.trim() || typeof features !== 'object' || features === null) return false
  const has = (feature: string) => typeof (features as Record<string, unknown>)[feature] === 'object'
  return (
    Array.isArray(accounts) &&
    Array.isArray(chains) &&
    chains.some(isSolanaChain) &&
    has('standard:connect') &&
    has('standard:events') &&
    (has('solana:signTransaction') || has('solana:signAndSendTransaction'))
  )
}

/** Connects an installed wallet over Wallet Standard. */
export class StandardWallet implements SolanaWallet {
  readonly id: string
  readonly explorerId: string | undefined
  readonly name: string
  readonly icon: string | undefined
  readonly #wallet: UsableWallet
  /** Accounts from the last answer, for wallets that don't keep a list. */
  #answer: readonly StandardAccount[] = []

  /** @param id - Connector id. Default: the id in the wallet directory, else the name. */
  constructor(wallet: UsableWallet, id?: string) {
    const name = wallet.name.trim().slice(0, longestName)
    this.#wallet = wallet
    this.explorerId = id === undefined ? directoryId(name) : undefined
    this.id = id ?? this.explorerId ?? name
    this.name = name === 'Trust' ? 'Trust Wallet' : name
    this.icon = safeImageUrl(wallet.icon)
  }

  accounts(): readonly { readonly address: string; readonly publicKey: Uint8Array }[] {
    return this.#accounts.map(({ address, publicKey }) => ({ address, publicKey: new Uint8Array(publicKey) }))
  }

  get clusters(): readonly CaipNetworkId[] {
    return clusterIds(this.#accounts[0]?.chains ?? [])
  }

  canUse(address: string, network: CaipNetworkId): boolean {
    return canUse(network, this.#find(address)?.chains ?? [])
  }

  can(skill: WalletSkill, address: string): boolean {
    const feature = `solana:${skill}` as const
    if (!this.#wallet.features[feature]) return false
    // The user selects the account during sign-in.
    return skill === 'signIn' || this.#find(address)?.features.includes(feature) === true
  }

  async connect({ silent }: { readonly silent: boolean }): Promise<void> {
    const { connect } = this.#wallet.features['standard:connect']
    // A wallet that is locked or no longer permits the app rejects a silent connect or shares nothing.
    const { accounts } = silent ? await connect({ silent }).catch(() => ({ accounts: [] })) : await connect()
    this.#answer = accounts
  }

  async disconnect(): Promise<void> {
    this.#answer = []
    await this.#wallet.features['standard:disconnect']?.disconnect()
  }

  async signMessage(address: string, message: Uint8Array): Promise<Uint8Array> {
    const feature = this.#feature('solana:signMessage', 'signing messages')
    const [signed] = await feature.signMessage({ account: this.#require(address), message })
    return required(signed?.signature)
  }

  async signTransactions(
    address: string,
    transactions: readonly Uint8Array[],
    network: CaipNetworkId,
  ): Promise<readonly Uint8Array[]> {
    const feature = this.#feature('solana:signTransaction', 'signing transactions')
    const account = this.#require(address)
    const chain = chainName(network, account.chains)
    const signed = await feature.signTransaction(...transactions.map(transaction => ({ account, transaction, chain })))
    return transactions.map((_, index) => required(signed[index]?.signedTransaction))
  }

  async signAndSendTransaction(
    address: string,
    transaction: Uint8Array,
    network: CaipNetworkId,
    options: SendOptions,
  ): Promise<string> {
    const feature = this.#feature('solana:signAndSendTransaction', 'sending transactions')
    const account = this.#require(address)
    const chain = chainName(network, account.chains)
    const [sent] = await feature.signAndSendTransaction({ account, transaction, chain, options })
    return encodeBase58(required(sent?.signature))
  }

  async signIn(input: SolanaSignInInput): Promise<SolanaSignInOutput> {
    const [answer] = await this.#feature('solana:signIn', 'signing in').signIn(input)
    const signed = required(answer)
    // Sign-in also connects.
    if (this.#accounts.length === 0) this.#answer = [signed.account]
    return signed
  }

  subscribe(listener: () => void): () => void {
    return this.#wallet.features['standard:events'].on('change', ({ accounts }) => {
      if (accounts) this.#answer = []
      listener()
    })
  }

  get #accounts(): readonly StandardAccount[] {
    const { accounts } = this.#wallet
    const known = accounts.length > 0 ? accounts : this.#answer
    return known.filter(({ address, chains }) => chains.some(isSolanaChain) && decodeBase58(address)?.length === 32)
  }

  #find(address: string): StandardAccount | undefined {
    return this.#accounts.find(account => account.address === address)
  }

  #require(address: string): StandardAccount {
    const account = this.#find(address)
    if (!account) throw unsupported(this.name, 'this account')
    return account
  }

  #feature<name extends keyof UsableWallet['features']>(
    name: name,
    what: string,
  ): NonNullable<UsableWallet['features'][name]> {
    const feature = this.#wallet.features[name]
    if (!feature) throw unsupported(this.name, what)
    return feature
  }
}

function isSolanaChain(chain: unknown): boolean {
  return typeof chain === 'string' && chain.startsWith('solana:')
}

function required<value>(answer: value | undefined): value {
  if (answer === undefined) throw new Error('The wallet returned nothing.')
  return answer
}
