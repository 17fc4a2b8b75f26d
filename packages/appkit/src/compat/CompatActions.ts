import {
  type AccountType,
  AppKitError,
  type AppKitOptions,
  type ChainNamespace,
  type ConnectMethod,
  type Features,
  type PrintedBalance,
  type ViewArguments,
  type ViewName,
  type WalletFeature,
} from '@openappkit/appkit-core'
import { formatUnits } from '@openappkit/appkit-core/format'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import type { Identity } from '@openappkit/appkit-core/portfolio'
import type { AppKitInstance } from '../kit/AppKitInstance'
import { switchConnection } from '../kit/switchConnection'

/** Those options that may change while the kit lives. All others are read once. */
export type ChangeableOptions = Partial<
  Pick<AppKitOptions, 'features' | 'privacyPolicyUrl' | 'termsConditionsUrl' | 'themeMode' | 'themeVariables'>
>

/** What AppKit 1.8 lets hosts do beside what every kit does. Where something has to load first, the promise says when it is done; ignoring it is fine. */
export class CompatActions {
  readonly #kit: AppKitInstance

  constructor(kit: AppKitInstance) {
    this.#kit = kit
  }

  /** Sets `loading` of `getState()`, until the kit itself begins or ends to load. */
  setLoading(isLoading: boolean): void {
    this.#kit.modal.state.loading = isLoading
  }

