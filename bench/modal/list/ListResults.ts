import type { ListSubject } from './LongList.ts'

/** One visit to a long list. Milliseconds; a step that didn't come about has no number. */
export interface ListVisit {
  /** From the click to the first frame with an entry of the list. */
  firstItem?: number
  /** From the first turn of the wheel until the last entry stands still in sight. */
  scrolled?: number
  /** Frames of 1/60 s that were dropped while scrolling, and the longest frame. */
  dropped?: number
  longest?: number
  /** Elements of the modal at the end, shadow roots included. */
  nodes?: number
  failure?: string
}

export interface ListResults {
  readonly subject: ListSubject
  /** The page that it is on. */
  readonly name: string
  readonly label: string
  /** By profile, one visit of each round. */
  readonly visits: Record<string, ListVisit[]>
}
