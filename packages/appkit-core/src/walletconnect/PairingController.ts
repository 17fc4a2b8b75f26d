import { AppKitError, type ChainNamespace } from '@openappkit/contract'
import { proxy, ref } from 'valtio/vanilla'
import { alertForMessage } from '../alerts/alertForMessage'
import { requireProjectId } from '../alerts/requireProjectId'
import type { RecentWallet } from '../connectors/ConnectorController'
import { isIos, isSafari, isTelegram } from '../environment/device'
import { isUserRejection } from '../errors/walletErrors'
import type { ModalKit } from '../kit/ModalKit'
import { sessionStorageOf } from './clientStorage'
import { writeDeepLinkChoice } from './deepLinkChoice'
import { isPairingExpired, pairingMinimumRemaining } from './pairingExpiry'
import type { WalletConnectLink } from './WalletConnectLink'
import { pairingError } from './walletConnectErrors'

/** Where connecting a wallet by link or code stands. One value, never several booleans. */
export type PairingState =
  | { readonly status: 'idle' }
  /** The client loads and the relay is asked for a place to meet. */
  | { readonly status: 'preparing' }
  /** The link can be scanned or opened. Replaced before it runs out; `expiresAt` in milliseconds since the epoch. */
  | { readonly status: 'ready'; readonly uri: string; readonly expiresAt: number }
  | { readonly status: 'declined' }
  /** Nobody used the link in its time, and no other could be made. */
  | { readonly status: 'expired' }
  | { readonly status: 'failed'; readonly error: AppKitError }
  | { readonly status: 'connected' }

/** A pairing may be tried again after this long. In milliseconds. */
const pairingRetryDelay = 1_000

/** Which wallet the visitor goes on with, and how. */
export interface PairingChoice {
  /** Absent: whichever scans the code. */
  readonly wallet?: RecentWallet | undefined
  /** A code for another device, or a link on this one. */
  readonly method: 'qrcode' | 'mobile'
  /** The app's own address, without the link: requests are sent on to it. */
  readonly href?: string | undefined
}

const connectorId = 'walletConnect'

/**
 * Connects a wallet by link or code, and remembers how that went. The connection itself comes from the adapter, as any other; this one
 * shows the link meanwhile. Spec 4, 'Pairing'; reference, views section 5.6.
 *
 * @example
 * const pairing = kit.service(PairingController)
 * pairing.start()
 */
export class PairingController {
  readonly state: { value: PairingState } = proxy({ value: { status: 'idle' } as PairingState })
  readonly #kit: ModalKit
  #loading: Promise<WalletConnectLink> | undefined
  #link: WalletConnectLink | undefined
  /** The attempt that the visitor waits for. Absent while a link is only prepared. */
  #attempt: AbortController | undefined
  /** The newest link, shown or not. */
  #uri: { readonly uri: string; readonly expiresAt: number } | undefined
  /** The session that was there before the newest link was made. */
  #topicBefore: string | undefined
  #choice: PairingChoice = { method: 'qrcode' }
  #startedAt = Number.NEGATIVE_INFINITY
  #forget: () => void = () => {}

