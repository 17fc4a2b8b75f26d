/** Regular expressions that the text of an element must match, or a field's value, by selector in the modal or the page. */
export type Expected = Readonly<Record<string, string>>

/** A request to the backend, in milliseconds since the page started loading. */
export interface RequestTimes {
  readonly start: number
  readonly end: number
}

/** The clock injected as `window.paintClock`. Its times are in milliseconds since the page started loading. */
export interface PaintClock {
  /** The time of the last key press or click, from the event's `timeStamp`. */
  inputAt: number
  /** After the first frame that showed what {@link PaintClock.watch} expects, by name. */
  readonly shown: Record<string, number>
  /** Checks every frame until the page shows what is expected. */
  watch(name: string, expected: Expected): void
  /** Returns the last request whose URL contains `path`. */
  lastRequest(path: string): RequestTimes | undefined
}

declare global {
  interface Window {
    paintClock: PaintClock
  }
}
