import type { FrameCallName, FrameCalls, FrameEventName, FrameEvents } from '@openappkit/contract/embedded'

/** Arguments of {@link WalletFrame.call}: the payload, if the call has one. */
export type FrameCallPayload<name extends FrameCallName> = undefined extends FrameCalls[name]['payload']
  ? readonly [payload?: FrameCalls[name]['payload'], options?: FrameCallOptions]
  : readonly [payload: FrameCalls[name]['payload'], options?: FrameCallOptions]

export interface FrameCallOptions {
  /** Aborts the wait. The frame may still complete the call. */
  readonly signal?: AbortSignal | undefined
  /** Milliseconds until the call rejects. Default: the limit of the frame protocol. */
  readonly timeout?: number | undefined
}

/** The wallet site in a frame. Everything else in this package reaches it through this interface. */
export interface WalletFrame {
  /**
   * Calls the frame, after loading it if necessary.
   *
   * @throws {AppKitError} The failure of the frame, `embedded/frame-failed` if it doesn't load within 20 seconds, or
   * `embedded/timeout` if it doesn't answer in time.
   */
  call<name extends FrameCallName>(name: name, ...rest: FrameCallPayload<name>): Promise<FrameCalls[name]['result']>
  /** Listens for events of the frame. Returns a function that stops. */
  on<name extends FrameEventName>(name: name, listener: (event: FrameEvents[name]) => void): () => void
  /** Shows the frame over the modal, in a rectangle of the viewport in CSS pixels. */
  show(place: { readonly left: number; readonly top: number; readonly width: number; readonly height: number }): void
  /** Hides the frame. It keeps running. */
  hide(): void
  /** Cancels the calls that wait for the user in the frame, which doesn't answer them. */
  abort(): void
}
