import type { FrameMessage } from '../../protocol/FrameMessage'

/** Window that messages come from and go to. */
export interface MessageTarget {
  postMessage(message: FrameMessage, targetOrigin: string): void
}

/** Part of its window that the shell uses. */
export interface FrameView {
  readonly parent: MessageTarget
  /** The window itself, and the outermost window. Only compared. */
  readonly self: unknown
  readonly top: unknown
  /** Origins of all windows around the frame, from the inside. Firefox before 2026 doesn't have it. */
  readonly ancestorOrigins: readonly string[] | undefined
  /** URL that embeds the frame, often only its origin. */
  readonly referrer: string
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void
  removeEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void
}

/** Returns the view of a window. */
export function frameViewOf(page: Window): FrameView {
  const { ancestorOrigins } = page.location
  return {
    parent: page.parent,
    self: page.self,
    top: page.top,
    ancestorOrigins: ancestorOrigins === undefined ? undefined : Array.from(ancestorOrigins),
    referrer: page.document.referrer,
    addEventListener: (type, listener) => page.addEventListener(type, listener),
    removeEventListener: (type, listener) => page.removeEventListener(type, listener),
  }
}
