import { hex } from '@scure/base'
import type { DappInfo } from '../wallet/DappInfo'
import { Listeners } from '../wallet/Listeners'
import { Prompts } from '../wallet/Prompts'
import { ProviderRpcError } from '../wallet/ProviderRpcError'
import type { RequestLog } from '../wallet/RequestLog'
import { type WalletMemory, WalletStore } from '../wallet/WalletStore'
import { type AddressPurpose, type BitcoinAddress, bitcoinAddress } from './BitcoinAddress'
import type { BitcoinApprovalRequest, BitcoinWalletCoreOptions } from './BitcoinWalletOptions'
import { type BitcoinNetwork, type BitcoinNetworkName, bitcoinNetworks } from './bitcoinNetworks'
import { Esplora } from './Esplora'

/** The stored state of a Bitcoin wallet. */
interface BitcoinMemory extends WalletMemory {
  readonly network: BitcoinNetworkName
}

/** The addresses of one account on one network. With P2TR payments, both are the same. */
export type BitcoinAccount = Readonly<Record<AddressPurpose, BitcoinAddress>>

/** A request that the wallet is processing. */
export interface BitcoinCall {
  readonly method: string
  readonly params: readonly unknown[]
  /** Network that the request applies to. */
  readonly network: BitcoinNetwork
  /** The requesting app. Undefined if it is the page that contains the wallet. */
  readonly dapp?: DappInfo | undefined
}

/** The core of a Bitcoin wallet: keys, networks and permission. Notifies its APIs of changes. */
export class BitcoinWalletCore {
  /**
   * `accounts`: the shared accounts changed. `network`: the network changed. `disconnect`: the user revoked the
   * permission.
   */
  readonly events: Listeners<'accounts' | 'network' | 'disconnect'> = new Listeners()
  readonly prompts: Prompts<BitcoinApprovalRequest>
  readonly log: RequestLog
  readonly #options: BitcoinWalletCoreOptions
  readonly #keys: readonly Uint8Array[]
  readonly #store: WalletStore<BitcoinMemory>
  readonly #addresses = new Map<string, BitcoinAddress>()
  #lastTransfer: Promise<unknown> = Promise.resolve()

