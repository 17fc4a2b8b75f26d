import type { ChainNamespace } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import { startFeatures } from '@openappkit/appkit-ui/features'
import type {
  EmbeddedStatus,
  FrameCalls,
  FrameChainId,
  FrameRpcRequest,
  FrameUser,
  FrameWalletSettings,
  WalletPageName,
} from '@openappkit/contract/embedded'
import { proxy, subscribe } from 'valtio/vanilla'
import { requestRejected } from '../errors/requestRejected'
import { EmbeddedFrame } from '../frame/EmbeddedFrame'
import { findWalletSite } from '../frame/findWalletSite'
import { frameUrl } from '../frame/frameUrl'
import type { WalletFrame } from '../frame/WalletFrame'
import { ApprovalController } from '../modal/ApprovalController'
import type { ApprovalSubject } from '../modal/ApprovalSubject'
import { lockedWallet } from '../modal/lockedWallet'
import { WalletLock } from '../modal/WalletLock'
import { EvmProvider } from '../providers/EvmProvider'
import { approvedMethods } from '../providers/rpcMethods'
import { SolanaWallet } from '../providers/SolanaWallet'
import type { WalletBackend } from '../providers/WalletBackend'
import { AdapterConnections } from './AdapterConnections'
import { LoginSession } from './LoginSession'
import { StoredLogin } from './StoredLogin'
import { showSignedOut } from './showSignedOut'
import { syncApp } from './syncApp'
import { walletIcon, walletName } from './walletLook'

/** State of the embedded wallet. */
export interface EmbeddedWalletState {
  /** Whether the user is logged out, typing a code, logged in without a key on this device, or able to sign. */
  status: EmbeddedStatus
  /** Email address of the user, once known. */
  email: string | undefined
}

/** Answer to a request for a code: what the user does next. */
export interface CodeRequest {
  /** `VERIFY_DEVICE`: open the link in the email. `CONNECT`: the user is logged in already. */
  readonly action: FrameCalls['CONNECT_EMAIL']['result']['action']
  /** Milliseconds until another code can be sent. */
  readonly resendAfter: number
}

const defaultResendPause = 30_000

/**
 * The wallet of users who log in by email. It runs in a frame of the wallet site. A controller of the kit:
 * `kit.controller(EmbeddedWallet)`.
 */
export class EmbeddedWallet implements WalletBackend {
  readonly state: EmbeddedWalletState
  readonly #kit: ModalKit
  readonly #frame: EmbeddedFrame
  readonly #stored: StoredLogin
  readonly #session: LoginSession
  readonly #connections: AdapterConnections
  #evm: EvmProvider | undefined
  #solana: SolanaWallet | undefined
  #stopSync: () => void = () => {}

