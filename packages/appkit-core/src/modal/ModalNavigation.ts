import type { CaipNetworkId, ChainNamespace } from '@openappkit/contract'
import { subscribe } from 'valtio/vanilla'
import type { ChainController } from '../chains/ChainController'
import type { ConnectionController } from '../connections/ConnectionController'
import type { RouterController } from '../router/RouterController'
import type { ToastController } from '../toasts/ToastController'
import type { ModalController } from './ModalController'

/** State of the active namespace when it was last settled. */
interface Glance {
  readonly namespace: ChainNamespace
  readonly isConnected: boolean
  readonly connectorId: string | undefined
  readonly connectionCount: number
  readonly caipNetworkId: CaipNetworkId | undefined
  readonly isUnsupported: boolean
}

/** Controllers and options that {@link ModalNavigation} uses. */
export interface ModalNavigationContext {
  readonly chains: ChainController
  readonly connections: ConnectionController
  readonly router: RouterController
  readonly modal: ModalController
  readonly toasts: ToastController
  readonly enableNetworkSwitch: boolean
  /** Whether the modal is embedded in the app and never closes. */
  readonly embedded: boolean
}

/** Moves the modal to the right view when an account or network changes, regardless of what caused the change. */
export class ModalNavigation {
  readonly #context: ModalNavigationContext
  #last: Glance
  /** Whether the last connection is reconnecting. */
  #isReconnecting = false

  constructor(context: ModalNavigationContext) {
    this.#context = context
    this.#last = this.#glance()
    this.#noticeReconnecting()
  }

  /** Starts watching. An embedded modal shows the current state immediately. Returns the function to stop. */
  start(): () => void {
    if (this.#context.embedded && this.#last.isConnected) {
      this.#onConnected(false)
      if (this.#last.isUnsupported) this.#onUnsupported()
    }
    const look = () => this.#follow()
    const stops = [subscribe(this.#context.chains.state, look), subscribe(this.#context.connections.state, look)]
    return () => {
      for (const stop of stops) stop()
    }
  }

  /** Ignores the latest change, because the caller picks the next view. */
  skip(): void {
    this.#last = this.#glance()
  }

  #follow(): void {
    // Wait for the wallet's response, then compare the state before the request with the state after it.
    if (this.#noticeReconnecting()) return
    const before = this.#last
    const now = this.#glance()
    const wasReconnecting = this.#isReconnecting
    this.#last = now
    this.#isReconnecting = false
    if (before.namespace !== now.namespace) this.#onNamespace(now)
    else if (wasReconnecting) this.#onReconnected(now)
    else if (before.isConnected && !now.isConnected) this.#onDisconnected()
    else if (now.isConnected) this.#onChange(before, now)
  }

  #onChange(before: Glance, now: Glance): void {
    if (now.isUnsupported) {
      if (!before.isUnsupported) this.#onUnsupported()
      if (this.#context.enableNetworkSwitch) return
    }
    if (!before.isConnected) this.#onConnected(false)
    else if (before.connectorId !== now.connectorId) this.#onConnected(now.connectionCount > before.connectionCount)
    else if (before.caipNetworkId !== now.caipNetworkId || before.isUnsupported !== now.isUnsupported) this.#onNetwork()
  }

  #onConnected(isAddition: boolean): void {
    const { modal, router, toasts } = this.#context
    if (!this.#isShown || router.current.view === 'ProfileWallets') return
    if (isAddition) {
      router.reset('ProfileWallets')
      toasts.show('wallets.newAdded', 'success')
    } else modal.finish()
  }

  #onDisconnected(): void {
    const { modal, router } = this.#context
    if (this.#isShown && router.current.view !== 'ProfileWallets') modal.close()
  }

  /** Handles a reconnect. The user didn't trigger it, so the modal moves only if it shows the opposite state. */
  #onReconnected(now: Glance): void {
    const { chains, modal, router } = this.#context
    if (!this.#isShown) return
    const isAboutToConnect = router.state.stack[0]?.view === 'Connect'
    if (now.isUnsupported) this.#onUnsupported()
    else if (now.isConnected && isAboutToConnect) modal.finish()
    else if (!now.isConnected && !isAboutToConnect && router.current.view !== 'ProfileWallets')
      router.reset(chains.get()?.reconnectError ? 'ProfileWallets' : 'Connect')
  }

  /**
   * Handles a change of the active namespace. The code that changed it picks the next view, except in Connect views and
   * network views.
   */
  #onNamespace(now: Glance): void {
    const { router } = this.#context
    if (!now.isConnected) return
    if (now.isUnsupported) this.#onUnsupported()
    else if (router.current.view.startsWith('Connect')) this.#onConnected(router.has('ProfileWallets'))
    else this.#onNetwork()
  }

  #onNetwork(): void {
    const { modal, router } = this.#context
    if (!this.#isShown) return
    if (!['Networks', 'SwitchNetwork', 'UnsupportedChain'].includes(router.current.view)) return
    const networks = router.state.stack.findIndex(({ view }) => view === 'Networks')
    if (networks >= 1) router.goBackToIndex(networks - 1)
    else modal.close()
  }

  #onUnsupported(): void {
    const { modal, enableNetworkSwitch } = this.#context
    if (enableNetworkSwitch) void modal.open({ view: 'UnsupportedChain' })
  }

  get #isShown(): boolean {
    return this.#context.modal.state.open || this.#context.embedded
  }

  /** Returns whether the active namespace is connecting or reconnecting, and records whether it is a reconnect. */
  #noticeReconnecting(): boolean {
    const chain = this.#context.chains.get()
    if (chain?.status !== 'connecting' && chain?.status !== 'reconnecting') return false
    const wasConnected = this.#last.isConnected && this.#last.namespace === chain.namespace
    if (!wasConnected && (chain.status === 'reconnecting' || chain.address !== undefined)) this.#isReconnecting = true
    return true
  }

  #glance(): Glance {
    const { chains, connections } = this.#context
    const namespace = chains.state.activeNamespace
    const chain = chains.get()
    const known = connections.state.namespaces[namespace]
    const isConnected = chain?.status === 'connected'
    return {
      namespace,
      isConnected,
      connectorId: known?.activeConnectorId,
      connectionCount: known?.connections.length ?? 0,
      caipNetworkId: chain?.caipNetworkId,
      isUnsupported: isConnected && chain.isUnsupportedChain,
    }
  }
}
