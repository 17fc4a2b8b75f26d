import type { Target } from '../Peer.ts'

/** Milliseconds since the page began to load. */
export interface Mark {
  /** After the first frame that showed any of it. */
  shown?: number
  /** After the first frame in which it was opaque, on top, usable and no longer moving. */
  settled?: number
}

/** The injected stopwatch at `window.stopwatch`. */
export interface Stopwatch {
  /** Start and length of every task over 50 ms. */
  readonly longTasks: [start: number, length: number][]
  /** Sum of layout shifts that no input explains. */
  shift: number
  /** Times of the connect requests to the wallet, in order. */
  readonly asked: number[]
  /** When the last click happened, by the event's own time stamp. */
  clickedAt: number | undefined
  readonly marks: Record<string, Mark>
  watch(name: string, target: Target): void
  /** Center of the element once it can be clicked. */
  pointAt(target: Target): { readonly x: number; readonly y: number } | undefined
  isShown(target: Target): boolean
}

declare global {
  interface Window {
    stopwatch: Stopwatch
  }
}
