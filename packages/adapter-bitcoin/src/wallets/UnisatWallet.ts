import type { CaipNetworkId } from '@openappkit/appkit-core'
import { AppKitError } from '@openappkit/appkit-core/adapter'
import { networkName, readNetwork } from '../network/bitcoinNetworks'
import type { BitcoinWallet, MessageRequest, PsbtRequest, TransferRequest, WalletReading } from './BitcoinWallet'
import type { WalletIdentity } from './brands'
import { asBase64 } from './bytes'
import { addressesOf, type InjectedApi, listen } from './InjectedApi'
import { signInjectedPsbt } from './injectedPsbt'

/** Provider of Unisat and compatible wallets. */
export interface UnisatApi extends InjectedApi {
  requestAccounts(): Promise<unknown>
  disconnect?(): Promise<unknown>
  getChain?(): Promise<unknown>
  getNetwork?(): Promise<unknown>
  sendBitcoin(recipient: string, satoshis: number): Promise<unknown>
  switchChain?(chain: string): Promise<unknown>
  switchNetwork?(network: string): Promise<unknown>
}

/** Connects Unisat, Bitget and Binance. */
export class UnisatWallet implements BitcoinWallet {
  readonly id: string
  readonly name: string
  readonly type = 'ANNOUNCED'
  readonly imageUrl: string | undefined
  readonly explorerId: string | undefined
  readonly raw: UnisatApi

  constructor({ id, name, imageUrl, explorerId }: WalletIdentity, api: UnisatApi) {
    this.id = id
    this.name = name
    this.imageUrl = imageUrl
    this.explorerId = explorerId
    this.raw = api
  }

  async connect(): Promise<WalletReading> {
    return this.#reading(addressesOf(await this.raw.requestAccounts()))
  }

  async read(): Promise<WalletReading | undefined> {
    const addresses = addressesOf(await this.raw.getAccounts?.())
    return addresses.length > 0 ? this.#reading(addresses) : undefined
  }

  async disconnect(): Promise<void> {
    // Older versions have no disconnect method, so only the kit disconnects.
    await this.raw.disconnect?.()
  }

  subscribe(listener: (event: 'changed' | 'disconnected') => void): () => void {
    const change = () => listener('changed')
    return listen(this.raw, {
      accountsChanged: accounts =>
        listener(Array.isArray(accounts) && accounts.length === 0 ? 'disconnected' : 'changed'),
      chainChanged: change,
      networkChanged: change,
      disconnect: () => listener('disconnected'),
    })
  }

  async signMessage({ message, protocol }: MessageRequest): Promise<string> {
    const signature = await this.raw.signMessage(message, protocol === 'bip322' ? 'bip322-simple' : 'ecdsa')
    return asBase64(signature) ?? ''
  }

  signPsbt(request: PsbtRequest): Promise<string> {
    return signInjectedPsbt(this.raw, request)
  }

  /**
   * Sends a payment. Checks the wallet's selected account and network first, because the request can't specify them.
   *
   * @throws {AppKitError} `wallet/account-not-shared` when another account is selected.
   * @throws {AppKitError} `network/mismatch` when the wallet is on another network.
   */
  async sendTransfer({ recipient, amount, address, caipNetworkId }: TransferRequest): Promise<string> {
    const [[selected], said] = await Promise.all([
      this.raw.getAccounts?.().then(addressesOf) ?? [],
      this.#network().then(readNetwork),
    ])
    if (selected !== undefined && selected !== address)
      throw new AppKitError(
        'wallet/account-not-shared',
        `${this.name} has another account selected. Select the sending account in the wallet.`,
      )
    // Local networks have custom names, so they can't be compared.
    if (said && networkName(said) && said !== caipNetworkId)
      throw new AppKitError('network/mismatch', `${this.name} is on another network. Switch the network first.`)
    return String(await this.raw.sendBitcoin(recipient, Number(amount)))
  }

  async switchNetwork(caipNetworkId: CaipNetworkId): Promise<undefined> {
    const name = networkName(caipNetworkId)
    if (name && this.raw.switchChain) await this.raw.switchChain(`BITCOIN_${name.toUpperCase()}`)
    else if (name && this.raw.switchNetwork) await this.raw.switchNetwork(name === 'mainnet' ? 'livenet' : name)
    else
      throw new AppKitError(
        'network/switch-unsupported',
        `${this.name} doesn't let apps switch its network. Switch inside the wallet.`,
      )
    return undefined
  }

  /** Reads accounts and network. The key belongs to the selected account, which is first. */
  async #reading([address, ...others]: readonly string[]): Promise<WalletReading> {
    if (!address) return { accounts: [] }
    // Not all compatible wallets return the key. Without it, the kit can only spend from account types that don't need
    // it.
    const [publicKey, network] = await Promise.all([this.raw.getPublicKey?.().catch(() => undefined), this.#network()])
    return {
      accounts: [
        { address, publicKey: typeof publicKey === 'string' && publicKey !== '' ? publicKey : undefined },
        ...others.map(other => ({ address: other })),
      ],
      caipNetworkId: readNetwork(network),
    }
  }

  async #network(): Promise<unknown> {
    const chain = await this.raw.getChain?.().catch(() => undefined)
    const { enum: name } = (chain ?? {}) as { enum?: unknown }
    return name ?? (await this.raw.getNetwork?.().catch(() => undefined))
  }
}
