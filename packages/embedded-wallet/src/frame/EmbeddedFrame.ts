import type { AppKitError, Environment } from '@openappkit/appkit-core'
import type { FrameCallName, FrameCalls, FrameEventName, FrameEvents } from '@openappkit/contract/embedded'
import { EmbeddedError } from '../errors/EmbeddedError'
import { callAborted, frameFailed, frameLost } from '../errors/frameErrors'
import { FrameDialog, type FrameRectangle } from './FrameDialog'
import { FrameLink } from './FrameLink'
import { FrameListeners } from './FrameListeners'
import { readFrameMessage } from './frameMessage'
import { Gate } from './Gate'
import { loadLimit, portLimit, settleDelay } from './timeLimits'
import type { FrameCallPayload, WalletFrame } from './WalletFrame'
import type { WalletSite } from './WalletSite'

/** Dependencies of {@link EmbeddedFrame}. */
export interface FrameDependencies {
  readonly environment: Pick<Environment, 'setTimer' | 'window'>
  /** Finds the wallet site. Called for each load of the frame. */
  findSite(): Promise<WalletSite>
  /** Returns the URL of the frame. */
  address(site: WalletSite): string
  /** Id of the only build that the app accepts. Undefined accepts any. */
  readonly build: string | undefined
  /**
   * Called when the frame can be called. Calls that it sends with `link` overtake those that wait for the frame. `link`
   * ends with the load of the frame.
   */
  onOpen(link: Pick<FrameLink, 'call'>): void
  /** Called when a frame that could be called was removed, reloaded or failed. */
  onLost(): void
  /** Called when the user wants to leave the frame: Escape, or a click outside. */
  onDismiss(): void
}

/** A load of the frame: from mounting the iframe until it is removed. */
interface Mount {
  readonly site: WalletSite
  readonly dialog: FrameDialog
  link: FrameLink
  /** Opens when the frame can be called. Replaced when the frame reloads. */
  gate: Gate
  isReady: boolean
  /** Whether the site accepted a port. Only such sites emit `VISIBILITY` and `HEIGHT`. */
  isOnPort: boolean
}

/** Height of the frame of AppKit 1.8 in CSS pixels. */
const legacyHeight = 600

/** Mounts the wallet site on first use, and again if the page removed it. */
export class EmbeddedFrame implements WalletFrame {
  readonly #dependencies: FrameDependencies
  readonly #listeners = new FrameListeners()
  #opening: Promise<void> | undefined
  #mount: Mount | undefined
  #place: FrameRectangle | undefined
  #isDestroyed = false

  constructor(dependencies: FrameDependencies) {
    this.#dependencies = dependencies
  }

  /** The wallet site, once the frame has been mounted. */
  get site(): WalletSite | undefined {
    return this.#mount?.site
  }

