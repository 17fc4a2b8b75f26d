import type { DappInfo } from '../wallet/DappInfo'
import { fetchJsonRpc, readJsonRpcAnswer } from '../wallet/jsonRpc'
import { Listeners } from '../wallet/Listeners'
import { Prompts } from '../wallet/Prompts'
import { ChainUnreachableError, invalidParams, ProviderRpcError } from '../wallet/ProviderRpcError'
import type { RequestLog } from '../wallet/RequestLog'
import { type WalletMemory, WalletStore } from '../wallet/WalletStore'
import { SolanaAccount } from './SolanaAccount'
import type { SolanaApprovalRequest, SolanaWalletCoreOptions } from './SolanaWalletOptions'
import { solanaChainNames } from './solanaChainNames'

/** CAIP-2 id of a Solana chain, or its Wallet Standard name. */
export type SolanaChainId = `solana:${string}`

/** A request that the wallet is processing. */
export interface SolanaCall {
  readonly method: string
  readonly params: readonly unknown[]
  /** CAIP-2 id of the chain that the request applies to. */
  readonly chain: SolanaChainId
  readonly dapp?: DappInfo | undefined
}

/** The stored state of a Solana wallet. */
interface SolanaMemory extends WalletMemory {
  readonly chain: SolanaChainId
}

/** The core of a Solana wallet: keys, chains and permission. Notifies the app of changes. */
export class SolanaWalletCore {
  /** `accounts`: the visible accounts changed. `chain`: the current chain changed. */
  readonly events: Listeners<'accounts' | 'chain'> = new Listeners()
  readonly prompts: Prompts<SolanaApprovalRequest>
  readonly #options: SolanaWalletCoreOptions
  readonly #store: WalletStore<SolanaMemory>
  readonly #accounts: readonly SolanaAccount[]
  readonly #log: RequestLog
  /** Whether the app has connected since the page loaded. Until then, it sees no accounts, even with permission. */
  #connected = false
  #lastCallId = 0

