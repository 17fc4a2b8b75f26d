import { AppKitError, type ChainNamespace } from '@openappkit/contract'
import { proxy, ref } from 'valtio/vanilla'
import { requireProjectId } from '../alerts/requireProjectId'
import { CloudApi } from '../cloud/CloudApi'
import type { RecentWallet } from '../connectors/ConnectorController'
import { isIos, isSafari, isTelegram } from '../environment/device'
import { isUserRejection } from '../errors/walletErrors'
import type { ModalKit } from '../kit/ModalKit'
import { sessionStorageOf } from './clientStorage'
import { writeDeepLinkChoice } from './deepLinkChoice'
import { isPairingExpired, pairingMinimumRemaining } from './pairingExpiry'
import type { WalletConnectLink } from './WalletConnectLink'
import { pairingError } from './walletConnectErrors'

/** State of connecting by link or QR code. */
export type PairingState =
  | { readonly status: 'idle' }
  /** The client is loading and requesting a link from the relay, or a retry waits for its earliest time. */
  | { readonly status: 'preparing' }
  /**
   * The link can be scanned or opened. A new one replaces it before it expires at `expiresAt`, in milliseconds since
   * the epoch.
   */
  | { readonly status: 'ready'; readonly uri: string; readonly expiresAt: number }
  | { readonly status: 'declined' }
  /** The link expired unused, and no new one could be created. */
  | { readonly status: 'expired' }
  | { readonly status: 'failed'; readonly error: AppKitError }
  | { readonly status: 'connected' }

/** Minimum time between two attempts, in milliseconds. */
const pairingRetryDelay = 1_000

/** Wallet that the user connects, with the method. */
export interface PairingChoice {
  /** Wallet from the list. Absent for any wallet that scans the code. */
  readonly wallet?: RecentWallet | undefined
  /** QR code for another device, or link on this one. */
  readonly method: 'qrcode' | 'mobile'
  /** Link that opens the wallet app without a pairing, for later requests. */
  readonly href?: string | undefined
}

const connectorId = 'walletConnect'

/**
 * Connects a wallet by link or QR code. Shows the link and tracks the outcome; the connection itself comes from the
 * adapter.
 *
 * @example
 * ```ts
 * import { PairingController } from '@openappkit/appkit-core/cloud'
 * import type { ModalKit } from '@openappkit/appkit-core/modal'
 *
 * export function startPairing(kit: ModalKit): void {
 *   kit.controller(PairingController).start()
 * }
 * ```
 */
export class PairingController {
  readonly state: { value: PairingState } = proxy({ value: { status: 'idle' } as PairingState })
  readonly #kit: ModalKit
  #loading: Promise<WalletConnectLink> | undefined
  #link: WalletConnectLink | undefined
  /** Current attempt. Undefined while a link is only prepared. */
  #attempt: AbortController | undefined
  /** Latest link, shown or not. */
  #uri: { readonly uri: string; readonly expiresAt: number } | undefined
  /** Whether the relay has ever created a link. */
  #hasRelay = false
  /** Topic of the session that existed before the latest link. */
  #topicBefore: string | undefined
  #choice: PairingChoice = { method: 'qrcode' }
  #startedAt = Number.NEGATIVE_INFINITY
  #forget: () => void = () => {}

