import { AppKitError, type WalletConnectChange, type WalletConnectLink } from '@openappkit/appkit-core'
import type { LatestChoice } from '@openappkit/appkit-core/adapter'
import type { Config, CreateConnectorFn } from '@wagmi/core'
import type { Address, Chain } from 'viem'
import type { DescribedConnection } from '../projection/projectState'
import { SessionProvider } from './SessionProvider'
import { sessionAccounts, sessionChainId, sessionChainIds } from './sessionAccounts'
import { type NewChain, switchSessionChain } from './switchSessionChain'

/** Id and type of the connector. */
export const walletConnectId = 'walletConnect'
/** Where wagmi's storage has the chains that the session was asked for. */
const requestedKey = 'walletConnect.requestedChains'

/** What the connector asks of the adapter. */
export interface WalletConnectOwner {
  readonly config: Config
  /** The client of a kit that is there. @throws AppKitError `walletconnect/off` when no kit has one. */
  link(): Promise<WalletConnectLink>
  /** Of EIP-55. */
  checksum(address: string): Address
  /** Whether the visitor said no. */
  isRefusal(cause: unknown): boolean
  /** Which network was chosen last. */
  readonly switches: LatestChoice
  /** Whether the visitor connected here by WalletConnect and hasn't left on purpose. */
  isKnown(): boolean
  /** The session says something new that wagmi's store doesn't tell. */
  onChange(): void
}

/** What the kit's connector can beyond wagmi's interface. */
export interface WalletConnectConnector {
  /** The wallet on the other side. */
  describe(): DescribedConnection | undefined
  /** Goes on with the session through the client that there is now. */
  follow(): Promise<void>
  /** Whether a connect waits for the wallet. */
  isConnecting(): boolean
  /** The session was made by somebody else of the kit, and asked for everything that this page has. */
  adopt(): Promise<void>
}