  async call<name extends FrameCallName>(
    name: name,
    ...[payload, options]: FrameCallPayload<name>
  ): Promise<FrameCalls[name]['result']> {
    const signal = options?.signal
    if (signal?.aborted) throw callAborted()
    await untilAborted(this.#open(), signal)
    const mount = this.#mount
    if (!mount) throw frameLost()
    if (name === 'RPC_REQUEST' && !mount.isOnPort) this.#announceRequest()
    return mount.link.call(name, payload, options)
  }

  on<name extends FrameEventName>(name: name, listener: (event: FrameEvents[name]) => void): () => void {
    return this.#listeners.add(name, listener)
  }

  show(place: FrameRectangle): void {
    this.#place = place
    this.#mount?.dialog.show(place)
  }

  hide(): void {
    this.#place = undefined
    this.#mount?.dialog.hide()
  }

  abort(): void {
    if (this.#mount?.isReady) this.#mount.link.post({ type: '@w3m-app/RPC_ABORT', id: crypto.randomUUID() })
  }

  /** Removes the frame. Open and later calls reject. */
  destroy(): void {
    this.#isDestroyed = true
    this.#end(callAborted())
  }

  /** Resolves when the frame can be called. A failed load is tried again by the next call. */
  #open(): Promise<void> {
    if (this.#isDestroyed) return Promise.reject(callAborted())
    if (this.#mount && !this.#mount.dialog.isMounted) this.#end(frameLost())
    this.#opening ??= this.#load().catch(error => {
      this.#opening = undefined
      this.#end(error)
      throw error
    })
    return this.#opening
  }

  async #load(): Promise<void> {
    const { environment, findSite, address } = this.#dependencies
    const page = environment.window
    if (!page) throw new EmbeddedError('embedded/frame-failed', 'The wallet needs a browser.')
    const site = await findSite()
    if (this.#isDestroyed) throw callAborted()
    const dialog = new FrameDialog(page, address(site), {
      onRemoved: () => this.#onRemoved(),
      onDismiss: () => this.#dependencies.onDismiss(),
    })
    const link = this.#createLink(site, dialog)
    const mount: Mount = { site, dialog, link, gate: new Gate(), isReady: false, isOnPort: false }
    this.#mount = mount
    page.addEventListener('message', this.#onMessage)
    page.document.addEventListener('securitypolicyviolation', this.#onViolation)
    if (this.#place) dialog.show(this.#place)
    await this.#untilOpen(mount)
  }

  #untilOpen({ gate, site }: Mount): Promise<void> {
    const stopTimer = this.#dependencies.environment.setTimer(() => gate.fail(frameFailed(site.origin)), loadLimit)
    return gate.promise.finally(stopTimer)
  }

  #createLink(site: WalletSite, dialog: FrameDialog): FrameLink {
    return new FrameLink({
      post: (message, ports = []) => dialog.window?.postMessage(message, site.origin, [...ports]),
      setTimer: (task, ms) => this.#dependencies.environment.setTimer(task, ms),
      onEvent: (name, payload) => this.#listeners.emit(name, payload),
    })
  }

  readonly #onMessage = ({ data, origin, source }: MessageEvent<unknown>): void => {
    const mount = this.#mount
    // Any window can post messages to this one. Only those of the frame itself count.
    if (!mount || source === null || source !== mount.dialog.window || origin !== mount.site.origin) return
    const message = readFrameMessage(data)
    if (message?.name === 'READY') void this.#onReady(mount, message.payload)
    else mount.link.receive(data)
  }

  /** Handles a loaded frame. A second READY means that the frame reloaded, which lost its open calls. */
  async #onReady(mount: Mount, payload: unknown): Promise<void> {
    const { environment, build } = this.#dependencies
    if (mount.isReady) this.#onReload(mount)
    mount.link.end(frameLost())
    const link = this.#createLink(mount.site, mount.dialog)
    mount.link = link
    const { mayUsePort, chains } = mount.site
    // A site of our server knows ports, however long it takes. Others may be sites of AppKit 1.8.
    const limit = chains === undefined ? portLimit : loadLimit
    const opened = mayUsePort ? await link.openPort(limit).catch(() => undefined) : undefined
    if (mount.link !== link || this.#mount !== mount) return
    if (build !== undefined && opened?.build !== build) {
      const error = buildMismatch(build, opened?.build)
      this.#end(error)
      return
    }
    if (!opened) await new Promise<void>(resolve => environment.setTimer(resolve, settleDelay))
    if (mount.link !== link || this.#mount !== mount) return
    mount.isReady = true
    mount.isOnPort = opened !== undefined
    this.#dependencies.onOpen(link)
    this.#listeners.emit('READY', payload)
    if (opened) this.#listeners.emit('STATUS', { status: opened.status })
    mount.gate.open()
  }

  /** Emits what a site of AppKit 1.8 doesn't: it shows each request that it gets. */
  #announceRequest(): void {
    this.#listeners.emit('HEIGHT', { height: legacyHeight })
    this.#listeners.emit('VISIBILITY', { isWanted: true })
  }

  /** Makes calls wait until the reloaded frame can be called. */
  #onReload(mount: Mount): void {
    mount.isReady = false
    mount.gate = new Gate()
    this.#opening = this.#untilOpen(mount)
    this.#opening.catch(error => {
      if (this.#mount === mount) this.#end(error)
    })
    this.#dependencies.onLost()
  }

  #onRemoved(): void {
    const isShown = this.#place !== undefined
    this.#end(frameLost())
    // The user is looking at it.
    if (isShown && !this.#isDestroyed) this.#open().catch(() => {})
  }

  /** Handles a Content-Security-Policy that forbids the frame, without waiting for the time limit. */
  readonly #onViolation = ({ blockedURI, effectiveDirective }: SecurityPolicyViolationEvent): void => {
    const mount = this.#mount
    if (!mount || !/^(?:frame|child|default)-src$/u.test(effectiveDirective)) return
    if (blockedURI.startsWith(mount.site.origin)) mount.gate.fail(frameFailed(mount.site.origin, effectiveDirective))
  }

  #end(error: AppKitError): void {
    const mount = this.#mount
    const page = this.#dependencies.environment.window
    this.#mount = undefined
    this.#opening = undefined
    if (!mount) return
    page?.removeEventListener('message', this.#onMessage)
    page?.document.removeEventListener('securitypolicyviolation', this.#onViolation)
    mount.gate.fail(error)
    mount.link.end(error)
    mount.dialog.remove()
    if (mount.isReady) this.#dependencies.onLost()
  }
}

function buildMismatch(expected: string, actual: string | undefined): EmbeddedError {
  return new EmbeddedError(
    'embedded/build-mismatch',
    'The wallet site runs another build than this app expects. Check the server, or change `walletBuild`.',
    { details: `Expected ${expected}, got ${actual ?? 'none'}` },
  )
}

/** Resolves or rejects with `work`. Rejects first if `signal` aborts. */
function untilAborted(work: Promise<void>, signal: AbortSignal | undefined): Promise<void> {
  if (!signal) return work
  return new Promise((resolve, reject) => {
    const abort = (): void => reject(callAborted())
    signal.addEventListener('abort', abort)
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}
