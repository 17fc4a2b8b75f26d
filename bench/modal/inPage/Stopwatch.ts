import type { Target } from '../Peer.ts'

/** Moments in milliseconds since the page started loading. */
export interface Mark {
  /** After the first frame that showed any part of the element. */
  shown?: number
  /** After the first frame in which the element was opaque, on top, usable and no longer moving. */
  settled?: number
}

/** The stopwatch injected as `window.stopwatch`. */
export interface Stopwatch {
  /** Start and duration of every task over 50 ms. */
  readonly longTasks: [start: number, length: number][]
  /** Sum of the layout shifts without recent user input. */
  shift: number
  /** Times of the connect requests to the wallet, in order. */
  readonly requestTimes: number[]
  /** The time of the last click, from the event's `timeStamp`. */
  clickedAt: number | undefined
  readonly marks: Record<string, Mark>
  watch(name: string, target: Target): void
  /** Returns the center of the element, or undefined while it can't be clicked. */
  pointAt(target: Target): { readonly x: number; readonly y: number } | undefined
  isShown(target: Target): boolean
}

declare global {
  interface Window {
    stopwatch: Stopwatch
  }
}
