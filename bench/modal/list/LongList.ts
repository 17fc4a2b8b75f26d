import type { Target } from '../Peer.ts'

/** The kind of entry in a long list. */
export type ListSubject = 'wallets' | 'tokens' | 'transactions'

/** A long list and how the user reaches it. */
export interface LongList {
  readonly subject: ListSubject
  /** Name of the page with the list. */
  readonly page: string
  /** Project id for which the backend returns the entries. */
  readonly project: string
  /** Clicks in order: `button` opens the modal, and `row` connects the wallet. */
  readonly way: readonly ('button' | 'row')[]
  /** The element that then opens the list. */
  readonly open: Target
  /** The first entry. */
  readonly item: Target
  /** The last entry, once it's rendered. */
  readonly last: Target
  /** Selector of the element whose descendants are counted. */
  readonly modal: string
  /** Maximum number of rounds. A few are enough because the counts hardly vary. */
  readonly rounds: number
}
