import type { CaipNetworkId } from '@openappkit/appkit-core'
import { AppKitError, notShared } from '@openappkit/appkit-core/adapter'
import type { SignInput } from '../BitcoinProvider'
import { readNetwork } from '../network/bitcoinNetworks'
import type { BitcoinWallet, MessageRequest, PsbtRequest, WalletReading } from './BitcoinWallet'
import type { WalletIdentity } from './brands'
import { asBase64, fromBase64, toHex } from './bytes'

/** Account of a Wallet Standard wallet. */
export interface StandardAccount {
  readonly address: string
  readonly publicKey?: Uint8Array
  readonly chains?: readonly string[]
}

/** A registered wallet. Untrusted input. */
export interface StandardApi {
  readonly name: unknown
  readonly icon?: unknown
  readonly chains?: readonly string[]
  readonly accounts?: readonly StandardAccount[]
  readonly features: Readonly<Record<string, unknown>>
}

type Call = (input: unknown) => Promise<unknown>

const sighashNames: Readonly<Record<number, string>> = {
  0: 'ALL',
  1: 'ALL',
  2: 'NONE',
  3: 'SINGLE',
  129: 'ALL|ANYONECANPAY',
  130: 'NONE|ANYONECANPAY',
  131: 'SINGLE|ANYONECANPAY',
}

/** Connects a Wallet Standard wallet with `bitcoin:…` features. */
export class StandardWallet implements BitcoinWallet {
  readonly id: string
  readonly name: string
  readonly type = 'ANNOUNCED'
  readonly imageUrl: string | undefined
  readonly explorerId: string | undefined
  readonly raw: StandardApi
  readonly switchNetwork?: (caipNetworkId: CaipNetworkId) => Promise<undefined>
  #shared: readonly StandardAccount[] = []

  constructor({ id, name, imageUrl, explorerId }: WalletIdentity, api: StandardApi) {
    this.id = id
    this.name = name
    this.imageUrl = imageUrl
    this.explorerId = explorerId
    this.raw = api
    const change = feature(api, 'bitcoin:switchNetwork', 'switchNetwork')
    if (change)
      this.switchNetwork = async caipNetworkId => {
        await change(caipNetworkId)
        return undefined
      }
  }

  async connect(): Promise<WalletReading> {
    const connect = feature(this.raw, 'bitcoin:connect', 'connect') ?? feature(this.raw, 'standard:connect', 'connect')
    if (!connect) throw lacking(this.name, 'bitcoin:connect')
    return this.#reading(await connect({ purposes: ['payment', 'ordinals'] }))
  }

  /**
   * Returns the accounts that the wallet already shares. If there are none, connects silently, which only
   * `standard:connect` supports.
   */
  async read(): Promise<WalletReading | undefined> {
    const reading = this.#reading(undefined)
    if (reading.accounts.length > 0) return reading
    const connect = feature(this.raw, 'standard:connect', 'connect')
    const silent = connect && this.#reading(await connect({ silent: true }))
    return silent && silent.accounts.length > 0 ? silent : undefined
  }

  async disconnect(): Promise<void> {
    this.#shared = []
    const end =
      feature(this.raw, 'bitcoin:disconnect', 'disconnect') ?? feature(this.raw, 'standard:disconnect', 'disconnect')
    await end?.(undefined)
  }

  subscribe(listener: (event: 'changed' | 'disconnected') => void): () => void {
    const events = this.raw.features['bitcoin:events'] ?? this.raw.features['standard:events']
    const { on } = (events ?? {}) as { on?(event: string, listener: () => void): unknown }
    const stop = on?.call(events, 'change', () => {
      const isGone = this.raw.accounts?.length === 0
      if (isGone) this.#shared = []
      listener(isGone ? 'disconnected' : 'changed')
    })
    return () => {
      if (typeof stop === 'function') stop()
    }
  }

  async signMessage({ message, address }: MessageRequest): Promise<string> {
    const sign = feature(this.raw, 'bitcoin:signMessage', 'signMessage')
    if (!sign) throw lacking(this.name, 'bitcoin:signMessage')
    const account = this.#account(address)
    const [output] = (await sign({ account, message: new TextEncoder().encode(message) })) as readonly [
      { readonly signature?: unknown }?,
    ]
    return asBase64(output?.signature) ?? ''
  }

  async signPsbt({ psbt, inputs }: PsbtRequest): Promise<string> {
    const sign = feature(this.raw, 'bitcoin:signTransaction', 'signTransaction')
    if (!sign) throw lacking(this.name, 'bitcoin:signTransaction')
    const inputsToSign = this.#groups(inputs)
    const [output] = (await sign({ psbt: fromBase64(psbt), inputsToSign })) as readonly [
      { readonly signedPsbt?: unknown }?,
    ]
    return asBase64(output?.signedPsbt) ?? ''
  }

  /** Groups inputs by account and sighash type. */
  #groups(inputs: readonly SignInput[]): readonly object[] {
    const groups = new Map<string, { account: StandardAccount; signingIndexes: number[]; sigHash?: string }>()
    for (const { address, index, sighashTypes } of inputs) {
      const [type] = sighashTypes ?? []
      const sigHash = type === undefined ? undefined : sighashNames[type]
      const key = `${address} ${sigHash}`
      const group = groups.get(key) ?? {
        account: this.#account(address),
        signingIndexes: [],
        ...(sigHash ? { sigHash } : {}),
      }
      group.signingIndexes.push(index)
      groups.set(key, group)
    }
    return [...groups.values()]
  }

  #account(address: string): StandardAccount {
    const account = this.#accounts(undefined).find(one => one.address === address)
    if (!account) throw notShared()
    return account
  }

  /** Returns the accounts that the wallet exposes, or else the accounts from its last answer. */
  #accounts(response: unknown): readonly StandardAccount[] {
    const { accounts } = (response ?? {}) as { accounts?: unknown }
    if (Array.isArray(accounts)) this.#shared = accounts as readonly StandardAccount[]
    const own = this.raw.accounts
    return own && own.length > 0 ? own : this.#shared
  }

  #reading(response: unknown): WalletReading {
    const accounts = this.#accounts(response)
    const [chain] = accounts[0]?.chains ?? []
    return {
      accounts: accounts.flatMap(({ address, publicKey }) =>
        typeof address === 'string' ? [{ address, publicKey: hexOf(publicKey) }] : [],
      ),
      caipNetworkId: chain?.startsWith('bip122:') ? (chain as CaipNetworkId) : readNetwork(chain),
    }
  }
}

/** Returns whether a registered wallet supports Bitcoin. */
export function isBitcoinWallet(api: StandardApi): boolean {
  const { features, chains } = api
  const isOfBitcoin = Array.isArray(chains) && chains.some(chain => /^(?:bitcoin|bip122):/u.test(String(chain)))
  return (
    'bitcoin:connect' in features ||
    (isOfBitcoin && 'standard:connect' in features && 'bitcoin:signTransaction' in features)
  )
}

function hexOf(publicKey: unknown): string | undefined {
  return publicKey instanceof Uint8Array && publicKey.length > 0 ? toHex(publicKey) : undefined
}

function feature({ features }: StandardApi, name: string, method: string): Call | undefined {
  const found = features[name] as Readonly<Record<string, unknown>> | undefined
  const call = found?.[method]
  return typeof call === 'function' ? input => call.call(found, input) as Promise<unknown> : undefined
}

function lacking(name: string, what: string): AppKitError {
  return new AppKitError('wallet/unsupported', `${name} doesn't support ${what}. Use another wallet.`)
}
