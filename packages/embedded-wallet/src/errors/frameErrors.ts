import type { FrameCallName } from '@openappkit/contract/embedded'
import { EmbeddedError } from './EmbeddedError'
import { isEmbeddedCode } from './errorCodes'

const longestMessage = 500

/** Converts the failure of a call, as the frame sent it. Keeps its code if it's known. */
export function frameFailure(payload: unknown): EmbeddedError {
  const { message, code, left, rpcCode } = (typeof payload === 'object' && payload !== null ? payload : {}) as {
    readonly message?: unknown
    readonly code?: unknown
    readonly left?: unknown
    readonly rpcCode?: unknown
  }
  return new EmbeddedError(
    typeof code === 'string' && isEmbeddedCode(code) ? code : 'embedded/failed',
    typeof message === 'string' && message !== '' ? message.slice(0, longestMessage) : 'An error occurred',
    { left: numberIn(left), rpcCode: numberIn(rpcCode) },
  )
}

function numberIn(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}

/** Creates the error for a wallet site that didn't load. */
export function frameFailed(origin: string, cause?: unknown): EmbeddedError {
  return new EmbeddedError(
    'embedded/frame-failed',
    `The wallet didn't load. Check the connection, and allow ${origin} in \`frame-src\` of the page's Content-Security-Policy.`,
    { cause },
  )
}

/** Creates the error for calls that were open when the frame was removed or reloaded. */
export function frameLost(): EmbeddedError {
  return new EmbeddedError('embedded/frame-lost', 'The wallet was interrupted. Try again.')
}

/** Creates the error for a call without an answer. */
export function callTimedOut(name: FrameCallName): EmbeddedError {
  return new EmbeddedError('embedded/timeout', "The wallet didn't answer. Try again.", { details: name })
}

/** Creates the error for an answer of an unknown form. */
export function invalidAnswer(name: FrameCallName): EmbeddedError {
  return new EmbeddedError(
    'embedded/invalid-answer',
    "The wallet's answer can't be read. Update the app and the wallet server to the same version.",
    { details: name },
  )
}

/** Creates the error for a call that the caller or the end of the kit aborted. */
export function callAborted(): EmbeddedError {
  return new EmbeddedError('embedded/aborted', 'The request was aborted.')
}