  /** Shows a view instead of the one on screen. @throws AppKitError `view/not-found` when there is no such view. */
  replace<Name extends ViewName>(view: Name, ...params: ViewArguments<Name>): Promise<void> {
    return this.#inModal(async kit => {
      await kit.modal.require(view)
      kit.router.replace(view, ...params)
    })
  }

  /** Shows a view on top of the one on screen. @throws AppKitError `view/not-found` when there is no such view. */
  redirect<Name extends ViewName>(view: Name, ...params: ViewArguments<Name>): Promise<void> {
    return this.#inModal(async kit => {
      await kit.modal.require(view)
      kit.router.push(view, ...params)
    })
  }

  /** Shows a short message in the modal while that is open. */
  showErrorMessage(message: string): Promise<void> {
    return this.#inModal(({ toasts }) => toasts.show(message, 'error'))
  }

  /** Shows a short message in the modal while that is open. */
  showSuccessMessage(message: string): Promise<void> {
    return this.#inModal(({ toasts }) => toasts.show(message, 'success'))
  }

  setTermsConditionsUrl(url: string | undefined): void {
    this.#kit.options.setLegalUrls({ termsConditionsUrl: url })
  }

  setPrivacyPolicyUrl(url: string | undefined): void {
    this.#kit.options.setLegalUrls({ privacyPolicyUrl: url })
  }

  /**
   * Merges into what is set.
   * @throws AppKitError `options/fixed` when it changes `reownAuthentication`, which is read once. Nothing changes then.
   */
  updateFeatures(features: Partial<Features>): void {
    this.#assertNotFixed(features)
    this.#kit.options.updateFeatures(features)
  }

  /**
   * Changes those options that may change; `features` and `themeVariables` are merged into what is set.
   * @throws AppKitError `options/fixed` for an option that is read once, `theme/invalid-mode`. Nothing changes then.
   */
  updateOptions(options: ChangeableOptions): void {
    const { features, privacyPolicyUrl, termsConditionsUrl, themeMode, themeVariables, ...fixed } = options
    const [name] = Object.keys(fixed)
    if (name !== undefined) throw fixedOption(name)
    if (features) this.#assertNotFixed(features)
    if (themeMode !== undefined) this.#kit.setThemeMode(themeMode)
    if (features) this.updateFeatures(features)
    if (privacyPolicyUrl !== undefined) this.setPrivacyPolicyUrl(privacyPolicyUrl)
    if (termsConditionsUrl !== undefined) this.setTermsConditionsUrl(termsConditionsUrl)
    if (themeVariables) this.#kit.setThemeVariables(themeVariables)
  }

  /** Which ways to connect the modal offers, and in which order. Without `wallet` it lists none. */
  setConnectMethodsOrder(order: readonly ConnectMethod[]): void {
    this.#kit.options.updateFeatures({ connectMethodsOrder: order })
  }

  /** Which buttons the account view has, and in which order. */
  setWalletFeaturesOrder(order: readonly WalletFeature[]): void {
    this.#kit.options.updateFeatures({ walletFeaturesOrder: order })
  }

  /**
   * What an address is called, and its picture, by the backend. Empty where nobody says, and where no backend is configured.
   * @throws CloudError when the backend refuses or can't be reached.
   */
  async fetchIdentity({ address }: { readonly address: string }): Promise<Identity> {
    const [kit, { IdentityApi }] = await Promise.all([this.#kit.load(), import('@openappkit/appkit-core/portfolio')])
    return kit.hasBackend ? kit.service(IdentityApi).getIdentity(address) : {}
  }

  /**
   * Asks the chain for the native balance of an address. That of the account in use also becomes what buttons and modal show.
   * @throws AppKitError `balance/unavailable`; `balance/not-connected` when the kit has no such network.
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
   * Takes the connected wallet's account of this kind into use. Which kind is used at connect is the option `defaultAccountTypes`.
   * @throws AppKitError `wallet/account-not-shared` when the wallet in use shares none, or nothing is connected.
   */
  async setPreferredAccountType(type: AccountType, namespace: ChainNamespace): Promise<void> {
    const connection = this.#kit.connections.active(namespace)
    const account = connection?.accounts.find(known => known.type === type)
    if (!connection || !account)
      throw new AppKitError('wallet/account-not-shared', `The connected wallet shares no account of the kind ${type}.`)
    if (account.address !== this.#kit.getAddress(namespace))
      await this.switchConnection({ connection, namespace, address: account.address })
  }

  /**
   * Takes another connection into use; a wallet that was connected lately is asked to connect again, over WalletConnect by a code that the modal shows.
   * @throws AppKitError `connection/invalid-status` while the wallet reconnects, and whatever `connect` rejects with.
   */
  switchConnection(parameters: Parameters<AppKitInstance['switchConnection']>[0]): Promise<void> {
    const { connection, connectorId = connection?.connectorId ?? '', namespace, address } = parameters
    return switchConnection(this.#kit, { connectorId, namespace, address })
  }

  /**
   * Removes a network. When it was in use the first one of the namespace is used instead, and a wallet that is on it is asked to switch.
   * Unknown ids are ignored. The promise is of what the wallet says.
   * @throws AppKitError `adapter/not-found` at once when nobody serves the namespace.
   */
  removeNetwork(namespace: ChainNamespace, id: number | string): Promise<void> {
    const wasInUse = String(this.#kit.chains.get(namespace)?.network?.id) === String(id)
    this.#kit.removeNetwork(namespace, id)
    const [first] = this.#kit.getCaipNetworks(namespace)
    if (!wasInUse || !first || !this.#kit.chains.isConnected(namespace)) return Promise.resolve()
    return heard(this.#kit.adapter(namespace).switchNetwork(first))
  }

  /** Gives up the WalletConnect link that is under way: nobody who holds it can connect any more. A session stays. */
  async resetWcConnection(): Promise<void> {
    const link = await this.#kit.walletConnect?.load()
    await link?.abandon()
  }

  #assertNotFixed(features: Partial<Features>): void {
    const { reownAuthentication: now = false } = this.#kit.options.state.features
    if ((features.reownAuthentication ?? now) !== now) throw fixedOption('features.reownAuthentication')
  }

  #inModal(task: (kit: ModalKit) => void | Promise<void>): Promise<void> {
    return heard(this.#kit.load().then(task))
  }
}

function fixedOption(name: string): AppKitError {
  return new AppKitError('options/fixed', `\`${name}\` is read once. Create a new kit to change it.`)
}

/** Whoever awaits still hears of a failure; a caller that ignores the promise, as with AppKit, causes no unhandled rejection. */
function heard(done: Promise<void>): Promise<void> {
  done.catch(() => {})
  return done
}
