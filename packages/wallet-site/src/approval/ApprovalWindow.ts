import type { Review } from '../review/Review'
import type { ApprovalSession } from './ApprovalSession'
import { WindowHost } from './handover/WindowHost'
import type { WindowLook } from './handover/WindowTask'
import type { AskingApp } from './screens/ApprovalProps'

/** Continues a request in the wallet's own window. The window shows this frame's review and answers with a press. */
export class ApprovalWindow {
  readonly #session: ApprovalSession
  readonly #app: AskingApp
  readonly #openWindow: (path: string) => Window | null
  readonly #look: WindowLook
  #host: WindowHost | undefined
  #stop: () => void = () => {}

  constructor(session: ApprovalSession, app: AskingApp, openWindow: (path: string) => Window | null, look: WindowLook) {
    this.#session = session
    this.#app = app
    this.#openWindow = openWindow
    this.#look = look
  }

  /** Opens the window, or brings it to the front. Call it during a click. */
  open(review: Review): void {
    this.close()
    const opened = this.#openWindow('/window/approve')
    if (!opened) {
      this.#session.inWindow(review, 'blocked')
      return
    }
    this.#session.inWindow(review)
    let shown = review
    const { origin, appName } = this.#app
    const host = new WindowHost(opened, async () => ({ kind: 'approve', review: shown, origin, appName }), this.#look, {
      onNote: note => {
        if (note.type === 'approve') void this.#session.approve(shown)
        if (note.type === 'cancel') this.#session.cancel()
      },
      onClosed: () => {
        this.#host = undefined
        this.#session.inWindow(shown, 'closed')
      },
    })
    this.#host = host
    this.#stop = this.#session.store.subscribe(() => {
      const { state } = this.#session.store
      if (
        state.status === 'over' ||
        state.status === 'unlocking' ||
        state.status === 'protecting' ||
        state.status === 'failed'
      ) {
        this.close()
      } else if (state.status === 'reviewing' && state.review !== shown) {
        // The outcome changed, so the window shows the new review.
        shown = state.review
        host.send({ type: 'review', review: shown })
        this.#session.inWindow(shown)
      }
    })
  }

  close(): void {
    this.#stop()
    this.#stop = () => {}
    this.#host?.close()
    this.#host = undefined
  }
}
