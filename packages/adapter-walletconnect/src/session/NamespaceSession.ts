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

/** What {@link NamespaceSession} reads. */
export interface SessionSource {
  readonly namespace: ChainNamespace
  readonly dialect: ChainDialect
  /** The client whose session it is. Undefined before one loads. */
  link(): WalletConnectLink | undefined
  /** Networks of the app. */
  networks(): readonly CaipNetwork[]
}

/** One namespace of a WalletConnect session. The session owns accounts and networks; only the order of the accounts is kept here. */
export class NamespaceSession {
  readonly #source: SessionSource
  /** Accounts that the wallet, or the user, put first. */
  #preferred: readonly string[] = []

  constructor(source: SessionSource) {
    this.#source = source
  }

  /** Asks the wallet. @throws AppKitError `wallet/not-connected` */
  readonly request: SessionRequest = (chain, request) => this.require().request(chain, request)

  /** The session's accounts of this namespace, each once: those of the current chain, else all; the preferred ones first. */
  get accounts(): readonly AccountEntry[] {
    const { namespace, dialect } = this.#source
    const parts = (this.#approved?.accounts ?? []).map(account => account.split(':'))
    const chain = this.#link?.defaultChain(namespace)
    const onChain = parts.filter(([name, reference]) => `${name}:${reference}` === chain)
    const { isAddress = Boolean, accountType: type = 'eoa' } = dialect
    // Wallets may share text that is no address.
    const known = new Set((onChain.length > 0 ? onChain : parts).map(([, , address = '']) => address).filter(isAddress))
    const first = this.#preferred.flatMap(wanted => [...known].filter(address => isSameAddress(address, wanted)))
    return [...new Set([...first, ...known])].map(address => ({ namespace, address, type }))
  }

  /** The current chain, by the id that the app has for it. */
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

  /** Undefined while the session shares no account of this namespace. */
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

  /** Puts accounts first, as the wallet or the user does. */
  prefer(addresses: readonly string[]): void {
    this.#preferred = addresses
  }

  /** Returns an address as the session writes it. @throws AppKitError `wallet/account-not-shared` */
  sharing(wanted: string): string {
    const account = this.accounts.find(({ address }) => isSameAddress(address, wanted))
    if (!account) throw notShared()
    return account.address
  }

  /** Moves to the chosen network, if the session has it. Without a choice: stays, unless the app lacks the session's network and has another one of its networks. */
  settleNetwork(chosen?: CaipNetwork): void {
    const networks = this.#source.networks()
    const chains = this.#approved?.chains ?? []
    const isApproved = ({ caipNetworkId }: CaipNetwork) => chains.includes(approvedForm(caipNetworkId, chains))
    const isKnown = networks.some(({ caipNetworkId }) => caipNetworkId === this.chain)
    const target = chosen ?? (isKnown ? undefined : networks.find(isApproved))
    if (target && isApproved(target)) this.#link?.setDefaultChain(approvedForm(target.caipNetworkId, chains))
  }

  /** Returns the client of the session. @throws AppKitError `wallet/not-connected` */
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