  constructor(kit: ModalKit) {
    this.#kit = kit
    this.#stored = new StoredLogin(kit)
    this.state = proxy({ status: this.#stored.isKnown ? 'locked' : 'out', email: this.#stored.email })
    this.#frame = this.#createFrame()
    this.#session = new LoginSession(this.#frame, this.#stored, {
      onStatus: status => this.#setStatus(status),
      onEnd: () => this.#onEnd(),
    })
    this.#connections = new AdapterConnections(kit, { name: walletName, imageUrl: walletIcon }, namespace =>
      this.#providerFor(namespace),
    )
    startFeatures(kit, [lockedWallet])
    this.#frame.on('STATUS', ({ status }) => this.#onFrameStatus(status))
    kit.context.onDestroy(() => {
      this.#connections.remove()
      this.#frame.destroy()
    })
  }

  /** The wallet site in its frame. */
  get frame(): WalletFrame {
    return this.#frame
  }

  /** Calls `listener` when the state changes. Returns a function that stops. */
  subscribe(listener: (state: Readonly<EmbeddedWalletState>) => void): () => void {
    return subscribe(this.state, () => listener({ ...this.state }), true)
  }

  /**
   * Sends a code to an email address.
   *
   * @throws {AppKitError} `embedded/too-many-codes` within 30 seconds of the last one, with the milliseconds to wait as
   * `left`, `embedded/email-invalid`, or another failure of the wallet.
   */
  async requestCode(email: string): Promise<CodeRequest> {
    this.#stored.assertCodeAllowed()
    const { action, resendAfter = defaultResendPause } = await this.#frame.call('CONNECT_EMAIL', { email })
    this.#stored.codeSent()
    if (action === 'CONNECT') this.#onLogin(email)
    else this.#setStatus('verifying')
    return { action, resendAfter }
  }

  /** Resolves once the user has approved this device with the link in the email. */
  async approveDevice(): Promise<void> {
    await this.#frame.call('CONNECT_DEVICE')
  }

  /**
   * Logs in with the code from the email.
   *
   * @throws {AppKitError} `embedded/code-wrong` with the tries left as `left`, `embedded/code-expired`, or another
   * failure of the wallet.
   */
  async verifyCode(code: string): Promise<void> {
    await this.#frame.call('CONNECT_OTP', { otp: code })
    this.#onLogin(undefined)
  }

  /**
   * Connects the logged-in user's accounts on the kit's namespaces.
   *
   * @throws {AppKitError} `embedded/no-adapter`, or the error of the active namespace's adapter.
   */
  async connect(): Promise<void> {
    await this.#connections.connect()
  }

  /**
   * Makes the wallet known to the adapters, which reconnect it without a prompt. Also reconnects it where an adapter no
   * longer waits for it, if the user is still logged in.
   */
  async reconnect(): Promise<void> {
    await this.#connections.add()
    if (await this.isLoggedIn()) await this.#connections.reconnect()
  }

  signOut(): Promise<void> {
    return this.#session.signOut()
  }

  /** Reads the settings of the wallet. */
  settings(): Promise<FrameWalletSettings> {
    return this.#frame.call('GET_WALLET_SETTINGS')
  }

  /**
   * Opens a page of the wallet in its own window, after a click in the frame. Resolves when the user is back.
   *
   * @throws {UserRejectedError} if the user closes the modal.
   */
  async open(page: WalletPageName): Promise<void> {
    await this.#approve(signal => this.#frame.call('OPEN_PAGE', { page }, { signal }), { page })
  }

  /**
   * Lets the user unlock the wallet on this device. Resolves once `status` is `ready`, immediately if it already is.
   * Without it, the first request to sign unlocks the wallet.
   *
   * @throws {AppKitError} `embedded/rejected` if the user cancels, `wallet/rejected` if they close the modal.
   */
  async unlock(): Promise<void> {
    const subject = { page: 'unlock', isInFrame: true } as const
    if (this.state.status === 'ready') return
    await this.#approve(signal => this.#frame.call('UNLOCK', undefined, { signal }), subject)
  }

  /**
   * Offers to protect a wallet that the login created. If another view is open, such as a sign-in, its approval offers
   * the same. Never rejects.
   */
  async offerProtection(): Promise<void> {
    const { modal, options, router } = this.#kit
    const subject = { page: 'protect', isInFrame: true } as const
    try {
      const { isNew } = await this.settings()
      const isIdle = options.input.enableEmbedded === true ? router.current.view === 'Account' : !modal.state.open
      if (isNew && isIdle) await this.#approve(signal => this.#frame.call('PROTECT', undefined, { signal }), subject)
    } catch {
      // The user left, or the wallet didn't answer. The first approval offers it again.
    }
  }

  isLoggedIn(): Promise<boolean> {
    return this.#session.isLoggedIn()
  }

  async user(chainId: FrameChainId): Promise<FrameUser> {
    const user = await this.#frame.call('GET_USER', { chainId })
    const email = user.email ?? undefined
    // The user may have logged out while the frame answered.
    if (!this.#stored.isKnown) return user
    this.#session.begin(email)
    this.#stored.lastChain = chainId
    if (email !== undefined) this.state.email = email
    if (this.state.status === 'out' || this.state.status === 'verifying') this.#setStatus('locked')
    return user
  }

  async switchNetwork(chainId: FrameChainId): Promise<void> {
    await this.#frame.call('SWITCH_NETWORK', { chainId })
    this.#stored.lastChain = chainId
  }

  async request(request: FrameRpcRequest): Promise<unknown> {
    if (!approvedMethods.has(request.method)) return this.#frame.call('RPC_REQUEST', request)
    const answer = await this.#approve(signal => this.#frame.call('RPC_REQUEST', request, { signal }))
    // The user sees the result of a transaction. A failure shows where the balance does.
    this.#kit.refreshBalance().catch(() => {})
    return answer
  }

  /** Shows the frame until a call settles. */
  #approve<result>(call: (signal: AbortSignal) => Promise<result>, subject?: ApprovalSubject): Promise<result> {
    const run = (signal: AbortSignal): Promise<result> =>
      call(signal).catch(error => {
        throw signal.aborted ? requestRejected(error) : error
      })
    return this.#kit.controller(ApprovalController).during(this.#frame, run, subject)
  }

  #onLogin(email: string | undefined): void {
    this.#session.begin(email)
    if (email !== undefined) this.state.email = email
    if (this.state.status !== 'ready') this.#setStatus('locked')
  }

  #onEnd(): void {
    this.state.email = undefined
    this.#evm?.end()
    this.#solana?.end()
  }

  #onFrameStatus(status: EmbeddedStatus): void {
    // The stored login decides until the frame has confirmed or denied it.
    if (status !== 'out') this.#setStatus(status)
    else if (this.#stored.isKnown) {
      void this.#checkLogin()
    }
  }

  /** Asks the frame whether it ended the login. If the user was looking at the modal, shows why it is over. */
  async #checkLogin(): Promise<void> {
    const { email } = this.state
    const wasOpen = this.#kit.modal.state.open
    this.#session.doubt()
    const isIn = await this.#session.isLoggedIn().catch(() => true)
    if (!isIn && wasOpen) await showSignedOut(this.#kit, email)
  }

  #setStatus(status: EmbeddedStatus): void {
    this.state.status = status
    this.#kit.controller(WalletLock).state.isUnlocked = status === 'ready'
  }

  #createFrame(): EmbeddedFrame {
    const kit = this.#kit
    return new EmbeddedFrame({
      environment: kit.environment,
      build: kit.options.input.walletBuild,
      findSite: () => findWalletSite(kit),
      address: site => {
        const { caipNetworkId, network } = kit.chains.get() ?? {}
        const rpcUrl = network?.rpcUrls.default.http[0]
        return frameUrl(site, { projectId: kit.projectId ?? '', chainId: caipNetworkId, rpcUrl })
      },
      onOpen: link => {
        this.#stopSync()
        // Looks and descriptions aren't worth a failure.
        this.#stopSync = syncApp(kit, {
          theme: theme => void link.call('SYNC_THEME', theme).catch(() => {}),
          dapp: dapp => void link.call('SYNC_DAPP_DATA', dapp).catch(() => {}),
        })
      },
      onLost: () => {
        this.#stopSync()
        this.#session.doubt()
      },
      onDismiss: () => kit.modal.safeClose(),
    })
  }

  #providerFor(namespace: ChainNamespace): EvmProvider | SolanaWallet {
    const { chains, environment } = this.#kit
    if (namespace === 'solana') {
      this.#solana ??= new SolanaWallet({
        wallet: this,
        environment,
        name: walletName,
        icon: walletIcon,
        networks: () => {
          const { network, networks = [] } = chains.get(namespace) ?? {}
          return [...(network ? [network] : []), ...networks].map(({ caipNetworkId }) => caipNetworkId)
        },
      })
      return this.#solana
    }
    this.#evm ??= new EvmProvider({ wallet: this, environment, chainId: this.#firstChain() })
    return this.#evm
  }

  /** Returns the EVM chain to start on: the last one if the app still has it, else the app's active one. */
  #firstChain(): number {
    const { network, networks = [] } = this.#kit.chains.get('eip155') ?? {}
    const last = networks.find(({ id }) => id === this.#stored.lastChain)
    return Number((last ?? network ?? networks[0])?.id ?? 1)
  }
}
