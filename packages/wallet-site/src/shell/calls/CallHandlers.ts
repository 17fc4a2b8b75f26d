import type { FrameCallName, FrameCalls } from '@openappkit/contract/embedded'

/** Facts about the caller of a handler. */
export interface CallContext {
  /** Verified origin of the app. */
  readonly origin: string
}

/** Handlers of calls by name. Calls without a handler aren't supported. */
export type CallHandlers = {
  readonly [name in FrameCallName]?: (
    payload: FrameCalls[name]['payload'],
    context: CallContext,
  ) => FrameCalls[name]['result'] | Promise<FrameCalls[name]['result']>
}