  constructor(kit: ModalKit) {
    this.#kit = kit
    kit.modal.onClose(() => this.stop())
    kit.base.onDestroy(() => this.#giveUp())
  }

  /** Loads the client ahead of a use. No request leaves the page by it. */
  prefetch(): void {
    // A failed load is tried again, and reported, by whoever starts.
    void this.#load()
      .then(link => link.prepare())
      .catch(() => {})
  }

  /** Makes a link ahead of the tap, so that it can be opened within it. A failure stays quiet. */
  prepare(): void {
    if (this.state.value.status !== 'idle' || !this.#kit.base.walletConnect) return
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

  /** Asks for a connection, by the link that was prepared or is still good, else by a new one. Goes on with the attempt that is under way. */
  start(): void {
    if (this.#attempt) return
    this.#forget()
    this.#startedAt = this.#kit.environment.now()
    this.#attempt = new AbortController()
    const { walletConnect } = this.#kit.base
    if (!walletConnect) {
      requireProjectId(this.#kit)
      this.#fail(this.#attempt, new AppKitError('walletconnect/off', 'This app can’t connect wallets by link or code.'))
      return
    }
    this.#show()
    void this.#connect(this.#attempt)
  }

  /** After a failure: a new attempt, a second after the start of the one before at the earliest. */
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

  /** The visitor left. Where the page is put away while the wallet is open, the link stays good for the next start. */
  stop(): void {
    // A wallet has approved: what is left to do is done all the same.
    if (this.#link?.session) return
    if (!this.#isKept) {
      this.#giveUp()
      return
    }
    this.#end()
    const left = (this.#uri?.expiresAt ?? 0) - pairingMinimumRemaining - this.#kit.environment.now()
    this.#forget = this.#kit.environment.setTimer(() => this.#giveUp(), Math.max(0, left))
  }

  /** Notes which wallet the visitor goes on with, for the next visit and for the wallet's requests. */
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

  /** @returns the namespace to go on with: the wanted one, unless the wallet shares accounts of others only. */
  async #ask(link: WalletConnectLink, wanted: ChainNamespace, signal: AbortSignal): Promise<ChainNamespace> {
    const { base, chosen } = this.#kit
    const served = base.adapters.namespaces
    const before = this.#uri ? this.#topicBefore : link.session?.topic
    const hasAccounts = (namespace: ChainNamespace) =>
      link.session !== undefined &&
      link.session.topic !== before &&
      (link.session.namespaces[namespace]?.accounts.length ?? 0) > 0
    const connect = (namespace: ChainNamespace) =>
      base.adapter(namespace).connect({ connectorId, caipNetwork: chosen.of(namespace), signal })
    let namespace = wanted
    try {
      await (served.includes(wanted) ? connect(wanted) : link.connect())
    } catch (cause) {
      const other = served.find(hasAccounts)
      // A session that is of no use here would only be in the way of the next.
      if (!other && link.session && link.session.topic !== before) await link.disconnect()
      if (!other || hasAccounts(wanted)) throw cause
      namespace = other
      await connect(other)
    }
    for (const other of served)
      if (other !== namespace && hasAccounts(other) && !base.adapter(other).followWalletConnect)
        // Those that follow the session connect by themselves.
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
    // Given up before: nobody waits for the news.
    if (attempt.signal.aborted) return
    const { alerts, events } = this.#kit
    this.#attempt = undefined
    this.#uri = undefined
    writeDeepLinkChoice(this.#storage, undefined)
    this.state.value = outcome(error)
    const alert = alertForMessage(error.details ?? '')
    if (alert) alerts.openOnce(alert)
    events.track('CONNECT_ERROR', { message: error.message })
  }

  #load(): Promise<WalletConnectLink> {
    const { walletConnect } = this.#kit.base
    if (!walletConnect) return Promise.reject(new AppKitError('walletconnect/off', 'WalletConnect is off.'))
    this.#loading ??= walletConnect.load().then(
      link => {
        this.#link = link
        this.#kit.base.onDestroy(
          link.subscribe(change => {
            if (change.type !== 'uri') return
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

  /** The newest link, while it is good. */
  #show(): void {
    const isGood = this.#uri && !isPairingExpired(this.#uri.expiresAt, this.#kit.environment.now())
    this.state.value = isGood && this.#uri ? { status: 'ready', ...this.#uri } : { status: 'preparing' }
  }

  /** Nobody who holds the link can connect any more. */
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

  /** Telegram and Safari on iOS put the page away while the wallet is open, and come back to it anew. */
  get #isKept(): boolean {
    const page = this.#kit.environment.window
    const isReused = page !== undefined && (isTelegram(page) || (isIos(page) && isSafari(page)))
    return isReused && this.#uri !== undefined && !isPairingExpired(this.#uri.expiresAt, this.#kit.environment.now())
  }

  get #storage(): ReturnType<typeof sessionStorageOf> {
    return sessionStorageOf(this.#kit.options.given, this.#kit.environment.window)
  }
}

function outcome(error: AppKitError): PairingState {
  if (isUserRejection(error)) return { status: 'declined' }
  return error.code === 'walletconnect/expired' ? { status: 'expired' } : { status: 'failed', error: ref(error) }
}
