import type { Target } from '../Peer.ts'

/** The kind of entry in a long list. */
export type ListSubject = 'wallets' | 'tokens' | 'transactions'

/** A long list, and how a user reaches it. */
export interface LongList {
  readonly subject: ListSubject
  /** Name of the page that has it. */
  readonly page: string
  /** Project id for which the backend has the entries. */
  readonly project: string
  /** Clicks in order: the button that opens the modal, then the wallet row, which connects. */
  readonly way: readonly ('button' | 'row')[]
  /** The element that opens the list from there. */
  readonly open: Target
  /** The first entry. */
  readonly item: Target
  /** The last one, once it exists. */
  readonly last: Target
  /** The element that contains everything counted. */
  readonly modal: string
  /** How often it is scrolled through: what is counted hardly differs between visits. */
  readonly rounds: number
}
