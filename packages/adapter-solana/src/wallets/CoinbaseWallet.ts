import type {
  SolanaSignAndSendTransactionInput,
  SolanaSignMessageInput,
  SolanaSignTransactionInput,
} from '@solana/wallet-standard-features'
import type { Wallet, WalletAccount, WalletIcon } from '@wallet-standard/base'
import type { StandardConnectInput, StandardEventsListeners } from '@wallet-standard/features'
import { decodeBase58 } from '../codec/base58'
import { type CoinbaseEvent, type CoinbaseProvider, has, isCoinbaseProvider } from './coinbaseProvider'
import { bytesFrom, objectsOf, signedBytes } from './transactionObjects'
import { unsupported } from './unsupported'

const mainnet = 'solana:mainnet'
const heard: readonly CoinbaseEvent[] = ['connect', 'disconnect', 'accountChanged']
const version = '1.0.0'
const longestAddress = 44
const supportedTransactionVersions = ['legacy', 0] as const

/** Nothing for what isn't Coinbase's provider. */
export function coinbaseWallet(injected: unknown): Wallet | undefined {
  return isCoinbaseProvider(injected) ? new CoinbaseWallet(injected) : undefined
}

/** Coinbase's provider as a wallet of Wallet Standard: it has one account at a time, on mainnet alone. */
class CoinbaseWallet implements Wallet {
  readonly version = version
  readonly name = 'Coinbase Wallet'
  readonly icon: WalletIcon
  readonly chains = [mainnet] as const
  readonly features: Wallet['features']
  readonly #provider: CoinbaseProvider
  /** The account that an event told last, which the provider needn't show yet. */
  #told: { readonly key: unknown } | undefined

  constructor(provider: CoinbaseProvider) {
    this.#provider = provider
    // Whoever shows it checks it.
    this.icon = provider.icon as WalletIcon
    const can = (name: keyof CoinbaseProvider, method: object) =>
      has(provider, name)
        ? { [`${name === 'disconnect' ? 'standard' : 'solana'}:${name}`]: { version, ...method } }
        : {}
    this.features = {
      'standard:connect': { version, connect: (input?: StandardConnectInput) => this.#connect(input?.silent) },
      'standard:events': {
        version,
        on: (_: 'change', listener: StandardEventsListeners['change']) => this.#hear(listener),
      },
      ...can('disconnect', { disconnect: () => this.#disconnect() }),
      ...can('signMessage', { signMessage: (...inputs: SolanaSignMessageInput[]) => this.#signMessages(inputs) }),
      ...can('signTransaction', {
        supportedTransactionVersions,
        signTransaction: (...inputs: SolanaSignTransactionInput[]) => this.#sign(inputs),
      }),
      ...can('signAndSendTransaction', {
        supportedTransactionVersions,
        signAndSendTransaction: (...inputs: SolanaSignAndSendTransactionInput[]) => this.#send(inputs),
      }),
    }
  }

  get accounts(): readonly WalletAccount[] {
    try {
      const { isConnected, publicKey } = this.#provider
      const { key } = this.#told ?? { key: isConnected === false ? undefined : publicKey }
      if (key === undefined || key === null) return []
      const address = String(key)
      const bytes = address.length > longestAddress ? undefined : decodeBase58(address)
      if (bytes?.length !== 32) return []
      const features = Object.keys(this.features).filter(name => name.startsWith('solana:')) as `solana:${string}`[]
      return [{ address, publicKey: bytes, chains: this.chains, features }]
    } catch {
      return []
    }
  }

  async #connect(silent = false): Promise<{ readonly accounts: readonly WalletAccount[] }> {
    // Where there is an account already, asking for it in silence would tell nothing new.
    if (!silent) await this.#provider.connect()
    else if (this.accounts.length === 0) await this.#provider.connect({ onlyIfTrusted: true })
    this.#told = undefined
    return { accounts: this.accounts }
  }

  async #disconnect(): Promise<void> {
    await this.#provider.disconnect?.()
    this.#told = undefined
  }

  async #signMessages(inputs: readonly SolanaSignMessageInput[]): Promise<unknown> {
    return eachInTurn(inputs, async ({ account, message }) => {
      this.#check(account)
      const answer = await this.#provider.signMessage?.(message)
      return { signedMessage: message, signature: bytesFrom(signatureIn(answer)) }
    })
  }

  async #sign(inputs: readonly SolanaSignTransactionInput[]): Promise<unknown> {
    for (const { account, chain } of inputs) this.#check(account, chain)
    const objects = await objectsOf(inputs.map(({ transaction }) => transaction))
    const provider = this.#provider
    const signed =
      objects.length > 1 && has(provider, 'signAllTransactions')
        ? await provider.signAllTransactions?.(objects)
        : await eachInTurn(objects, async one => provider.signTransaction?.(one))
    if (!Array.isArray(signed)) throw new Error('The wallet answered with no transactions.')
    return inputs.map((_, index) => ({ signedTransaction: signedBytes(signed[index]) }))
  }

  async #send(inputs: readonly SolanaSignAndSendTransactionInput[]): Promise<unknown> {
    return eachInTurn(inputs, async ({ account, chain, transaction, options }) => {
      this.#check(account, chain)
      const [object = {}] = await objectsOf([transaction])
      const signature = signatureIn(await this.#provider.signAndSendTransaction?.(object, options))
      return { signature: bytesFrom(typeof signature === 'string' ? decodeBase58(signature) : signature) }
    })
  }

  #hear(listener: StandardEventsListeners['change']): () => void {
    const provider = this.#provider
    const tell = () => listener({ accounts: this.accounts })
    const listeners: Readonly<Record<CoinbaseEvent, (key?: unknown) => void>> = {
      connect: () => {
        this.#told = undefined
        tell()
      },
      disconnect: () => {
        this.#told = { key: undefined }
        tell()
      },
      accountChanged: key => {
        this.#told = key === undefined ? undefined : { key }
        tell()
      },
    }
    // A provider that can't be heard is used all the same.
    const each = (act: 'on' | 'off') => {
      try {
        for (const event of heard) provider[act](event, listeners[event])
      } catch {}
    }
    each('on')
    return () => {
      this.#told = undefined
      each('off')
    }
  }

  /** The provider signs with the account that it has in use, and takes every transaction for one of mainnet. */
  #check({ address }: WalletAccount, chain: string = mainnet): void {
    if (chain !== mainnet) throw unsupported(this.name, 'this network')
    if (this.accounts[0]?.address !== address) throw unsupported(this.name, 'this account')
  }
}

function signatureIn(answer: unknown): unknown {
  return (answer as { readonly signature?: unknown } | null | undefined)?.signature
}

/** A wallet shows one question at a time. */
async function eachInTurn<given, answer>(
  all: readonly given[],
  ask: (one: given) => Promise<answer>,
): Promise<answer[]> {
  const answers: answer[] = []
  for (const one of all) answers.push(await ask(one))
  return answers
}
