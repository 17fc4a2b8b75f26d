import {
  type AccountType,
  AppKitError,
  type ChainNamespace,
  type ChangeableOptions,
  type ConnectMethod,
  type PrintedBalance,
  type ViewArguments,
  type ViewName,
  type WalletFeature,
} from '@openappkit/appkit-core'
import { formatUnits } from '@openappkit/appkit-core/format'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import type { Identity } from '@openappkit/appkit-core/portfolio'
import type { HostKit } from '../kit/HostKit'
import { switchConnection } from '../kit/switchConnection'

/** Actions of AppKit 1.8 that other kits don't have. A returned promise resolves when the action is done. */
export class CompatActions {
  readonly #kit: HostKit

  constructor(kit: HostKit) {
    this.#kit = kit
  }

  /** Sets `loading` in `getState()` until the kit changes it. */
  setLoading(isLoading: boolean): void {
    this.#kit.modal.state.loading = isLoading
  }

  /**
   * Replaces the current view, without opening a closed modal. Does nothing if `view` is already the current view.
   * @throws {AppKitError} `view/not-found` if the view doesn't exist.
   */
  replace<Name extends ViewName>(view: Name, ...params: ViewArguments<Name>): Promise<void> {
    return this.#inModal(async kit => {
      await kit.modal.require(view)
      kit.router.replace(view, ...params)
    })
  }

  /**
   * Shows a view on top of the current one, without opening a closed modal. Does nothing if `view` is already the
   * current view.
   * @throws {AppKitError} `view/not-found` if the view doesn't exist.
   */
  redirect<Name extends ViewName>(view: Name, ...params: ViewArguments<Name>): Promise<void> {
    return this.#inModal(async kit => {
      await kit.modal.require(view)
      kit.router.push(view, ...params)
    })
  }

  /** Shows an error toast for 2.5 seconds, visible only while the modal is open. */
  showErrorMessage(message: string): Promise<void> {
    return this.#show(message, 'error')
  }

  /** Shows a success toast for 2.5 seconds, visible only while the modal is open. */
  showSuccessMessage(message: string): Promise<void> {
    return this.#show(message, 'success')
  }

  setTermsConditionsUrl(url: string | undefined): Promise<void> {
    return this.#update({ termsConditionsUrl: url })
  }

  setPrivacyPolicyUrl(url: string | undefined): Promise<void> {
    return this.#update({ privacyPolicyUrl: url })
  }

  /**
   * Merges `features` into the current ones. `undefined` resets a flag, or all of them.
   * @throws {AppKitError} `options/read-only` if `features` changes `reownAuthentication`, which is read once. In this
   * case, nothing changes.
   */
  updateFeatures(features: ChangeableOptions['features']): Promise<void> {
    return this.#update({ features })
  }

  /** Sets which connect methods the modal offers, and their order. Without `wallet`, the modal lists no wallets. */
  setConnectMethodsOrder(order: readonly ConnectMethod[]): Promise<void> {
    return this.updateFeatures({ connectMethodsOrder: order })
  }

  /** Sets which buttons the account view and the token details show, and their order. */
  setWalletFeaturesOrder(order: readonly WalletFeature[]): Promise<void> {
    return this.updateFeatures({ walletFeaturesOrder: order })
  }

  /**
   * Fetches the name and avatar of an address from the backend. Both are undefined if the backend knows neither, or if
   * the kit has no backend.
   * @throws {CloudError} if the backend responds with an error status.
   * @throws {AppKitError} `cloud/unreachable`, `cloud/timeout` or `cloud/invalid-response` if the request fails.
   */
  async fetchIdentity({ address }: { readonly address: string }): Promise<Identity> {
    const [kit, { IdentityApi }] = await Promise.all([this.#kit.load(), import('@openappkit/appkit-core/portfolio')])
    return kit.hasBackend ? kit.controller(IdentityApi).getIdentity(address) : {}
  }

  /**
   * Fetches the native balance of an address from the chain. If it is the balance of the namespace's account on its
   * active network, the buttons and the modal update too.
   * @throws {AppKitError} `balance/unavailable` if the chain can't be read, `balance/not-connected` if the kit has no
   * such network.
   */
  async updateNativeBalance(
    address: string,
    chainId: number | string,
    namespace: ChainNamespace,
  ): Promise<PrintedBalance> {
    const caipNetwork = this.#kit.getCaipNetworks(namespace).find(({ id }) => String(id) === String(chainId))
    if (!caipNetwork) throw new AppKitError('balance/not-connected', 'No balance found')
    const inUse = this.#kit.chains.get(namespace)
    if (inUse?.address === address && inUse.network === caipNetwork) return this.#kit.refreshBalance(namespace)
    try {
      const transfers = await this.#kit.adapter(namespace).transfers()
      const { value, decimals, symbol } = await transfers.getBalance({ address, caipNetwork })
      return { balance: formatUnits(value, decimals), symbol }
    } catch (cause) {
      throw new AppKitError('balance/unavailable', 'Not able to retrieve balance', { cause })
    }
  }

  /**
   * Switches to the connected wallet's account of this type. Does nothing if that account is already active. The option
   * `defaultAccountTypes` sets the type for new connections.
   * @throws {AppKitError} `wallet/account-not-shared` if the wallet shares no such account, or no wallet of the
   * namespace is connected.
   */
  async setPreferredAccountType(type: AccountType, namespace: ChainNamespace): Promise<void> {
    const connection = this.#kit.connections.active(namespace)
    const account = connection?.accounts.find(known => known.type === type)
    if (!connection || !account)
      throw new AppKitError(
        'wallet/account-not-shared',
        `The wallet shares no ${type} account. Select one in the wallet.`,
      )
    if (account.address !== this.#kit.getAddress(namespace))
      await this.switchConnection({ connection, namespace, address: account.address })
  }

  /**
   * Switches to another connection. If its wallet isn't connected, connects it first; WalletConnect wallets show their
   * QR code in the modal.
   * @throws {AppKitError} `connection/invalid-status` while the wallet reconnects, `wallet/account-not-shared` if the
   * wallet doesn't share `address`, `chains/namespace-not-configured` if `networks` has no network of the namespace,
   * and the errors of `connect`.
   */
  switchConnection(parameters: Parameters<HostKit['switchConnection']>[0]): Promise<void> {
    const { connection, connectorId = connection?.connectorId ?? '', namespace, address } = parameters
    return switchConnection(this.#kit, { connectorId, namespace, address })
  }

  /**
   * Removes a network; ignores unknown ids. If the network was active, the first remaining network of the namespace
   * replaces it. The kit then prompts a connected wallet to switch to that network. The promise resolves once the
   * wallet has switched, and rejects if the wallet can't switch or the user declines.
   * @throws {AppKitError} `adapter/not-found` synchronously if the namespace has no adapter.
   */
  removeNetwork(namespace: ChainNamespace, id: number | string): Promise<void> {
    const wasInUse = String(this.#kit.chains.get(namespace)?.network?.id) === String(id)
    this.#kit.removeNetwork(namespace, id)
    const [first] = this.#kit.getCaipNetworks(namespace)
    if (!wasInUse || !first || !this.#kit.chains.isConnected(namespace)) return Promise.resolve()
    return received(this.#kit.adapter(namespace).switchNetwork(first))
  }

  /** Cancels a pending WalletConnect pairing, so its link no longer works. Keeps sessions. */
  async resetWcConnection(): Promise<void> {
    const link = await this.#kit.walletConnect?.load()
    await link?.abandon()
  }

  #update(changes: ChangeableOptions): Promise<void> {
    return received(this.#kit.updateOptions(changes))
  }

  /** Shows a text of the app, in the language of its page. Empty means that the page doesn't name one. */
  #show(message: string, variant: 'error' | 'success'): Promise<void> {
    return this.#inModal(({ environment, toasts }) => {
      toasts.show(message, variant, { lang: environment.window?.document?.documentElement.lang ?? '' })
    })
  }

  #inModal(task: (kit: ModalKit) => void | Promise<void>): Promise<void> {
    return received(this.#kit.load().then(task))
  }
}

/** Prevents an unhandled rejection if the caller, as in AppKit, ignores the promise. Awaiting it still rejects. */
function received(done: Promise<void>): Promise<void> {
  done.catch(() => {})
  return done
}
