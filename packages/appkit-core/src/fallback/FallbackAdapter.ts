import { AppKitError, type CaipNetworkId, type ChainNamespace } from '@openappkit/contract'
import { isSameHex } from '../activity/PendingTransaction'
import type { AdapterCapability } from '../adapter/AdapterCapability'
import type { AdapterHost, AdapterState, ChainAdapter, ConnectParameters, ConnectResult } from '../adapter/ChainAdapter'
import type { AccountEntry } from '../adapter/Connection'
import type { Connector } from '../adapter/Connector'
import { LatestChoice } from '../adapter/LatestChoice'
import type { TransferAdapter } from '../adapter/TransferAdapter'
import type { Balance, EstimateFeeParameters, SendTransactionParameters } from '../adapter/TransferParameters'
import type { CaipNetwork } from '../caip/CaipNetwork'
import { pollUntil } from '../environment/pollUntil'
import { isUserRejection, UserRejectedError } from '../errors/walletErrors'
import { approvedForm, withLegacyId } from '../walletconnect/legacyChainIds'
import type { WalletConnectLink } from '../walletconnect/WalletConnectLink'
import type { ChainDialect, SessionRequest } from './ChainDialect'
import { dialectOf } from './dialects'
import { switchSession } from './switchSession'

const connectorId = 'walletConnect'
/** Of looks at a transaction that was sent. */
const pace = { first: 500, longest: 4_000 }

/**
 * A chain family that the host gave no adapter for, as far as a WalletConnect session reaches: accounts, messages, networks, and money where the chain's methods are
 * known. The session is the truth; this reads its namespace of it. Reference, adapters section 4.
 */
export class FallbackAdapter implements ChainAdapter, TransferAdapter {
  readonly namespace: ChainNamespace
  readonly adapterType = 'universal'
  readonly chainName: string
  readonly capabilities: ReadonlySet<AdapterCapability>
  readonly networks: ChainAdapter['networks'] = []
  readonly isContract?: NonNullable<TransferAdapter['isContract']>
  readonly followTransaction?: NonNullable<TransferAdapter['followTransaction']>
  readonly coinTypes?: NonNullable<TransferAdapter['coinTypes']>
  readonly feeReserve?: NonNullable<TransferAdapter['feeReserve']>
  readonly addressUri?: NonNullable<TransferAdapter['addressUri']>
  readonly #dialect: ChainDialect
  readonly #connectors: readonly Connector[]
  readonly #networkChoices = new LatestChoice()
  #host: AdapterHost | undefined
  #networks: readonly CaipNetwork[] = []
  #link: WalletConnectLink | undefined
  #stop: () => void = () => {}
  /** The latest connect that nobody has answered. */
  #attempt: object | undefined
  /** Accounts that the wallet, or the visitor, put first. */
  #preferred: readonly string[] = []
  #last: AdapterState | undefined

