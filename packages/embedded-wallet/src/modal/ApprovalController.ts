import type { ModalKit } from '@openappkit/appkit-core/modal'
import { proxy, ref, subscribe } from 'valtio/vanilla'
import { requestRejected } from '../errors/requestRejected'
import type { WalletFrame } from '../frame/WalletFrame'
import type { ApprovalSubject } from './ApprovalSubject'

/** The wallet's frame as the ApproveTransaction view shows it. */
export interface ApprovalState {
  /** The frame. Undefined until the first request. */
  frame: WalletFrame | undefined
  /** Whether the frame has something to show. */
  isWanted: boolean
  /** Height of the frame's content in CSS pixels, if known. */
  height: number | undefined
  /** Number of requests that wait for the user. */
  requests: number
}

/**
 * Shows the ApproveTransaction view while requests wait for the user, and leaves it afterwards. The user rejects the
 * requests by closing the modal or leaving the view. A controller of the kit.
 */
export class ApprovalController {
  readonly state: ApprovalState = proxy<ApprovalState>({
    frame: undefined,
    isWanted: false,
    height: undefined,
    requests: 0,
  })
  readonly #kit: ModalKit
  /** Aborts the open requests. */
  #open = new AbortController()

  constructor(kit: ModalKit) {
    this.#kit = kit
    const { context, modal, router } = kit
    context.onDestroy(modal.onClose(() => this.#abandon()))
    context.onDestroy(subscribe(router.state, () => this.#isShown || this.#abandon(), true))
  }

  /**
   * Shows the frame until `request` settles.
   *
   * @param request - Calls the frame. Its signal aborts when the user leaves, and the frame forgets the call.
   * @param subject - Page that the request shows. Default: an approval.
   * @throws {UserRejectedError} if the user leaves before the answer.
   */
  async during<Result>(
    frame: WalletFrame,
    request: (signal: AbortSignal) => Promise<Result>,
    subject?: ApprovalSubject,
  ): Promise<Result> {
    this.#follow(frame)
    if (this.state.requests === 0) this.#open = new AbortController()
    // Counted afterwards: a request without the view counts as abandoned.
    this.#show(subject)
    this.state.requests += 1
    const { signal } = this.#open
    try {
      const result = await Promise.race([request(signal), rejection(signal)])
      this.#end(signal, 'success')
      return result
    } catch (error) {
      this.#end(signal, 'error')
      throw error
    }
  }

  #follow(frame: WalletFrame): void {
    if (this.state.frame === frame) return
    this.state.frame = ref(frame)
    const stops = [
      frame.on('VISIBILITY', ({ isWanted }) => {
        this.state.isWanted = isWanted
      }),
      frame.on('HEIGHT', ({ height }) => {
        this.state.height = height
      }),
    ]
    this.#kit.context.onDestroy(() => stops.map(stop => stop()))
  }

  #show(params: ApprovalSubject | undefined): void {
    const { modal, options, router } = this.#kit
    if (modal.state.open || options.input.enableEmbedded === true) {
      router.push('ApproveTransaction', params)
    } else {
      // Never rejects: the view's feature is loaded.
      void modal.open({ view: 'ApproveTransaction', ...(params && { arguments: params }) })
    }
  }

  /** Leaves the view once no request is open. */
  #end({ aborted }: AbortSignal, outcome: 'error' | 'success'): void {
    if (aborted) return
    this.state.requests -= 1
    if (this.state.requests > 0) return
    const { modal, router } = this.#kit
    router.popTransactionStack(outcome)
    // Closes a modal that opened only for the request.
    if (this.#isShown) modal.goBack()
  }

  /** Rejects the open requests. */
  #abandon(): void {
    if (this.state.requests === 0) return
    this.state.requests = 0
    this.#open.abort()
    this.state.frame?.abort()
    const { modal, router } = this.#kit
    if (!modal.state.open) router.popTransactionStack('cancel')
  }

  get #isShown(): boolean {
    return this.#kit.router.current.view === 'ApproveTransaction'
  }
}

function rejection(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(requestRejected())))
}
