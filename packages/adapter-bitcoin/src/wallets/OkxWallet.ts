import type { CaipNetworkId } from '@openappkit/appkit-core'
import { AppKitError } from '@openappkit/appkit-core/adapter'
import { caipIds } from '../network/bitcoinNetworks'
import type {
  BitcoinWallet,
  MessageRequest,
  PsbtRequest,
  Remembered,
  TransferRequest,
  WalletAccount,
  WalletReading,
} from './BitcoinWallet'
import type { WalletIdentity } from './brands'
import { asBase64 } from './bytes'
import { addressesOf, type InjectedApi, listen } from './InjectedApi'
import { signInjectedPsbt } from './injectedPsbt'

/** OKX's provider for one network. */
export interface OkxApi extends InjectedApi {
  connect(): Promise<unknown>
  disconnect?(): Promise<unknown>
  readonly selectedAccount?: unknown
  send(transfer: { readonly from: string; readonly to: string; readonly value: string }): Promise<unknown>
}

/** `window.okxwallet`, which has one provider per network. */
export interface OkxProviders {
  readonly bitcoin?: OkxApi | undefined
  readonly bitcoinTestnet?: OkxApi | undefined
  readonly bitcoinSignet?: OkxApi | undefined
}

/** Connects OKX Wallet. Each network has its own provider, so switching the network switches the provider. */
export class OkxWallet implements BitcoinWallet {
  readonly id: string
  readonly name: string
  readonly type = 'ANNOUNCED'
  readonly imageUrl: string | undefined
  readonly explorerId: string | undefined
  readonly #providers: OkxProviders
  #api: OkxApi
  readonly #listeners = new Set<(event: 'changed' | 'disconnected') => void>()
  #stop: (() => void) | undefined

  constructor({ id, name, imageUrl, explorerId }: WalletIdentity, providers: OkxProviders, api: OkxApi) {
    this.id = id
    this.name = name
    this.imageUrl = imageUrl
    this.explorerId = explorerId
    this.#providers = providers
    this.#api = api
  }

  get raw(): OkxApi {
    return this.#api
  }

  async connect({ caipNetworkId }: { readonly caipNetworkId: CaipNetworkId | undefined }): Promise<WalletReading> {
    const api = (caipNetworkId && this.#apiOf(caipNetworkId)) ?? this.#api
    const response = await api.connect()
    this.#use(api)
    return this.#reading(response)
  }

  async read({ caipNetworkId }: Remembered): Promise<WalletReading | undefined> {
    const first = (caipNetworkId && this.#apiOf(caipNetworkId)) ?? this.#api
    const response = await first.getAccounts?.()
    // Versions that list no accounts before connecting still expose the selected account.
    const known = addressesOf(response).length > 0 ? response : first.selectedAccount
    if (addressesOf(known).length === 0) return undefined
    this.#use(first)
    return this.#reading(known)
  }

  async disconnect(): Promise<void> {
    await this.#api.disconnect?.()
  }

  subscribe(listener: (event: 'changed' | 'disconnected') => void): () => void {
    this.#listeners.add(listener)
    this.#stop ??= this.#listen()
    return () => {
      this.#listeners.delete(listener)
      if (this.#listeners.size > 0) return
      this.#stop?.()
      this.#stop = undefined
    }
  }

  async signMessage({ message, address, protocol }: MessageRequest): Promise<string> {
    const kind = protocol === 'bip322' ? 'bip322-simple' : 'ecdsa'
    const api = this.#api as OkxApi & { signMessage(message: string, type: string, from?: object): Promise<unknown> }
    return asBase64(await api.signMessage(message, kind, { from: address })) ?? ''
  }

  signPsbt(request: PsbtRequest): Promise<string> {
    return signInjectedPsbt(this.#api, request)
  }

  async sendTransfer({ recipient, amount, address }: TransferRequest): Promise<string> {
    const response = await this.#api.send({ from: address, to: recipient, value: inBitcoin(amount) })
    return String((response as { txhash?: unknown } | null)?.txhash ?? '')
  }

  async switchNetwork(caipNetworkId: CaipNetworkId): Promise<WalletReading> {
    const api = this.#apiOf(caipNetworkId)
    if (!api)
      throw new AppKitError(
        'network/switch-unsupported',
        `${this.name} doesn't let apps switch its network. Switch inside the wallet.`,
      )
    return this.connect({ caipNetworkId })
  }

  #apiOf(caipNetworkId: CaipNetworkId): OkxApi | undefined {
    const { bitcoin, bitcoinTestnet, bitcoinSignet } = this.#providers
    if (caipNetworkId === caipIds.mainnet) return bitcoin
    if (caipNetworkId === caipIds.testnet) return bitcoinTestnet
    return caipNetworkId === caipIds.signet ? bitcoinSignet : undefined
  }

  /**
   * Network of the active provider. Undefined for the mainnet provider, because developer wallets use it for any
   * network.
   */
  get #network(): CaipNetworkId | undefined {
    if (this.#api === this.#providers.bitcoinTestnet) return caipIds.testnet
    return this.#api === this.#providers.bitcoinSignet ? caipIds.signet : undefined
  }

  #use(api: OkxApi): void {
    if (this.#api === api) return
    this.#stop?.()
    this.#api = api
    if (this.#stop) this.#stop = this.#listen()
  }

  #listen(): () => void {
    const notify = (event: 'changed' | 'disconnected') => {
      for (const listener of [...this.#listeners]) listener(event)
    }
    const change = (response: unknown) =>
      notify(Array.isArray(response) && response.length === 0 ? 'disconnected' : 'changed')
    return listen(this.#api, {
      accountChanged: response => notify(response === null ? 'disconnected' : 'changed'),
      accountsChanged: change,
      disconnect: () => notify('disconnected'),
    })
  }

  async #reading(response: unknown): Promise<WalletReading> {
    const [address, ...others] = addressesOf(response)
    if (!address) return { accounts: [] }
    const { publicKey } = (typeof response === 'object' && !Array.isArray(response) ? response : {}) as {
      publicKey?: unknown
    }
    // Without the key, the kit can only spend from account types that don't need it.
    const key = publicKey ?? (await this.#api.getPublicKey?.().catch(() => undefined))
    const first: WalletAccount = { address, publicKey: typeof key === 'string' && key !== '' ? key : undefined }
    return { accounts: [first, ...others.map(other => ({ address: other }))], caipNetworkId: this.#network }
  }
}

/** Converts satoshis to bitcoin exactly, without floats: `123n` is `0.00000123`. */
function inBitcoin(satoshis: bigint): string {
  const digits = satoshis.toString().padStart(9, '0')
  return `${digits.slice(0, -8)}.${digits.slice(-8)}`
}
