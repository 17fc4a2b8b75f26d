import { type Address, type Hash, type Hex, numberToHex } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import type { DappInfo } from './DappInfo'
import { fetchJsonRpc, readJsonRpcAnswer } from './jsonRpc'
import { Prompts } from './Prompts'
import { ProviderEvents } from './ProviderEvents'
import { ChainUnreachableError, ProviderRpcError } from './ProviderRpcError'
import { WalletAccount } from './WalletAccount'
import type { ApprovalRequest, WalletChain, WalletCoreOptions } from './WalletCoreOptions'
import { type WalletMemory, WalletStore } from './WalletStore'

/** A request that the wallet is processing. */
export interface WalletCall {
  readonly method: string
  readonly params: readonly unknown[]
  /** Chain of the request. For an injected wallet, this is the wallet's current chain at the time of the request. */
  readonly chainId: number
  /** The requesting app. Undefined if it is the page that contains the wallet. */
  readonly dapp?: DappInfo | undefined
}

/** State that an EVM wallet stores. */
interface EvmMemory extends WalletMemory {
  readonly chainId: number
  readonly addedChains: Readonly<Record<number, WalletChain>>
  readonly batches: Readonly<Record<string, SentBatch>>
}

/** A batch that the wallet has sent as one transaction. */
export interface SentBatch {
  readonly chainId: number
  readonly hash: Hash
}

const assetDiscovery = { supported: true }
const atomic = { status: 'supported' }

/** The core of an EVM wallet: keys, chains and permission. Notifies the app of changes. */
export class WalletCore {
  readonly events: ProviderEvents = new ProviderEvents()
  readonly prompts: Prompts<ApprovalRequest>
  readonly #options: WalletCoreOptions
  readonly #store: WalletStore<EvmMemory>
  readonly #accounts: readonly WalletAccount[]
  #online = true
  #lastCallId = 0
  #lastTransaction: Promise<unknown> = Promise.resolve()
  #nextNonce: number | undefined