/** A wagmi connector over the kit's WalletConnect client. The session is the client's; this reads the EVM part of it. */
export function walletConnectConnector(owner: WalletConnectOwner): CreateConnectorFn {
  return ({ emitter, storage }) => {
    let followed: WalletConnectLink | undefined
    let stop: (() => void) | undefined
    /** How many connects wait for the wallet. */
    let connecting = 0
    /** Accounts in the order that the wallet, or the visitor, put them. */
    let preferred: readonly string[] = []
    emitter.on('change', ({ accounts }) => {
      preferred = accounts ?? preferred
    })

    const link = async (): Promise<WalletConnectLink> => {
      const found = await owner.link()
      if (found === followed) return found
      stop?.()
      followed = found
      stop = found.subscribe(hear)
      return found
    }
    const accountsOf = (of: WalletConnectLink) => sessionAccounts(of, preferred, owner.checksum)
    const provider = new SessionProvider({
      link,
      accounts: async () => accountsOf(await link()),
      chainId: async () => sessionChainId(await link()),
      switchChain: async chainId => void (await switchChain(chainId)),
    })

    function hear(change: WalletConnectChange): void {
      if (!followed || change.type === 'uri') return
      if (!followed.session) {
        onDisconnect()
        return
      }
      if (change.type === 'accounts') {
        if (change.namespace !== 'eip155') return
        preferred = change.addresses
      }
      const [accounts, chainId] = [accountsOf(followed), sessionChainId(followed)]
      // Nothing of this namespace is left in it.
      if (accounts.length === 0) {
        onDisconnect()
        return
      }
      emitter.emit('change', { accounts, chainId })
      provider.emit('accountsChanged', accounts)
      if (change.type === 'chain') provider.emit('chainChanged', `0x${chainId.toString(16)}`)
      owner.onChange()
    }

    function onDisconnect(): void {
      preferred = []
      emitter.emit('disconnect')
      provider.emit('disconnect', { code: 4900, message: 'The session ended.' })
    }

    async function switchChain(chainId: number, given?: NewChain): Promise<Chain> {
      const chain = owner.config.chains.find(({ id }) => id === chainId)
      if (!chain) throw Object.assign(new Error('This app has no such chain.'), { code: 4902 })
      const isLatest = owner.switches.begin()
      await switchSessionChain(await link(), chainId, given ?? newChain(chain), owner.isRefusal, isLatest)
      const requested = (await storage?.getItem(requestedKey)) ?? []
      await storage?.setItem(requestedKey, [...new Set([...(requested as number[]), chainId])])
      return chain
    }

    /** A session is asked for all of them. */
    async function rememberRequest(): Promise<void> {
      await storage?.setItem(
        requestedKey,
        owner.config.chains.map(({ id }) => id),
      )
    }

    /** The host has chains that this session was never asked for, so that it can't be used on them. */
    async function isStale(of: WalletConnectLink): Promise<boolean> {
      const configured = owner.config.chains.map(({ id }) => id)
      const approved = sessionChainIds(of)
      const requested = (await storage?.getItem(requestedKey)) as readonly number[] | null | undefined
      if (!requested || (approved.length > 0 && !approved.some(id => configured.includes(id)))) return false
      return !configured.every(id => requested.includes(id))
    }

    /** The chain that the visitor chose; without one the wallet's, unless the host doesn't have it and has another of the session's. */
    async function settleChain(of: WalletConnectLink, chosen: number | undefined): Promise<void> {
      const configured = owner.config.chains.map(({ id }) => id)
      const current = sessionChainId(of)
      const known = configured.includes(current) ? current : configured.find(id => sessionChainIds(of).includes(id))
      const target = chosen ?? known
      if (target === undefined || target === current) return
      await switchChain(target).catch(cause => {
        // The session is there all the same. A wallet that can't switch stays where it is, as one whose owner declines.
        if (!owner.isRefusal(cause) && chosen === undefined) throw cause
      })
    }

    const connector: ReturnType<CreateConnectorFn> & WalletConnectConnector = {
      id: walletConnectId,
      name: 'WalletConnect',
      type: walletConnectId,
      async connect<withCapabilities extends boolean = false>({
        chainId,
        isReconnecting,
        withCapabilities,
      }: {
        chainId?: number | undefined
        isReconnecting?: boolean | undefined
        withCapabilities?: withCapabilities | boolean | undefined
      } = {}) {
        const client = await link()
        if (isReconnecting) await client.restore()
        else {
          connecting += 1
          try {
            if (client.session && (await isStale(client))) await client.disconnect()
            await client.connect()
            await rememberRequest()
            if (accountsOf(client).length > 0) await settleChain(client, chainId)
          } finally {
            connecting -= 1
          }
        }
        const accounts = accountsOf(client)
        if (accounts.length === 0)
          throw new AppKitError('wallet/no-accounts', 'The connector does not support any of the requested chains')
        return {
          accounts: (withCapabilities
            ? accounts.map(address => ({ address, capabilities: {} }))
            : accounts) as withCapabilities extends true
            ? readonly { address: Address; capabilities: Record<string, unknown> }[]
            : readonly Address[],
          chainId: sessionChainId(client),
        }
      },
      async disconnect() {
        await (await link()).disconnect()
        await storage?.removeItem(requestedKey)
        preferred = []
      },
      async getAccounts() {
        return accountsOf(await link())
      },
      async getChainId() {
        return sessionChainId(await link())
      },
      async getProvider() {
        return provider
      },
      async isAuthorized() {
        if (!owner.isKnown()) return false
        const client = await link()
        // Asks nobody, and loads nothing, when no session is stored.
        if (!(await client.restore())) return false
        if (await isStale(client)) {
          await client.disconnect()
          return false
        }
        return accountsOf(client).length > 0
      },
      switchChain: ({ chainId, addEthereumChainParameter: given }) =>
        switchChain(chainId, given as NewChain | undefined),
      onAccountsChanged(accounts) {
        preferred = accounts
      },
      onChainChanged() {},
      onDisconnect,
      describe() {
        const session = followed?.session
        if (!session) return undefined
        const { name, icon } = session.peer
        const chains = session.namespaces.eip155?.chains ?? []
        const isFree = name === 'MetaMask Wallet'
        return { name: name || 'WalletConnect', icon, ...(isFree ? {} : { approvedNetworks: chains }) }
      },
      // A method: wagmi copies what it is given, a getter's value among it.
      isConnecting: () => connecting > 0,
      adopt: rememberRequest,
      async follow() {
        const client = await link()
        if (!client.session && !(await client.restore())) onDisconnect()
      },
    }
    return connector
  }
}

/** What a wallet needs to know of a chain, with the host's own endpoints. */
function newChain({ name, nativeCurrency, rpcUrls, blockExplorers }: Chain): NewChain {
  return {
    chainName: name,
    nativeCurrency,
    rpcUrls: [...rpcUrls.default.http],
    ...(blockExplorers ? { blockExplorerUrls: [blockExplorers.default.url] } : {}),
  }
}
