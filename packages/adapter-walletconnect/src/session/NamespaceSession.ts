import type { ConnectedState } from '@openappkit/adapter-kit'
import type {
  AccountEntry,
  CaipNetwork,
  CaipNetworkId,
  ChainNamespace,
  SessionNamespace,
  WalletConnectLink,
} from '@openappkit/appkit-core'
import {
  approvedForm,
  isSameAddress,
  notConnected,
  notShared,
  withLegacyId,
} from '@openappkit/appkit-core/walletconnect'
import type { ChainDialect, SessionRequest } from '../dialects/ChainDialect'
import { walletConnectId } from '../walletConnectId'

/** Dependencies of {@link NamespaceSession}. */
export interface SessionSource {
  readonly namespace: ChainNamespace
  readonly dialect: ChainDialect
  /** Returns the session's link. Undefined until a link has loaded. */
  link(): WalletConnectLink | undefined
  /** Returns the networks of the app. */
  networks(): readonly CaipNetwork[]
}

/**
 * Reads one namespace of a WalletConnect session. The session owns accounts and networks, and this class keeps only the
 * order of the accounts.
 */
export class NamespaceSession {
  readonly #source: SessionSource
  /** Accounts that the wallet or the user put first. */
  #preferred: readonly string[] = []

  constructor(source: SessionSource) {
    this.#source = source
  }

  /**
   * Sends a request to the wallet.
   *
   * @throws {AppKitError} `wallet/not-connected` when there is no session.
   */
  readonly request: SessionRequest = (chain, request) => this.require().request(chain, request)

  /**
   * Accounts on the current chain, else all accounts of the namespace. Excludes duplicates and lists preferred accounts
   * first.
   */
  get accounts(): readonly AccountEntry[] {
    const { namespace, dialect } = this.#source
    const parts = (this.#approved?.accounts ?? []).map(account => account.split(':'))
    const chain = this.#link?.defaultChain(namespace)
    const onChain = parts.filter(([name, reference]) => `${name}:${reference}` === chain)
    const { isAddress = Boolean, accountType: type = 'eoa' } = dialect
    // Wallets may share text that isn't an address.
    const known = new Set((onChain.length > 0 ? onChain : parts).map(([, , address = '']) => address).filter(isAddress))
    const first = this.#preferred.flatMap(wanted => [...known].filter(address => isSameAddress(address, wanted)))
    return [...new Set([...first, ...known])].map(address => ({ namespace, address, type }))
  }

  /** Current chain, with the CAIP-2 id that the app uses for it. */
  get chain(): CaipNetworkId | undefined {
    const id = this.#link?.defaultChain(this.#source.namespace)
    const network = this.#source.networks().find(({ caipNetworkId }) => id && withLegacyId(caipNetworkId).includes(id))
    return network?.caipNetworkId ?? id
  }

  /** Reference part of {@link NamespaceSession.chain}. */
  get chainId(): string | undefined {
    const { chain } = this
    return chain?.slice(chain.indexOf(':') + 1)
  }

  /** State of the connection. Undefined while the session shares no account of this namespace. */
  get state(): ConnectedState | undefined {
    const { accounts, chain, chainId } = this
    const [account] = accounts
    const session = this.#link?.session
    if (!account || !session) return undefined
    const { name, icon } = session.peer
    const approvedNetworks = this.#approved?.chains ?? []
    const connection = {
      connectorId: walletConnectId,
      accounts,
      caipNetworkId: chain,
      name: name || 'WalletConnect',
      icon,
      // MetaMask accepts networks that its session doesn't list.
      ...(name === 'MetaMask Wallet' ? {} : { approvedNetworks }),
    }
    return { connections: [connection], activeConnectorId: walletConnectId, address: account.address, chainId }
  }

  /** Puts accounts first after the wallet or the user selects them. */
  prefer(addresses: readonly string[]): void {
    this.#preferred = addresses
  }

  /**
   * Returns an address as the session spells it.
   *
   * @throws {AppKitError} `wallet/account-not-shared` when the session doesn't share it.
   */
  sharing(wanted: string): string {
    const account = this.accounts.find(({ address }) => isSameAddress(address, wanted))
    if (!account) throw notShared()
    return account.address
  }

  /**
   * Switches to the chosen network if the session has it. Without a choice, switches only if the app doesn't include
   * the session's network and supports another network of the session.
   */
  settleNetwork(chosen?: CaipNetwork): void {
    const networks = this.#source.networks()
    const chains = this.#approved?.chains ?? []
    const isApproved = ({ caipNetworkId }: CaipNetwork) => chains.includes(approvedForm(caipNetworkId, chains))
    const isKnown = networks.some(({ caipNetworkId }) => caipNetworkId === this.chain)
    const target = chosen ?? (isKnown ? undefined : networks.find(isApproved))
    if (target && isApproved(target)) this.#link?.setDefaultChain(approvedForm(target.caipNetworkId, chains))
  }

  /**
   * Returns the link of the session.
   *
   * @throws {AppKitError} `wallet/not-connected` when there is no session.
   */
  require(): WalletConnectLink {
    const link = this.#link
    if (!link?.session) throw notConnected()
    return link
  }

  get #link(): WalletConnectLink | undefined {
    return this.#source.link()
  }

  get #approved(): SessionNamespace | undefined {
    return this.#link?.session?.namespaces[this.#source.namespace]
  }
}