  constructor(options: WalletCoreOptions, rdns: string, prompts?: Prompts<ApprovalRequest>) {
    const chainId = options.chainId ?? Number(Object.keys(options.chains)[0])
    if (options.chains[chainId] === undefined)
      throw new Error(`The wallet doesn't have its first chain, ${chainId}. Add it to the wallet's chains.`)
    this.#options = options
    this.#accounts = options.accounts.map(account => new WalletAccount(account))
    this.#store = new WalletStore(options.storage, `openappkit.testing.${rdns}`, {
      permitted: options.authorized ?? false,
      selected: options.selectedAccount ?? 0,
      chainId,
      locked: options.locked ?? false,
      addedChains: {},
      batches: {},
      rules: [],
      grantsNoAccounts: false,
    })
    // The stored chain may be missing from the wallet's options now.
    if (this.chain(this.chainId) === undefined) this.#store.update({ chainId })
    this.prompts = prompts ?? new Prompts(this.#store, options.approve)
  }

  get chainId(): number {
    return this.#store.state.chainId
  }

  get locked(): boolean {
    return this.#store.state.locked
  }

  get permitted(): boolean {
    return this.#store.state.permitted
  }

  get online(): boolean {
    return this.#online
  }

  /** All accounts, the selected one first. */
  get accounts(): readonly WalletAccount[] {
    const selected = this.#accounts[this.#store.state.selected]
    return selected === undefined
      ? this.#accounts
      : [selected, ...this.#accounts.filter(account => account !== selected)]
  }

  /** Accounts shared with apps that have permission, the selected one first. */
  get shared(): readonly WalletAccount[] {
    return this.#options.shares === 'selected' ? this.accounts.slice(0, 1) : this.accounts
  }

  /** Returns the addresses that the app can access now, in lower case as common wallets do. */
  sharedAddresses(): Address[] {
    if (!this.permitted || this.locked) return []
    return this.shared.map(account => account.address.toLowerCase() as Address)
  }

  /**
   * Returns the signer with `address`.
   *
   * @throws ProviderRpcError 4100 if the app has no access to it.
   */
  signer(address: unknown): PrivateKeyAccount {
    const wanted = String(address).toLowerCase()
    const account = this.sharedAddresses().some(shared => shared === wanted)
      ? this.accounts.find(candidate => candidate.address.toLowerCase() === wanted)
      : undefined
    if (account === undefined)
      throw new ProviderRpcError(4100, `The wallet doesn't share the account ${wanted}. Connect with it first.`)
    return account.signer
  }

  /** Ids of all supported chains, the current one first. */
  get chainIds(): readonly number[] {
    const known = [...Object.keys(this.#options.chains), ...Object.keys(this.#store.state.addedChains)].map(Number)
    return [...new Set([this.chainId, ...known])]
  }

  /** The wallet's capabilities on each chain, beyond signing and sending (EIP-5792). */
  get capabilities(): NonNullable<WalletCoreOptions['capabilities']> {
    const { assets = {}, capabilities = {} } = this.#options
    const { batchChains } = this
    const ids = [...Object.keys(capabilities), ...Object.keys(assets), ...batchChains].map(Number)
    const known = ids.map(id => [
      id,
      { ...(batchChains.includes(id) && { atomic }), ...capabilities[id], ...(assets[id] && { assetDiscovery }) },
    ])
    return Object.fromEntries(known)
  }

  /** Ids of the chains on which the wallet sends batches. */
  get batchChains(): readonly number[] {
    const { batches = false } = this.#options
    if (typeof batches === 'boolean') return batches ? this.chainIds : []
    return batches
  }

  /** Returns the batch with `id`, if the wallet has sent it. */
  batch(id: string): SentBatch | undefined {
    const { batches } = this.#store.state
    return Object.hasOwn(batches, id) ? batches[id] : undefined
  }

  addBatch(id: string, batch: SentBatch): void {
    this.#store.update({ batches: { ...this.#store.state.batches, [id]: batch } })
  }

  /** Assets that the wallet reports for its account, by chain. Undefined if it doesn't report any. */
  get assets(): WalletCoreOptions['assets'] {
    return this.#options.assets
  }

  /** Returns the nonce set with `chooseNonce` and clears it. Returns undefined if there is none. */
  takeNonce(): Hex | undefined {
    const nonce = this.#nextNonce
    this.#nextNonce = undefined
    return nonce === undefined ? undefined : numberToHex(nonce)
  }

  chooseNonce(nonce: number): void {
    this.#nextNonce = nonce
  }

  chain(chainId: number): WalletChain | undefined {
    return this.#options.chains[chainId] ?? this.#store.state.addedChains[chainId]
  }

  addChain(chainId: number, chain: WalletChain): void {
    this.#store.update({ addedChains: { ...this.#store.state.addedChains, [chainId]: chain } })
  }

  confirm(kind: ApprovalRequest['kind'], { method, params, chainId, dapp }: WalletCall): Promise<void> {
    const account = this.accounts[0]?.address.toLowerCase() as Address
    return this.prompts.confirm({ kind, method, params, account, chainId, ...(dapp && { dapp }) })
  }

  setPermitted(permitted: boolean): void {
    this.#change({ permitted })
  }

  setLocked(locked: boolean): void {
    this.#change({ locked })
    if (!locked) this.prompts.unlocked()
  }

  select(index: number): void {
    if (this.#options.accounts[index] === undefined)
      throw new RangeError(`The wallet has no account ${index}. Pass the index of an account.`)
    this.#change({ selected: index })
  }

  setChainId(chainId: number): void {
    if (this.chain(chainId) === undefined)
      throw new RangeError(`The wallet doesn't have chain ${chainId}. Pass one of its chains.`)
    if (chainId === this.chainId) return
    this.#store.update({ chainId })
    this.events.emit('chainChanged', numberToHex(chainId))
  }

  setOnline(online: boolean): void {
    if (online === this.#online) return
    this.#online = online
    if (online) this.events.emit('connect', { chainId: numberToHex(this.chainId) })
    else this.events.emit('disconnect', offline())
  }

  /**
   * Sends a request to the chain.
   *
   * @throws ProviderRpcError with the chain's error, 4900 if the wallet is offline, -32603 if the chain is unreachable.
   */
  async callChain(method: string, params: readonly unknown[], chainId: number = this.chainId): Promise<unknown> {
    const chain = this.chain(chainId)
    if (!this.#online || chain === undefined) throw offline()
    return this.callUrl(chain.rpcUrl, method, params)
  }

  async callUrl(rpcUrl: string, method: string, params: readonly unknown[]): Promise<unknown> {
    const send = this.#options.rpc ?? fetchJsonRpc
    let answer: unknown
    try {
      answer = await send(rpcUrl, { jsonrpc: '2.0', id: ++this.#lastCallId, method, params })
    } catch (cause) {
      throw new ChainUnreachableError(rpcUrl, cause)
    }
    return readJsonRpcAnswer(answer)
  }

  /** Runs `task` after all earlier transactions, so that concurrent ones don't use the same nonce. */
  inOrder<result>(task: () => Promise<result>): Promise<result> {
    const turn = this.#lastTransaction.then(task, task)
    this.#lastTransaction = turn.catch(() => {})
    return turn
  }

  /** Notifies the app only if the shared accounts have changed. */
  #change(change: { permitted?: boolean; locked?: boolean; selected?: number }): void {
    const before = this.sharedAddresses().join()
    this.#store.update(change)
    const after = this.sharedAddresses()
    if (after.join() !== before) this.events.emit('accountsChanged', after)
  }
}

function offline(): ProviderRpcError {
  return new ProviderRpcError(4900, "The wallet isn't connected to any chain.")
}
