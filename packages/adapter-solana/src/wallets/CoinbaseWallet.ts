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
const received: readonly CoinbaseEvent[] = ['connect', 'disconnect', 'accountChanged']
const version = '1.0.0'
const longestAddress = 44
const supportedTransactionVersions = ['legacy', 0] as const

/** Wraps Coinbase's provider. Returns undefined for any other value. */
export function coinbaseWallet(injected: unknown): Wallet | undefined {
  return isCoinbaseProvider(injected) ? new CoinbaseWallet(injected) : undefined
}

/** Wraps Coinbase's provider as a Wallet Standard wallet. It has one account at a time, on mainnet only. */
class CoinbaseWallet implements Wallet {
  readonly version = version
  readonly name = 'Coinbase Wallet'
  readonly icon: WalletIcon
  readonly chains = [mainnet] as const
  readonly features: Wallet['features']
  readonly #provider: CoinbaseProvider
  /** Account from the last event, which the provider may not expose yet. */
  #response: { readonly key: unknown } | undefined

  constructor(provider: CoinbaseProvider) {
    this.#provider = provider
    // Validated where it is displayed.
    this.icon = provider.icon as WalletIcon
    const can = (name: keyof CoinbaseProvider, method: object) =>
      has(provider, name)
        ? { [`${name === 'disconnect' ? 'standard' : 'solana'}:${name}`]: { version, ...method } }
        : {}
    this.features = {
      'standard:connect': { version, connect: (input?: StandardConnectInput) => this.#connect(input?.silent) },
      'standard:events': {
        version,
        on: (_: 'change', listener: StandardEventsListeners['change']) => this.#listen(listener),
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
      const { key } = this.#response ?? { key: isConnected === false ? undefined : publicKey }
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
    // If the wallet already shares an account, a silent connect changes nothing.
    if (!silent) await this.#provider.connect()
    else if (this.accounts.length === 0) await this.#provider.connect({ onlyIfTrusted: true })
    this.#response = undefined
    return { accounts: this.accounts }
  }

  async #disconnect(): Promise<void> {
    await this.#provider.disconnect?.()
    this.#response = undefined
  }

  async #signMessages(inputs: readonly SolanaSignMessageInput[]): Promise<unknown> {
    return mapInSequence(inputs, async ({ account, message }) => {
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
        : await mapInSequence(objects, async one => provider.signTransaction?.(one))
    if (!Array.isArray(signed)) throw new Error('The wallet returned no transactions.')
    return inputs.map((_, index) => ({ signedTransaction: signedBytes(signed[index]) }))
  }

  async #send(inputs: readonly SolanaSignAndSendTransactionInput[]): Promise<unknown> {
    return mapInSequence(inputs, async ({ account, chain, transaction, options }) => {
      this.#check(account, chain)
      const [object = {}] = await objectsOf([transaction])
      const signature = signatureIn(await this.#provider.signAndSendTransaction?.(object, options))
      return { signature: bytesFrom(typeof signature === 'string' ? decodeBase58(signature) : signature) }
    })
  }

  #listen(listener: StandardEventsListeners['change']): () => void {
    const provider = this.#provider
    const notify = () => listener({ accounts: this.accounts })
    const listeners: Readonly<Record<CoinbaseEvent, (key?: unknown) => void>> = {
      connect: () => {
        this.#response = undefined
        notify()
      },
      disconnect: () => {
        this.#response = { key: undefined }
        notify()
      },
      accountChanged: key => {
        this.#response = key === undefined ? undefined : { key }
        notify()
      },
    }
    // A provider without events can still be used.
    const each = (act: 'on' | 'off') => {
      try {
        for (const event of received) provider[act](event, listeners[event])
      } catch {}
    }
    each('on')
    return () => {
      this.#response = undefined
      each('off')
    }
  }

  /**
   * Checks account and network, because the provider signs with its own active account and treats every transaction as
   * mainnet.
   *
   * @throws {AppKitError} `wallet/unsupported` when the account isn't active or the network isn't mainnet.
   */
  #check({ address }: WalletAccount, chain: string = mainnet): void {
    if (chain !== mainnet) throw unsupported(this.name, 'this network')
    if (this.accounts[0]?.address !== address) throw unsupported(this.name, 'this account')
  }
}

function signatureIn(answer: unknown): unknown {
  return (answer as { readonly signature?: unknown } | null | undefined)?.signature
}

/** Runs requests one after another, because a wallet shows one at a time. */
async function mapInSequence<input, answer>(
  all: readonly input[],
  ask: (one: input) => Promise<answer>,
): Promise<answer[]> {
  const answers: answer[] = []
  for (const one of all) answers.push(await ask(one))
  return answers
}
