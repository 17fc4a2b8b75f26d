import type { CaipNetworkId, WalletConnectLink } from '@openappkit/appkit-core'
import { AppKitError } from '@openappkit/appkit-core/adapter'
import type {
  BitcoinWallet,
  MessageRequest,
  PsbtRequest,
  TransferRequest,
  WalletAccount,
  WalletReading,
  WalletSession,
} from '../wallets/BitcoinWallet'
import { asBase64 } from '../wallets/bytes'
import { readAddresses } from '../wallets/readAddresses'
import { walletConnectId } from './walletConnectId'

/**
 * Connects through the Bitcoin namespace of a WalletConnect session. The link owns the session, which may include other
 * chains.
 */
export class WalletConnectWallet implements BitcoinWallet, WalletSession {
  readonly id: string = walletConnectId
  readonly name = 'WalletConnect'
  readonly type = 'WALLET_CONNECT'
  readonly #link: WalletConnectLink
  /** Addresses in the order that the wallet last reported. */
  #preferred: readonly string[] = []
  /** Public keys and paths by address. A session doesn't include them. */
  readonly #response = new Map<string, WalletAccount>()
  readonly paysFromAny = true

  constructor(link: WalletConnectLink) {
    this.#link = link
  }

  get link(): WalletConnectLink {
    return this.#link
  }

  get session(): this {
    return this
  }

  get raw(): unknown {
    return this.#link.provider
  }

  /** Name and icon of the connected wallet. */
  get peer(): { readonly name: string; readonly icon?: string | undefined } | undefined {
    const { name, icon } = this.#link.session?.peer ?? {}
    return this.#link.session && { name: name || this.name, icon }
  }

  get approvedNetworks(): readonly CaipNetworkId[] {
    const { chains = [], accounts = [] } = this.#link.session?.namespaces.bip122 ?? {}
    return [...new Set([...chains, ...accounts.map(chainOf)])]
  }

  /** Methods that the wallet approved. */
  get methods(): readonly string[] {
    return this.#link.session?.namespaces.bip122?.methods ?? []
  }

  async connect(): Promise<WalletReading> {
    await this.#link.connect()
    const reading = this.reading
    if (!reading)
      throw new AppKitError('wallet/no-accounts', 'The connector does not support any of the requested chains')
    return reading
  }

  async read(): Promise<WalletReading | undefined> {
    await this.#link.reconnect()
    return this.reading
  }

  disconnect(): Promise<void> {
    return this.#link.disconnect()
  }

  /** Accounts and network of the session. */
  get reading(): WalletReading | undefined {
    const { accounts = [] } = this.#link.session?.namespaces.bip122 ?? {}
    const [first] = accounts
    if (!first) return undefined
    const wanted = this.#link.defaultChain('bip122')
    const chain = accounts.some(account => chainOf(account) === wanted) ? wanted : chainOf(first)
    const addresses = [
      ...new Set(accounts.filter(account => chainOf(account) === chain).map(account => account.split(':')[2] ?? '')),
    ]
    const ordered = [...this.#preferred.filter(address => addresses.includes(address)), ...addresses]
    return {
      accounts: [...new Set(ordered)].map(address => ({ ...this.#response.get(address), address, type: 'payment' })),
      caipNetworkId: chain,
    }
  }

  subscribe(listener: (event: 'changed' | 'disconnected') => void): () => void {
    return this.#link.subscribe(change => {
      if (change.type === 'uri') return
      if (change.type === 'accounts' && change.namespace !== 'bip122') return
      if (change.type === 'accounts') this.#preferred = change.addresses
      if (!this.#link.session) {
        this.#preferred = []
        this.#response.clear()
      }
      listener(this.reading ? 'changed' : 'disconnected')
    })
  }

  async signMessage({ message, address, protocol, caipNetworkId }: MessageRequest): Promise<string> {
    const params = { message, account: address, address, protocol }
    const { signature } = await this.#ask(caipNetworkId, 'signMessage', params)
    return asBase64(signature) ?? ''
  }

  async signPsbt({ psbt, inputs, caipNetworkId }: PsbtRequest): Promise<string> {
    const account = inputs[0]?.address
    const params = { account, psbt, signInputs: inputs, broadcast: false }
    const answer = await this.#ask(caipNetworkId, 'signPsbt', params)
    return asBase64(answer['psbt']) ?? ''
  }

  /** Sends a payment. Undefined if the session doesn't include the method. */
  get sendTransfer(): ((request: TransferRequest) => Promise<string>) | undefined {
    if (!this.methods.includes('sendTransfer')) return undefined
    return async ({ recipient, amount, address, caipNetworkId }) => {
      const params = { account: address, recipientAddress: recipient, amount: String(amount) }
      return String((await this.#ask(caipNetworkId, 'sendTransfer', params))['txid'] ?? '')
    }
  }

  async switchNetwork(caipNetworkId: CaipNetworkId): Promise<WalletReading | undefined> {
    const { accounts = [] } = this.#link.session?.namespaces.bip122 ?? {}
    if (!accounts.some(account => chainOf(account) === caipNetworkId))
      throw new AppKitError(
        'network/switch-unsupported',
        "The wallet didn't approve this network. Disconnect, then connect again and approve it in the wallet.",
      )
    this.#link.setDefaultChain(caipNetworkId)
    return this.reading
  }

  /**
   * Requests an account's key and path, which a session doesn't include. Does nothing if the session doesn't allow the
   * method.
   */
  async learnAccount(account: string): Promise<void> {
    const { caipNetworkId } = this.reading ?? {}
    if (!caipNetworkId || !this.methods.includes('getAccountAddresses')) return
    const response = await this.#link.request(caipNetworkId, { method: 'getAccountAddresses', params: { account } })
    for (const account of readAddresses(response)) this.#response.set(account.address, account)
  }

  async #ask(
    caipNetworkId: CaipNetworkId,
    method: string,
    params: unknown,
  ): Promise<Readonly<Record<string, unknown>>> {
    // Otherwise, the client would send the request to the network's server, which can't sign.
    if (!this.methods.includes(method))
      throw new AppKitError('wallet/unsupported', `The wallet didn't approve ${method}. Use another wallet.`)
    const answer = await this.#link.request<unknown>(caipNetworkId, { method, params })
    return typeof answer === 'object' && answer !== null ? (answer as Readonly<Record<string, unknown>>) : {}
  }
}

function chainOf(account: string): CaipNetworkId {
  return account.split(':').slice(0, 2).join(':') as CaipNetworkId
}
