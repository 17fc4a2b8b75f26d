import type { Environment } from '@openappkit/appkit-core'
import { accountPermissions, assertAccountPermission } from './accountPermissions'
import { type Listener, Listeners } from './Listeners'
import { notLoggedIn, ProviderRpcError, toRpcError } from './ProviderRpcError'
import { approvedMethods, readMethods } from './rpcMethods'
import type { WalletBackend } from './WalletBackend'

/** Request to a provider. */
export interface ProviderRequest {
  readonly method: string
  readonly params?: unknown
}

/** Dependencies of {@link EvmProvider}. */
export interface EvmProviderDependencies {
  readonly wallet: WalletBackend
  readonly environment: Pick<Environment, 'setTimer'>
  /** Chain until the app switches it. */
  readonly chainId: number
}

/** [EIP-1193](https://eips.ethereum.org/EIPS/eip-1193) provider of the embedded wallet. */
export class EvmProvider {
  readonly #wallet: WalletBackend
  readonly #listeners: Listeners
  #chainId: number
  #accounts: Promise<readonly string[]> | undefined
  #isConnected = false

  constructor({ wallet, environment, chainId }: EvmProviderDependencies) {
    this.#wallet = wallet
    this.#chainId = chainId
    this.#listeners = new Listeners(error =>
      environment.setTimer(() => {
        throw error
      }, 0),
    )
  }

  /** Sends a request. Rejects with a {@link ProviderRpcError}. */
  readonly request = async (request: ProviderRequest): Promise<unknown> => {
    try {
      const { method, params } = requestIn(request)
      return await this.#answer(method, params)
    } catch (error) {
      throw toRpcError(error)
    }
  }

  readonly on = (event: string, listener: Listener): this => {
    this.#listeners.add(event, listener)
    return this
  }

  readonly removeListener = (event: string, listener: Listener): this => {
    this.#listeners.remove(event, listener)
    return this
  }

  /** Handles the end of the login, wherever it came from. */
  end(): void {
    this.#accounts = undefined
    if (!this.#isConnected) return
    this.#isConnected = false
    this.#listeners.emit('accountsChanged', [])
    this.#listeners.emit('disconnect', new ProviderRpcError(4900, 'The wallet was disconnected.'))
  }

  async #answer(method: string, params: unknown): Promise<unknown> {
    switch (method) {
      case 'eth_accounts':
        return this.#shared()
      case 'eth_requestAccounts':
        await this.#requireLogin()
        return this.#read()
      case 'eth_chainId':
        return hexOf(this.#chainId)
      case 'net_version':
        return String(this.#chainId)
      case 'wallet_switchEthereumChain':
        return this.#switch(chainIn(params))
      case 'wallet_getPermissions':
        return accountPermissions(await this.#shared())
      case 'wallet_requestPermissions':
        assertAccountPermission(params)
        await this.#requireLogin()
        return accountPermissions(await this.#read())
      case 'wallet_revokePermissions':
        assertAccountPermission(params)
        await this.#wallet.signOut()
        return null
      case 'wallet_getCapabilities':
        return (await this.#wallet.isLoggedIn()) ? this.#send(method, params).catch(() => ({})) : {}
    }
    if (approvedMethods.has(method) && !method.startsWith('solana_')) await this.#requireLogin()
    else if (!readMethods.has(method)) throw new ProviderRpcError(4200, `The wallet doesn't support ${method}.`)
    return this.#send(method, params)
  }

  /** Returns the accounts that the app sees. Never prompts. */
  async #shared(): Promise<readonly string[]> {
    return (await this.#wallet.isLoggedIn()) ? this.#read() : []
  }

  /** Reads the account. Forgets a failure, so that the next request tries again. */
  async #read(): Promise<readonly string[]> {
    this.#accounts ??= this.#wallet.user(this.#chainId).then(({ address }) => [address])
    const reading = this.#accounts
    try {
      const accounts = await reading
      if (!this.#isConnected && this.#accounts === reading) {
        this.#isConnected = true
        this.#listeners.emit('connect', { chainId: hexOf(this.#chainId) })
        this.#listeners.emit('accountsChanged', accounts)
      }
      return accounts
    } catch (error) {
      if (this.#accounts === reading) this.#accounts = undefined
      throw error
    }
  }

  async #switch(chainId: number): Promise<null> {
    if (chainId === this.#chainId) return null
    await this.#wallet.switchNetwork(chainId)
    this.#chainId = chainId
    this.#listeners.emit('chainChanged', hexOf(chainId))
    return null
  }

  async #requireLogin(): Promise<void> {
    if (!(await this.#wallet.isLoggedIn())) throw notLoggedIn()
  }

  #send(method: string, params: unknown): Promise<unknown> {
    return this.#wallet.request({ method, params, chainId: this.#chainId, chainNamespace: 'eip155' })
  }
}

/** Reads a request of the app, which may be anything. */
function requestIn(request: unknown): ProviderRequest {
  const { method, params } = Object(request) as Partial<Record<keyof ProviderRequest, unknown>>
  if (typeof method !== 'string' || method === '')
    throw new ProviderRpcError(-32600, "A request needs a method, such as { method: 'eth_accounts' }.")
  return { method, params }
}

function hexOf(chainId: number): string {
  return `0x${chainId.toString(16)}`
}

/** Reads the chain id of a request to switch. */
function chainIn(params: unknown): number {
  const [first] = Array.isArray(params) ? (params as readonly unknown[]) : []
  const chainId = typeof first === 'object' && first !== null && 'chainId' in first ? first.chainId : undefined
  const id = typeof chainId === 'string' && /^0x[\da-f]{1,13}$/iu.test(chainId) ? Number(chainId) : Number.NaN
  if (!Number.isSafeInteger(id) || id <= 0)
    throw new ProviderRpcError(-32602, '`chainId` must be a hex number, such as 0x1.')
  return id
}