  constructor(
    options: SolanaWalletCoreOptions,
    storeKey: string,
    log: RequestLog,
    prompts?: Prompts<SolanaApprovalRequest>,
  ) {
    const [first] = Object.keys(options.chains)
    const chain = (options.chain ?? first) as SolanaChainId
    if (options.chains[chain] === undefined) {
      throw new Error(`The wallet doesn't have its first chain, ${chain}. Add it to the wallet's chains.`)
    }
    if (options.accounts.length === 0) throw new RangeError('The wallet has no account. Pass at least one.')
    this.#options = options
    this.#log = log
    this.#accounts = options.accounts.map(account => new SolanaAccount(account))
    this.#store = new WalletStore<SolanaMemory>(options.storage, `openappkit.testing.${storeKey}`, {
      permitted: options.authorized ?? false,
      selected: options.selectedAccount ?? 0,
      locked: options.locked ?? false,
      rules: [],
      grantsNoAccounts: false,
      chain,
    })
    // The stored chain or account may no longer be configured.
    if (options.chains[this.chain] === undefined) this.#store.update({ chain })
    if (this.#accounts[this.#store.state.selected] === undefined) this.#store.update({ selected: 0 })
    this.prompts = prompts ?? new Prompts(this.#store, options.approve)
  }

  /** CAIP-2 id of the current chain. */
  get chain(): SolanaChainId {
    return this.#store.state.chain
  }

  /** CAIP-2 ids of all supported chains, the current one first. */
  get chains(): readonly SolanaChainId[] {
    return [...new Set([this.chain, ...(Object.keys(this.#options.chains) as SolanaChainId[])])]
  }

  get locked(): boolean {
    return this.#store.state.locked
  }

  get permitted(): boolean {
    return this.#store.state.permitted
  }

  get transactionVersions(): readonly ('legacy' | 0)[] {
    return this.#options.transactionVersions ?? ['legacy', 0]
  }

  /** All accounts, the selected one first. */
  get accounts(): readonly SolanaAccount[] {
    const selected = this.#accounts[this.#store.state.selected]
    return selected === undefined
      ? this.#accounts
      : [selected, ...this.#accounts.filter(account => account !== selected)]
  }

  /** Accounts shared with an app that has permission, the selected one first. */
  get shared(): readonly SolanaAccount[] {
    return this.#options.shares === 'selected' ? this.accounts.slice(0, 1) : this.accounts
  }

  /** Accounts that the app can see now. */
  get visible(): readonly SolanaAccount[] {
    return this.#connected && this.permitted && !this.locked ? this.shared : []
  }

  /**
   * Returns the signer with `address`.
   *
   * @throws ProviderRpcError 4100 if the app has no access to it.
   */
  signer(address: unknown): SolanaAccount {
    const account = this.visible.find(one => one.address === address)
    if (account !== undefined) return account
    throw new ProviderRpcError(4100, `The wallet doesn't share the account ${String(address)}. Connect with it first.`)
  }

  /**
   * Returns the CAIP-2 id of a chain, given that id or the chain's Wallet Standard name. Default: the current chain.
   *
   * @throws ProviderRpcError -32602 if the wallet doesn't support the chain.
   */
  chainOf(name: string = this.chain): SolanaChainId {
    const known =
      this.chains.find(id => id === name) ?? this.chains.find(id => solanaChainNames(id).some(one => one === name))
    if (known === undefined) throw invalidParams(`the wallet doesn't know the chain ${name}.`)
    return known
  }

  /**
   * Logs a request, applies the scripted response for its method, and runs `work` unless that response rejects. Rejects
   * with a `ProviderRpcError`.
   */
  serve<result>(
    { method, params, chain, dapp }: Omit<SolanaCall, 'chain'> & { readonly chain?: string | undefined },
    work: (call: SolanaCall) => result | Promise<result>,
  ): Promise<result> {
    return this.#log.record(method, params, async () => {
      this.#options.onRequest?.({ method, params })
      const hanging = this.prompts.followRule([method])
      if (hanging !== undefined) await hanging
      return work({ method, params, chain: this.chainOf(chain), dapp })
    })
  }

  confirm(kind: SolanaApprovalRequest['kind'], { method, params, chain, dapp }: SolanaCall): Promise<void> {
    const account = this.accounts[0]?.address ?? ''
    return this.prompts.confirm({ kind, method, params, account, chain, ...(dapp && { dapp }) })
  }

  /** Connects the app, with a prompt unless it has permission. Waits for `unlock` first if the wallet is locked. */
  async connect(call: SolanaCall): Promise<void> {
    if (this.locked) await this.prompts.waitForUnlock()
    if (this.permitted) return this.connectSilently()
    await this.confirm('connect', call)
    this.admit()
  }

  /** Connects the app after the user's approval. Also gives it permission, unless `grantNoAccounts` is on. */
  admit(): void {
    this.#change(() => {
      this.#store.update({ permitted: !this.prompts.grantsNoAccounts })
      this.#connected = true
    })
  }

  /** Connects an app that has permission, without a prompt. A locked wallet shows its accounts once unlocked. */
  connectSilently(): void {
    this.#change(() => {
      this.#connected = this.permitted
    })
  }

  /** Disconnects the app but keeps its permission. */
  leave(): void {
    this.#change(() => {
      this.#connected = false
    })
  }

  setPermitted(permitted: boolean): void {
    this.#change(() => this.#store.update({ permitted }))
  }

  setLocked(locked: boolean): void {
    this.#change(() => this.#store.update({ locked }))
    if (!locked) this.prompts.unlocked()
  }

  /** @throws RangeError if there is no account at `index`. */
  select(index: number): void {
    if (this.#accounts[index] === undefined)
      throw new RangeError(`The wallet has no account ${index}. Pass the index of an account.`)
    this.#change(() => this.#store.update({ selected: index }))
  }

  /** @throws RangeError if the wallet doesn't support the chain. */
  setChain(chain: string): void {
    const known = this.chains.find(id => id === chain)
    if (known === undefined) throw new RangeError(`The wallet doesn't have the chain ${chain}. Pass one of its chains.`)
    if (known === this.chain) return
    this.#store.update({ chain: known })
    this.events.emit('chain')
  }

  /**
   * Sends a request to a chain.
   *
   * @throws ProviderRpcError -32603 if the chain is unreachable or rejects the request. The chain's own code is in
   * `data`, because -32002 means something else when it comes from a wallet.
   */
  async callChain(chain: SolanaChainId, method: string, params: readonly unknown[]): Promise<unknown> {
    const rpcUrl = this.#options.chains[chain]?.rpcUrl ?? ''
    const send = this.#options.rpc ?? fetchJsonRpc
    let answer: unknown
    try {
      answer = await send(rpcUrl, { jsonrpc: '2.0', id: ++this.#lastCallId, method, params })
    } catch (cause) {
      throw new ChainUnreachableError(rpcUrl, cause)
    }
    try {
      return readJsonRpcAnswer(answer)
    } catch (cause) {
      if (!(cause instanceof ProviderRpcError)) throw cause
      const { code, message, data } = cause
      throw new ProviderRpcError(-32603, message, { code, message, data })
    }
  }

  /** Makes a change and notifies the app only if its visible accounts changed. */
  #change(change: () => void): void {
    const addresses = (): string => this.visible.map(({ address }) => address).join()
    const before = addresses()
    change()
    if (addresses() !== before) this.events.emit('accounts')
  }
}