  constructor(kit: ModalKit) {
    this.#kit = kit
    kit.modal.onClose(() => this.stop())
    kit.context.onDestroy(() => this.#giveUp())
  }

  /** Loads the client early, without a network request to the relay. */
  prefetch(): void {
    // The next start retries a failed load and reports the error.
    void this.#load()
      .then(link => link.prepare())
      .catch(() => {})
  }

  /** Creates a link before the tap, so the tap can open it synchronously. Errors are not reported. */
  prepare(): void {
    if (this.state.value.status !== 'idle' || !this.#kit.context.walletConnect) return
    this.state.value = { status: 'preparing' }
    void this.#load()
      .then(link => {
        this.#topicBefore = link.session?.topic
        return link.connect()
      })
      .catch(() => {
        if (!this.#attempt) this.state.value = { status: 'idle' }
      })
  }

  /**
   * Starts connecting with a valid existing link, else with a new one. Does nothing while an attempt runs. If
   * WalletConnect is off, the state becomes `failed` with `walletconnect/disabled`.
   */
  start(): void {
    if (this.#attempt) return
    this.#forget()
    this.#startedAt = this.#kit.environment.now()
    this.#attempt = new AbortController()
    const { walletConnect } = this.#kit.context
    if (!walletConnect) {
      requireProjectId(this.#kit)
      this.#fail(
        this.#attempt,
        new AppKitError(
          'walletconnect/disabled',
          'WalletConnect is off. Check `projectId`, `cloud` and `enableWalletConnect`.',
        ),
      )
      return
    }
    this.#show()
    void this.#connect(this.#attempt)
  }

  /** Starts a new attempt, at least one second after the start of the last one. */
  retry(): void {
    const { environment } = this.#kit
    const wait = this.#startedAt + pairingRetryDelay - environment.now()
    if (this.#attempt) this.#giveUp()
    this.#forget()
    if (wait > 0) {
      this.state.value = { status: 'preparing' }
      this.#forget = environment.setTimer(() => this.start(), wait)
    } else this.start()
  }

  /**
   * Ends the attempt when the user leaves, unless a wallet has already approved. If the browser may suspend the app
   * while the wallet is open, the link stays valid for the next start.
   */
  stop(): void {
    // A wallet has approved, so finish connecting.
    if (this.#link?.session) return
    if (!this.#isKept) {
      this.#giveUp()
      return
    }
    this.#end()
    const left = (this.#uri?.expiresAt ?? 0) - pairingMinimumRemaining - this.#kit.environment.now()
    this.#forget = this.#kit.environment.setTimer(() => this.#giveUp(), Math.max(0, left))
  }

  /** Sets the wallet to remember for the next visit and to open for requests. */
  choose(choice: PairingChoice): void {
    this.#choice = choice
  }

  async #connect(attempt: AbortController): Promise<void> {
    const { chains, chosen, router } = this.#kit
    const wanted = router.connectNamespace ?? chains.state.activeNamespace
    const isLatest = this.#kit.choices.begin()
    try {
      const link = await this.#load()
      if (attempt.signal.aborted) return
      const namespace = await this.#ask(link, wanted, attempt.signal)
      chosen.forget(namespace)
      if (isLatest() && !(attempt.signal.aborted && chains.isConnected())) chains.setActiveNamespace(namespace)
      this.#succeed(attempt)
    } catch (cause) {
      this.#fail(attempt, pairingError(cause))
    }
  }

  /**
   * Connects the adapters. Returns the namespace to activate: `wanted`, unless the wallet shares accounts only on other
   * namespaces.
   */
  async #ask(link: WalletConnectLink, wanted: ChainNamespace, signal: AbortSignal): Promise<ChainNamespace> {
    const { context, chosen } = this.#kit
    const served = context.adapters.namespaces
    const before = this.#uri ? this.#topicBefore : link.session?.topic
    const hasAccounts = (namespace: ChainNamespace) =>
      link.session !== undefined &&
      link.session.topic !== before &&
      (link.session.namespaces[namespace]?.accounts.length ?? 0) > 0
    const connect = (namespace: ChainNamespace) =>
      context.adapter(namespace).connect({ connectorId, caipNetwork: chosen.of(namespace), signal })
    let namespace = wanted
    try {
      await (served.includes(wanted) ? connect(wanted) : link.connect())
    } catch (cause) {
      const other = served.find(hasAccounts)
      // End a session without usable accounts, which would block the next attempt.
      if (!other && link.session && link.session.topic !== before) await link.disconnect()
      if (!other || hasAccounts(wanted)) throw cause
      namespace = other
      await connect(other)
    }
    for (const other of served)
      if (other !== namespace && hasAccounts(other) && !context.adapter(other).followWalletConnect)
        // Adapters that follow the session connect automatically.
        void connect(other).catch(() => {})
    return namespace
  }

  #succeed(attempt: AbortController): void {
    const { events } = this.#kit
    const { href, method, wallet } = this.#choice
    if (wallet) this.#kit.wallets.remember(wallet)
    writeDeepLinkChoice(this.#storage, method === 'mobile' && href ? { href, name: wallet?.name ?? '' } : undefined)
    events.track('CONNECT_SUCCESS', { method, name: wallet?.name ?? 'Unknown' })
    this.#uri = undefined
    if (this.#attempt === attempt) this.#attempt = undefined
    if (!attempt.signal.aborted) this.state.value = { status: 'connected' }
  }

  #fail(attempt: AbortController, error: AppKitError): void {
    // The attempt was abandoned, so there is nothing to report.
    if (attempt.signal.aborted) return
    const { events } = this.#kit
    this.#attempt = undefined
    this.#uri = undefined
    writeDeepLinkChoice(this.#storage, undefined)
    this.state.value = outcome(error)
    const api = this.#kit.controller(CloudApi)
    // Without the code that explains it, the view still shows the failure.
    if (error.details || !this.#hasRelay) api.explain(error, api.hosts.relay).catch(() => {})
    events.track('CONNECT_ERROR', { message: error.message })
  }

  #load(): Promise<WalletConnectLink> {
    const { walletConnect } = this.#kit.context
    if (!walletConnect)
      return Promise.reject(
        new AppKitError(
          'walletconnect/disabled',
          'WalletConnect is off. Check `projectId`, `cloud` and `enableWalletConnect`.',
        ),
      )
    this.#loading ??= walletConnect.load().then(
      link => {
        this.#link = link
        this.#kit.context.onDestroy(
          link.subscribe(change => {
            if (change.type !== 'uri') return
            this.#hasRelay = true
            this.#uri = { uri: change.uri, expiresAt: change.expiresAt }
            this.#show()
          }),
        )
        return link
      },
      cause => {
        this.#loading = undefined
        throw cause
      },
    )
    return this.#loading
  }

  /** Shows the latest link while it is valid. */
  #show(): void {
    const isGood = this.#uri && !isPairingExpired(this.#uri.expiresAt, this.#kit.environment.now())
    this.state.value = isGood && this.#uri ? { status: 'ready', ...this.#uri } : { status: 'preparing' }
  }

  /** Ends the attempt and revokes its link. */
  #giveUp(): void {
    this.#end()
    this.#uri = undefined
    void this.#link?.abandon()
  }

  #end(): void {
    this.#forget()
    this.#forget = () => {}
    this.#attempt?.abort()
    this.#attempt = undefined
    this.state.value = { status: 'idle' }
  }

  /**
   * Whether the link stays valid after the user leaves. Telegram and Safari on iOS suspend the app while the wallet is
   * open, and return to it later.
   */
  get #isKept(): boolean {
    const page = this.#kit.environment.window
    const isReused = page !== undefined && (isTelegram(page) || (isIos(page) && isSafari(page)))
    return isReused && this.#uri !== undefined && !isPairingExpired(this.#uri.expiresAt, this.#kit.environment.now())
  }

  get #storage(): ReturnType<typeof sessionStorageOf> {
    return sessionStorageOf(this.#kit.options.input, this.#kit.environment.window)
  }
}

function outcome(error: AppKitError): PairingState {
  if (isUserRejection(error)) return { status: 'declined' }
  return error.code === 'walletconnect/expired' ? { status: 'expired' } : { status: 'failed', error: ref(error) }
}
