import type { Environment } from '@openappkit/appkit-core'
import { base58 } from '@scure/base'
import { notLoggedIn, ProviderRpcError, toRpcError } from './ProviderRpcError'
import { clusterIdOf, clusterNames } from './solanaClusters'
import type { WalletBackend } from './WalletBackend'

/** Account in the form of Wallet Standard. */
export interface SolanaAccount {
  readonly address: string
  readonly publicKey: Uint8Array
  readonly chains: readonly `${string}:${string}`[]
  readonly features: readonly `${string}:${string}`[]
}

interface MessageInput {
  readonly account: SolanaAccount
  readonly message: Uint8Array
}

interface TransactionInput {
  readonly account: SolanaAccount
  readonly transaction: Uint8Array
  readonly chain?: string | undefined
  readonly options?: Readonly<Record<string, unknown>> | undefined
}

type ChangeListener = (change: { readonly accounts: readonly SolanaAccount[] }) => void

/** Dependencies of {@link SolanaWallet}. */
export interface SolanaWalletDependencies {
  readonly wallet: WalletBackend
  readonly environment: Pick<Environment, 'setTimer'>
  readonly name: string
  readonly icon: string
  /** CAIP-2 ids of the app's Solana networks, the active one first. */
  networks(): readonly string[]
}

const signing = ['solana:signMessage', 'solana:signTransaction', 'solana:signAndSendTransaction'] as const

/** [Wallet Standard](https://github.com/wallet-standard/wallet-standard) wallet of the embedded wallet. */
export class SolanaWallet {
  readonly version = '1.0.0'
  readonly name: string
  readonly icon: string
  readonly features: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  readonly #dependencies: SolanaWalletDependencies
  readonly #listeners = new Set<ChangeListener>()
  #accounts: readonly SolanaAccount[] = []

  constructor(dependencies: SolanaWalletDependencies) {
    this.#dependencies = dependencies
    this.name = dependencies.name
    this.icon = dependencies.icon
    this.features = {
      'standard:connect': {
        version: '1.0.0',
        connect: (options?: { readonly silent?: boolean }) => this.#connect(options?.silent === true),
      },
      'standard:disconnect': { version: '1.0.0', disconnect: () => this.#dependencies.wallet.signOut() },
      'standard:events': {
        version: '1.0.0',
        on: (_event: 'change', listener: ChangeListener) => {
          this.#listeners.add(listener)
          return () => void this.#listeners.delete(listener)
        },
      },
      'solana:signMessage': {
        version: '1.1.0',
        signMessage: (...inputs: MessageInput[]) => inOrder(inputs, input => this.#signMessage(input)),
      },
      'solana:signTransaction': {
        version: '1.0.0',
        supportedTransactionVersions: ['legacy', 0],
        signTransaction: (...inputs: TransactionInput[]) => this.#signTransactions(inputs),
      },
      'solana:signAndSendTransaction': {
        version: '1.0.0',
        supportedTransactionVersions: ['legacy', 0],
        signAndSendTransaction: (...inputs: TransactionInput[]) => inOrder(inputs, input => this.#send(input)),
      },
    }
  }

  get chains(): SolanaAccount['chains'] {
    return clusterNames(this.#dependencies.networks())
  }

  get accounts(): readonly SolanaAccount[] {
    return this.#accounts
  }

  /** Handles the end of the login, wherever it came from. */
  end(): void {
    this.#set([])
  }

  async #connect(isSilent: boolean): Promise<{ readonly accounts: readonly SolanaAccount[] }> {
    const { wallet, networks } = this.#dependencies
    try {
      if (!(await wallet.isLoggedIn())) {
        if (!isSilent) throw notLoggedIn()
        this.#set([])
      } else if (this.#accounts.length === 0) {
        const { address } = await wallet.user(networks()[0] ?? clusterIdOf('solana:mainnet'))
        this.#set([{ address, publicKey: base58.decode(address), chains: this.chains, features: signing }])
      }
      return { accounts: this.#accounts }
    } catch (error) {
      throw toRpcError(error)
    }
  }

  async #signMessage({ account, message }: MessageInput): Promise<object> {
    this.#assertShared(account)
    const answer = await this.#ask('solana_signMessage', {
      message: base58.encode(message),
      pubkey: account.address,
    })
    return { signedMessage: message, signature: bytesIn(answer, 'signature'), signatureType: 'ed25519' }
  }

  async #signTransactions(inputs: readonly TransactionInput[]): Promise<readonly object[]> {
    for (const { account } of inputs) this.#assertShared(account)
    const [first, ...others] = inputs
    if (!first) return []
    if (others.length === 0) {
      const transaction = base58.encode(first.transaction)
      const answer = await this.#ask('solana_signTransaction', { transaction }, first.chain)
      return [{ signedTransaction: bytesIn(answer, 'transaction') }]
    }
    const transactions = inputs.map(({ transaction }) => base58.encode(transaction))
    const answer = await this.#ask('solana_signAllTransactions', { transactions }, first.chain)
    const signed = fieldIn(answer, 'transactions')
    return inputs.map((_, at) => ({ signedTransaction: bytesOf(Array.isArray(signed) ? signed[at] : undefined) }))
  }

  async #send({ account, transaction, chain, options }: TransactionInput): Promise<object> {
    this.#assertShared(account)
    const parameters = { transaction: base58.encode(transaction), ...(options && { options: { ...options } }) }
    return { signature: bytesIn(await this.#ask('solana_signAndSendTransaction', parameters, chain), 'signature') }
  }

  async #ask(method: string, params: object, chain?: string): Promise<unknown> {
    const { wallet, networks } = this.#dependencies
    const chainId = chain === undefined ? networks()[0] : clusterIdOf(chain)
    try {
      if (!(await wallet.isLoggedIn())) throw notLoggedIn()
      return await wallet.request({ method, params, chainId, chainNamespace: 'solana' })
    } catch (error) {
      throw toRpcError(error)
    }
  }

  #assertShared({ address }: SolanaAccount): void {
    if (!this.#accounts.some(known => known.address === address))
      throw new ProviderRpcError(4100, "The wallet doesn't share this account.")
  }

  #set(accounts: readonly SolanaAccount[]): void {
    if (accounts.length === 0 && this.#accounts.length === 0) return
    this.#accounts = accounts
    for (const listener of [...this.#listeners]) {
      try {
        listener({ accounts })
      } catch (error) {
        this.#dependencies.environment.setTimer(() => {
          throw error
        }, 0)
      }
    }
  }
}

/** Handles one input after the other, since the user approves them one by one. */
async function inOrder<input>(
  inputs: readonly input[],
  handle: (input: input) => Promise<object>,
): Promise<readonly object[]> {
  const results: object[] = []
  for (const input of inputs) results.push(await handle(input))
  return results
}

function fieldIn(answer: unknown, name: string): unknown {
  return typeof answer === 'object' && answer !== null ? Reflect.get(answer, name) : undefined
}

/** Reads base58 from an answer, which is the text itself or an object with it. */
function bytesIn(answer: unknown, name: string): Uint8Array {
  return bytesOf(typeof answer === 'string' ? answer : fieldIn(answer, name))
}

function bytesOf(text: unknown): Uint8Array {
  try {
    if (typeof text === 'string' && text !== '') return base58.decode(text)
  } catch {
    // Falls through to the error.
  }
  throw new ProviderRpcError(-32603, "The wallet's answer can't be read.")
}
