import type { CaipNetworkId, ChainNamespace } from '@openappkit/contract'
import { subscribe } from 'valtio/vanilla'
import type { ChainController } from '../chains/ChainController'
import type { ConnectionController } from '../connections/ConnectionController'
import type { RouterController } from '../router/RouterController'
import type { ToastController } from '../toasts/ToastController'
import type { ModalController } from './ModalController'

/** The active namespace as it was when it last stood still. */
interface Glance {
  readonly namespace: ChainNamespace
  readonly isConnected: boolean
  readonly connectorId: string | undefined
  readonly connectionCount: number
  readonly caipNetworkId: CaipNetworkId | undefined
  readonly isUnsupported: boolean
}

/** What the navigation needs. */
export interface ModalNavigationContext {
  readonly chains: ChainController
  readonly connections: ConnectionController
  readonly router: RouterController
  readonly modal: ModalController
  readonly toasts: ToastController
  readonly enableNetworkSwitch: boolean
  /** The modal stands in the page and is never closed. */
  readonly embedded: boolean
}

/** Moves the modal on when an account or network has changed, wherever the change came from. Reference, views section 2.4. */
export class ModalNavigation {
  readonly #context: ModalNavigationContext
  #last: Glance
  /** The connection of the last visit is coming back. */
  #isRestoring = false

  constructor(context: ModalNavigationContext) {
    this.#context = context
    this.#last = this.#glance()
    this.#noticeRestoring()
  }

  /** Begins to watch; returns what ends it. What stands in the page shows at once what came before. */
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

  /** Whoever changed the namespace shows what comes next himself. */
  skip(): void {
    this.#last = this.#glance()
  }

  #follow(): void {
    // While a wallet is being asked nothing is decided: what was before is compared with what comes of it.
    if (this.#noticeRestoring()) return
    const before = this.#last
    const now = this.#glance()
    const wasRestoring = this.#isRestoring
    this.#last = now
    this.#isRestoring = false
    if (before.namespace !== now.namespace) this.#onNamespace(now)
    else if (wasRestoring) this.#onRestored(now)
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

  /** The visitor did not ask for what comes back by itself, so only a modal that shows the opposite moves. */
  #onRestored(now: Glance): void {
    const { chains, modal, router } = this.#context
    if (!this.#isShown) return
    const isAboutToConnect = router.state.stack[0]?.view === 'Connect'
    if (now.isUnsupported) this.#onUnsupported()
    else if (now.isConnected && isAboutToConnect) modal.finish()
    else if (!now.isConnected && !isAboutToConnect && router.current.view !== 'ProfileWallets')
      router.reset(chains.get()?.restoreError ? 'ProfileWallets' : 'Connect')
  }

  /** Whoever changed the namespace leads on, except where a wallet was asked or a network chosen. */
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

  /** True while the active namespace is on its way to or from a connection; notes whether that is the one of the last visit. */
  #noticeRestoring(): boolean {
    const chain = this.#context.chains.get()
    if (chain?.status !== 'connecting' && chain?.status !== 'reconnecting') return false
    const wasConnected = this.#last.isConnected && this.#last.namespace === chain.namespace
    if (!wasConnected && (chain.status === 'reconnecting' || chain.address !== undefined)) this.#isRestoring = true
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