  constructor(namespace: ChainNamespace) {
    this.namespace = namespace
    this.#dialect = dialectOf(namespace)
    this.chainName = this.#dialect.chainName
    this.capabilities = new Set(this.#dialect.capabilities)
    const { isContract, watch, coinTypes, feeReserve, addressUri } = this.#dialect
    // What nobody can say of a chain is absent.
    if (isContract)
      this.isContract = ({ address, caipNetwork }) => isContract(this.#ask, caipNetwork.caipNetworkId, address)
    if (watch)
      this.followTransaction = ({ caipNetwork, signal, ...transaction }) =>
        pollUntil(watch(this.#ask, caipNetwork.caipNetworkId, transaction), pace, signal)
    if (coinTypes) this.coinTypes = async network => coinTypes(network)
    if (feeReserve) this.feeReserve = feeReserve
    if (addressUri) this.addressUri = ({ address, caipNetwork }) => addressUri(address, caipNetwork)
    this.#connectors = [{ id: connectorId, name: 'WalletConnect', type: 'WALLET_CONNECT', chain: namespace }]
  }

  attach(host: AdapterHost): () => void {
    this.#host = host
    this.#networks = host.networks
    this.#preferred = host.address === undefined ? [] : [host.address]
    this.#project()
    return () => {
      this.#stop()
      this.#stop = () => {}
      this.#link = undefined
      this.#host = undefined
    }
  }

  followWalletConnect(link: WalletConnectLink): void {
    if (this.#link === link || !this.#host) return
    this.#stop()
    this.#link = link
    this.#stop = link.subscribe(change => {
      if (change.type === 'uri') return
      if (change.type === 'accounts' && change.namespace === this.namespace) this.#preferred = change.addresses
      if (change.type === 'session') this.#settleNetwork(link)
      this.#project()
    })
    this.#settleNetwork(link)
    this.#project()
  }

  async prefetch(): Promise<void> {}

  async reconnect(): Promise<void> {
    const link = await this.#load()
    await link.restore()
    this.#project()
  }

  async connect({ connectorId: id, caipNetwork, signal }: ConnectParameters): Promise<ConnectResult> {
    if (id !== connectorId) throw new AppKitError('connector/not-found', 'WalletConnectConnector not found')
    const attempt = {}
    const end = () => {
      if (this.#attempt === attempt) this.#attempt = undefined
      this.#project()
    }
    if (!signal?.aborted) this.#attempt = attempt
    signal?.addEventListener('abort', end, { once: true })
    this.#project()
    try {
      const link = await this.#load()
      await link.connect()
      if (caipNetwork) this.#settleNetwork(link, caipNetwork)
    } finally {
      end()
    }
    const [account] = this.#accounts
    if (!account)
      throw new AppKitError('wallet/no-accounts', 'The connector does not support any of the requested chains')
    return { address: account.address, chainId: referenceOf(this.#chain) ?? '', accounts: this.#accounts }
  }

  async disconnect({
    connectorId: id = connectorId,
  }: {
    readonly connectorId?: string | undefined
  } = {}): Promise<void> {
    if (id !== connectorId) return
    await this.#link?.disconnect()
    this.#project()
  }

  async switchConnection({
    connectorId: id,
    address,
  }: {
    readonly connectorId: string
    readonly address?: string | undefined
  }): Promise<void> {
    this.#require()
    if (id !== connectorId)
      throw new AppKitError('wallet/not-connected', 'This wallet is not connected. Connect it first.')
    if (address !== undefined) this.#preferred = [this.#sharing(address)]
    this.#project()
  }

  async switchNetwork(network: CaipNetwork): Promise<void> {
    const link = this.#require()
    await orRefusal(switchSession(link, network, this.#dialect, this.#networkChoices.begin()))
    this.#project()
  }

  setNetworks(networks: readonly CaipNetwork[]): void {
    this.#networks = networks
  }

  async transfers(): Promise<TransferAdapter> {
    return this
  }

  isAddress(address: string): boolean {
    return this.#dialect.isAddress?.(address) === true
  }

  async getProvider(): Promise<unknown> {
    return this.#require().provider
  }

  async getBalance({
    address,
    caipNetwork,
    tokenAddress,
  }: {
    readonly address: string
    readonly caipNetwork: CaipNetwork
    readonly tokenAddress?: string | undefined
  }): Promise<Balance> {
    const { getBalance } = this.#dialect
    if (!getBalance || tokenAddress !== undefined) throw unsupported()
    const { decimals, symbol } = caipNetwork.nativeCurrency
    return { value: await getBalance(this.#ask, caipNetwork.caipNetworkId, address), decimals, symbol }
  }

  async signMessage(parameters: {
    readonly message: string
    readonly address: string
  }): Promise<{ readonly signature: string }> {
    const { signMessage } = this.#dialect
    const chain = this.#chain
    if (!signMessage || !chain) throw unsupported()
    return { signature: await orRefusal(signMessage(this.#ask, chain, parameters)) }
  }

  async sendTransaction(parameters: SendTransactionParameters): Promise<{ readonly hash: string }> {
    const { sendTransaction } = this.#dialect
    const [first] = this.#accounts
    const { address: wanted = first?.address } = parameters
    if (!sendTransaction || wanted === undefined) throw unsupported()
    const from = this.#sharing(wanted)
    const hash: unknown = await orRefusal(sendTransaction(this.#ask, { ...parameters, from }))
    if (typeof hash === 'string' && hash !== '') return { hash }
    throw new AppKitError(
      'transaction/unknown',
      'The wallet did not say which transaction it sent. Look at its history before trying again.',
    )
  }

  sendToken(): Promise<never> {
    return Promise.reject(unsupported())
  }

  async estimateFee(parameters: EstimateFeeParameters): Promise<bigint> {
    const { estimateFee } = this.#dialect
    if (!estimateFee || parameters.tokenAddress !== undefined) throw unsupported()
    return estimateFee(this.#ask, { ...parameters, from: parameters.address })
  }

  async getWalletCapabilities(): Promise<Readonly<Record<string, unknown>>> {
    return {}
  }

  async getWalletAssets(): Promise<Readonly<Record<string, readonly unknown[]>>> {
    return {}
  }

  readonly #ask: SessionRequest = (chain, request) => this.#require().request(chain, request)

  /** The session's own accounts of this namespace, each once: those of the chain in use, else all; the preferred ones first. */
  get #accounts(): readonly AccountEntry[] {
    const parts = (this.#link?.session?.namespaces[this.namespace]?.accounts ?? []).map(account => account.split(':'))
    const chain = this.#link?.defaultChain(this.namespace)
    const onChain = parts.filter(([namespace, reference]) => `${namespace}:${reference}` === chain)
    const { isAddress = Boolean } = this.#dialect
    // What isn't an address was written by a wallet that doesn't know better.
    const known = new Set((onChain.length > 0 ? onChain : parts).map(([, , address = '']) => address).filter(isAddress))
    const first = this.#preferred.flatMap(wanted => [...known].filter(address => isSameHex(address, wanted)))
    const type = this.#dialect.accountType ?? 'eoa'
    return [...new Set([...first, ...known])].map(address => ({ namespace: this.namespace, address, type }))
  }

  /** An address as the session writes it. @throws AppKitError `wallet/account-not-shared` */
  #sharing(wanted: string): string {
    const account = this.#accounts.find(({ address }) => isSameHex(address, wanted))
    if (account) return account.address
    throw new AppKitError(
      'wallet/account-not-shared',
      'The wallet does not share this account. Select it in the wallet.',
    )
  }

  /** The chain in use, by the id that the kit has for it. */
  get #chain(): CaipNetworkId | undefined {
    const id = this.#link?.defaultChain(this.namespace)
    const network = this.#networks.find(({ caipNetworkId }) => id && withLegacyId(caipNetworkId).includes(id))
    return network?.caipNetworkId ?? id
  }

  /** The network that was chosen, else the session's, unless the host doesn't have it and has another of the session's. Asks nobody. */
  #settleNetwork(link: WalletConnectLink, chosen?: CaipNetwork): void {
    const { chains = [] } = link.session?.namespaces[this.namespace] ?? {}
    const isApproved = ({ caipNetworkId }: CaipNetwork) => chains.includes(approvedForm(caipNetworkId, chains))
    const isKnown = this.#networks.some(({ caipNetworkId }) => caipNetworkId === this.#chain)
    const target = chosen ?? (isKnown ? undefined : this.#networks.find(isApproved))
    if (target && isApproved(target)) link.setDefaultChain(approvedForm(target.caipNetworkId, chains))
  }

  #project(): void {
    const state = this.#read()
    if (JSON.stringify(state) === JSON.stringify(this.#last)) return
    this.#last = state
    this.#host?.onState(state)
  }

  #read(): AdapterState {
    const accounts = this.#accounts
    const [account] = accounts
    const session = this.#link?.session
    const chain = this.#chain
    if (!account || !session)
      return {
        status: this.#attempt ? 'connecting' : 'disconnected',
        connectors: this.#connectors,
        connections: [],
        activeConnectorId: undefined,
        address: undefined,
        chainId: undefined,
      }
    const { name, icon } = session.peer
    const approved = session.namespaces[this.namespace]?.chains ?? []
    return {
      status: 'connected',
      connectors: this.#connectors,
      connections: [
        {
          connectorId,
          accounts,
          caipNetworkId: chain,
          name: name || 'WalletConnect',
          icon,
          ...(name === 'MetaMask Wallet' ? {} : { approvedNetworks: approved }),
        },
      ],
      activeConnectorId: connectorId,
      address: account.address,
      chainId: referenceOf(chain),
    }
  }

  async #load(): Promise<WalletConnectLink> {
    const source = this.#host?.walletConnect
    if (!source) throw new AppKitError('walletconnect/off', 'This app can’t connect wallets by link or code.')
    const link = await source.load()
    this.followWalletConnect(link)
    return link
  }

  /** @throws AppKitError `wallet/not-connected` */
  #require(): WalletConnectLink {
    if (!this.#link?.session) throw new AppKitError('wallet/not-connected', 'No wallet is connected. Connect it first.')
    return this.#link
  }
}

function referenceOf(chain: CaipNetworkId | undefined): string | undefined {
  return chain?.slice(chain.indexOf(':') + 1)
}

async function orRefusal<T>(task: Promise<T>): Promise<T> {
  return task.catch(cause => {
    throw isUserRejection(cause) ? new UserRejectedError({ cause }) : cause
  })
}

function unsupported(): AppKitError {
  return new AppKitError('adapter/unsupported', 'This needs an adapter for the chain. Add one to `adapters`.')
}
