import type { Reviewer } from '../review/Reviewer'
import { TransactionSender } from '../rpc/TransactionSender'
import { WalletRpc } from '../rpc/WalletRpc'
import type { Vault } from '../vault/Vault'
import { ActiveChains } from './ActiveChains'
import { ApprovalQueue } from './approval/ApprovalQueue'
import { RequestSigner } from './approval/RequestSigner'
import { accountCalls } from './calls/accountCalls'
import { CallRouter } from './calls/CallRouter'
import { loginCalls } from './calls/loginCalls'
import { networkCalls } from './calls/networkCalls'
import { rpcCalls } from './calls/rpcCalls'
import { settingsCalls } from './calls/settingsCalls'
import { HostStyle } from './HostStyle'
import { Lazy } from './Lazy'
import { announceReady } from './parent/announceReady'
import { FrameConnection } from './parent/FrameConnection'
import type { FrameView } from './parent/FrameView'
import { type Guard, ParentGuard } from './parent/ParentGuard'
import type { ScreenOptions, Screens } from './Screens'
import type { FrameQuery } from './site/FrameQuery'
import { fetchSettings } from './site/SiteSettings'
import { VaultSession } from './VaultSession'

/** Parts of the wallet that the shell puts together. */
export interface ShellParts {
  readonly vault: Vault
  /** Loads the reviewer on first use. */
  loadReviewer(reader: WalletRpc, site: { readonly origin: string; readonly fetch: typeof fetch }): Promise<Reviewer>
  /** Loads the screens on first use. */
  loadScreens(options: ScreenOptions): Promise<Screens>
}

/** Part of the browser that the shell uses. */
export interface ShellEnvironment {
  readonly view: FrameView
  readonly query: FrameQuery
  /** Origin of the wallet site. */
  readonly origin: string
  readonly fetch: typeof fetch
  /** Language of the browser. */
  readonly language: string
  openWindow(path: string): Window | null
  reload(): void
  /** Runs a task when the page has nothing else to do. */
  whenIdle(task: () => void): void
}

/** The page in the app's frame: receives calls, and lets the user, the vault and the chains answer them. */
export class Shell {
  readonly #parts: ShellParts
  readonly #environment: ShellEnvironment
  readonly #session: VaultSession
  readonly #queue = new ApprovalQueue()
  readonly #style: HostStyle
  readonly #rpc: WalletRpc
  readonly #settings: Lazy<Awaited<ReturnType<typeof fetchSettings>>>
  readonly #chains: Lazy<ActiveChains>
  readonly #screens: Lazy<Screens>
  readonly #connection: FrameConnection

  /** @param guard - Replaces the check of the parent. Tests use it to show what the check prevents. */
  constructor(parts: ShellParts, environment: ShellEnvironment, guard?: Guard) {
    const { view, query, origin, fetch, language } = environment
    this.#parts = parts
    this.#environment = environment
    this.#session = new VaultSession(parts.vault)
    this.#style = new HostStyle(language)
    this.#rpc = new WalletRpc({ origin, fetch })
    this.#settings = new Lazy(() => fetchSettings({ origin, projectId: query.projectId, fetch }))
    this.#chains = new Lazy(async () => new ActiveChains((await this.#settings.get()).site.chains, query.chainId))
    this.#screens = new Lazy(() => this.#loadScreens())
    const parent = guard ?? new ParentGuard(view, async () => (await this.#settings.get()).access)
    const router = this.#createRouter(parent)
    this.#connection = new FrameConnection({
      view,
      guard: parent,
      onCall: (message, caller) => void router.call(message, caller),
    })
  }

  /** Listens to the app, and loads what the first call needs. */
  start(): void {
    this.#connection.start()
    announceReady(this.#environment.view)
    this.#followStatus()
    // Each call that needs them reports their failure.
    this.#settings.get().catch(() => {})
    this.#session.ready().catch(() => {})
  }

  stop(): void {
    this.#connection.stop()
    this.#queue.abort()
  }

  #createRouter(guard: Guard): CallRouter {
    const chains = (): Promise<ActiveChains> => this.#chains.get()
    const vault = (): Promise<Vault> => this.#session.vault()
    const screens = (): Promise<Screens> => this.#screens.get()
    const abort = (): void => this.#queue.abort()
    const [session, queue, reader] = [this.#session, this.#queue, this.#rpc]
    const signer = new RequestSigner({ approvals: screens, vault, sender: new TransactionSender(reader) })
    const { query, reload } = this.#environment
    const site = async () => (await this.#settings.get()).site
    return new CallRouter({
      guard,
      abort,
      handlers: {
        ...loginCalls({ projectId: query.projectId, vault }),
        ...accountCalls({ session, chains, vault, abort }),
        ...networkCalls({ chains }),
        ...settingsCalls({ session, style: this.#style, queue, site, vault, screens, reload }),
        ...rpcCalls({ session, queue, signer, reader, chains }),
      },
    })
  }

  async #loadScreens(): Promise<Screens> {
    const { loadReviewer, loadScreens, vault } = this.#parts
    const { origin, fetch, openWindow } = this.#environment
    const [{ site }, reviewer] = await Promise.all([this.#settings.get(), loadReviewer(this.#rpc, { origin, fetch })])
    return loadScreens({
      vault,
      vaultState: () => this.#session.state,
      reviewer,
      dapp: () => this.#style.dapp,
      theme: () => this.#style.theme,
      language: () => this.#style.language,
      operator: site.operator,
      rpId: site.rpId,
      onVisibility: isWanted => this.#connection.emit('VISIBILITY', { isWanted }),
      onHeight: height => this.#connection.emit('HEIGHT', { height }),
      openWindow,
    })
  }

  /** Reports changes of the status, ends open requests of a user who left, and prepares the first approval. */
  #followStatus(): void {
    let last = this.#session.state.status
    this.#session.subscribe(({ status }) => {
      if (status === last) return
      last = status
      this.#connection.emit('STATUS', { status })
      if (status === 'out') this.#queue.abort()
      if (status === 'locked' || status === 'ready') this.#environment.whenIdle(() => void this.#prefetch())
    })
  }

  async #prefetch(): Promise<void> {
    await this.#screens.get().then(
      screens => screens.prefetch(),
      () => {},
    )
  }
}
