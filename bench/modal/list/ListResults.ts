import type { ListSubject } from './LongList.ts'

/** Measurements of one visit to a long list. Times are in milliseconds. A step that didn't happen is undefined. */
export interface ListVisit {
  /** From the click to the first frame with a list entry. */
  firstItem?: number
  /** From the first turn of the wheel until the last entry is in view and at rest. */
  scrolled?: number
  /** Number of 1/60 s frames dropped while scrolling, and the longest frame. */
  dropped?: number
  longest?: number
  /** Number of elements in the modal at the end, including those in shadow roots. */
  nodes?: number
  failure?: string
}

export interface ListResults {
  readonly subject: ListSubject
  /** Name of the page with the list. */
  readonly name: string
  readonly label: string
  /** By profile, one visit per round. */
  readonly visits: Record<string, ListVisit[]>
}
