import type {
  FrameCallName,
  FrameCalls,
  FrameEventName,
  FrameEvents,
  FrameFailure,
} from '@openappkit/contract/embedded'

/** Message of the frame to the app. */
export interface FrameMessage {
  readonly type: `@w3m-frame/${string}`
  readonly id?: string
  readonly payload?: unknown
}

/** Returns the successful answer to a call. AppKit 1.8 resolves an absent payload as undefined. */
export function successMessage<name extends FrameCallName>(
  name: name,
  id: string | undefined,
  result: FrameCalls[name]['result'],
): FrameMessage {
  return {
    type: `@w3m-frame/${name}_SUCCESS`,
    ...(id === undefined ? {} : { id }),
    ...(result === undefined ? {} : { payload: result }),
  }
}

/** Returns the failed answer to a call. */
export function failureMessage(name: string, id: string | undefined, failure: FrameFailure): FrameMessage {
  return { type: `@w3m-frame/${name}_ERROR`, ...(id === undefined ? {} : { id }), payload: failure }
}

/** Returns an event that answers no call. */
export function eventMessage<name extends FrameEventName>(name: name, payload: FrameEvents[name]): FrameMessage {
  return { type: `@w3m-frame/${name}`, payload }
}