  constructor(
    options: BitcoinWalletCoreOptions,
    storeKey: string,
    log: RequestLog,
    prompts?: Prompts<BitcoinApprovalRequest>,
  ) {
    this.#options = options
    this.#keys = options.accounts.map(({ privateKey }) =>
      typeof privateKey === 'string' ? hex.decode(privateKey) : privateKey,
    )
    if (this.#keys.length === 0) throw new RangeError('The wallet has no account. Pass at least one.')
    this.#store = new WalletStore<BitcoinMemory>(options.storage, `openappkit.testing.${storeKey}`, {
      permitted: options.authorized ?? false,
      selected: options.selectedAccount ?? 0,
      locked: options.locked ?? false,
      rules: [],
      grantsNoAccounts: false,
      network: options.network,
    })
    // The stored network or account may no longer be configured.
    if (!this.networks.includes(this.#store.state.network)) this.#store.update({ network: options.network })
    if (this.#keys[this.#store.state.selected] === undefined) this.#store.update({ selected: 0 })
    this.log = log
    this.prompts = prompts ?? new Prompts(this.#store, options.approve)
  }

  get network(): BitcoinNetwork {
    return bitcoinNetworks[this.#store.state.network]
  }

  /** The wallet's networks, the current one first. */
  get networks(): readonly BitcoinNetworkName[] {
    const { network, otherNetworks = {} } = this.#options
    const known = [network, ...(Object.keys(otherNetworks) as BitcoinNetworkName[])]
    const current = this.#store.state.network
    return [...new Set(known.includes(current) ? [current, ...known] : known)]
  }

  get locked(): boolean {
    return this.#store.state.locked
  }

  get permitted(): boolean {
    return this.#store.state.permitted
  }

  /** Returns all accounts on a network, the selected one first. */
  accounts(network: BitcoinNetwork = this.network): readonly BitcoinAccount[] {
    const indexes = [...this.#keys.keys()]
    const { selected } = this.#store.state
    return [selected, ...indexes.filter(index => index !== selected)].map(index => this.#account(index, network))
  }

  /** Returns the selected account, whether or not it is shared. */
  selected(network: BitcoinNetwork = this.network): BitcoinAccount {
    return this.#account(this.#store.state.selected, network)
  }

  /** Returns the selected account if the app can access it, otherwise undefined. */
  shared(network: BitcoinNetwork = this.network): BitcoinAccount | undefined {
    return this.permitted && !this.locked ? this.selected(network) : undefined
  }

  /** Returns the accounts that the app can access, the selected one first. */
  sharedAccounts(network: BitcoinNetwork = this.network): readonly BitcoinAccount[] {
    const selected = this.shared(network)
    if (selected === undefined) return []
    return this.#options.shares === 'all' ? this.accounts(network) : [selected]
  }

  /**
   * Returns the addresses that can sign for the app, the selected account's payment address first.
   *
   * @throws ProviderRpcError 4100 if the app can't access any account.
   */
  signers(network: BitcoinNetwork = this.network): readonly [BitcoinAddress, ...BitcoinAddress[]] {
    const [selected, ...others] = this.sharedAccounts(network)
    if (selected === undefined)
      throw new ProviderRpcError(4100, 'The wallet is locked, or not connected to this app. Unlock and connect it.')
    const more = others.flatMap(({ payment, ordinals }) => [payment, ordinals])
    return [selected.payment, selected.ordinals, ...more]
  }

  /**
   * Returns the signer with `address`.
   *
   * @throws ProviderRpcError 4100 if the app has no access to it.
   */
  signer(address: unknown, network: BitcoinNetwork = this.network): BitcoinAddress {
    const signer = this.signers(network).find(one => one.address === address)
    if (signer === undefined)
      throw new ProviderRpcError(
        4100,
        `The wallet doesn't share the address ${String(address)}. Connect with it first.`,
      )
    return signer
  }

  chain(network: BitcoinNetwork = this.network): Esplora {
    const { otherNetworks, esploraUrl, esplora } = this.#options
    const other = network.name === this.#options.network ? undefined : otherNetworks?.[network.name]
    return new Esplora(other?.esploraUrl ?? esploraUrl, esplora)
  }

  /**
   * Logs a request, applies the scripted response for its method, and runs `work` unless that response rejects. Rejects
   * with a `ProviderRpcError`.
   */
  serve<result>(
    method: string,
    params: readonly unknown[],
    work: (call: BitcoinCall) => result | Promise<result>,
    { network = this.network, dapp }: { network?: BitcoinNetwork; dapp?: DappInfo | undefined } = {},
  ): Promise<result> {
    return this.log.record(method, params, async () => {
      this.#options.onRequest?.({ method, params })
      const hanging = this.prompts.followRule([method])
      if (hanging !== undefined) await hanging
      return work({ method, params, network, dapp })
    })
  }

  confirm(kind: BitcoinApprovalRequest['kind'], { method, params, network, dapp }: BitcoinCall): Promise<void> {
    const account = this.selected(network).payment.address
    return this.prompts.confirm({ kind, method, params, account, network: network.name, ...(dapp && { dapp }) })
  }

  setPermitted(permitted: boolean): void {
    if (permitted === this.permitted) return
    this.#store.update({ permitted })
    if (!permitted) this.events.emit('disconnect')
    this.events.emit('accounts')
  }

  setLocked(locked: boolean): void {
    if (locked === this.locked) return
    this.#store.update({ locked })
    if (this.permitted) this.events.emit('accounts')
    if (!locked) this.prompts.unlocked()
  }

  /** @throws RangeError if there is no account at `index`. */
  select(index: number): void {
    if (this.#keys[index] === undefined)
      throw new RangeError(`The wallet has no account ${index}. Pass the index of an account.`)
    if (index === this.#store.state.selected) return
    this.#store.update({ selected: index })
    if (this.shared() !== undefined) this.events.emit('accounts')
  }

  /** @throws RangeError if the wallet doesn't support the network. */
  setNetwork(name: BitcoinNetworkName): void {
    if (!this.networks.includes(name))
      throw new RangeError(`The wallet doesn't have the network ${name}. Pass one of its networks.`)
    if (name === this.network.name) return
    this.#store.update({ network: name })
    this.events.emit('network')
    if (this.shared() !== undefined) this.events.emit('accounts')
  }

  /** Runs `task` after all earlier transfers, so that concurrent ones don't spend the same output. */
  inOrder<result>(task: () => Promise<result>): Promise<result> {
    const turn = this.#lastTransfer.then(task, task)
    this.#lastTransfer = turn.catch(() => {})
    return turn
  }

  #account(index: number, network: BitcoinNetwork): BitcoinAccount {
    const payment = this.#address(index, this.#options.paymentType ?? 'p2wpkh', network)
    return { payment, ordinals: this.#address(index, 'p2tr', network) }
  }

  /** Derives each address on first use, because deriving all of them would delay the page load. */
  #address(index: number, type: BitcoinAddress['type'], network: BitcoinNetwork): BitcoinAddress {
    const key = [index, type, network.name].join()
    const made = this.#addresses.get(key) ?? bitcoinAddress(this.#keys[index] ?? new Uint8Array(), type, network.format)
    this.#addresses.set(key, made)
    return made
  }
}
