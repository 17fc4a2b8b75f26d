import type { Target } from '../Peer.ts'

/** What the entries of a long list are. */
export type ListSubject = 'wallets' | 'tokens' | 'transactions'

/** A long list, and how a visitor comes to it. */
export interface LongList {
  readonly subject: ListSubject
  /** Name of the page that has it. */
  readonly page: string
  /** Project id for which the backend has the entries. */
  readonly project: string
  /** What is clicked first, one after the other: what opens the modal, or the row of the wallet, which connects. */
  readonly way: readonly ('button' | 'row')[]
  /** What leads to the list from there. */
  readonly open: Target
  /** The first entry. */
  readonly item: Target
  /** The last one, once it exists. */
  readonly last: Target
  /** What everything counted is in. */
  readonly modal: string
  /** How often it is scrolled through: what is counted hardly differs between visits. */
  readonly rounds: number
}
