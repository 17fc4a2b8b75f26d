import type { CustomWallet } from '../options/AppKitOptions'

/** A wallet used lately, with what is needed to reach it again: one that was asked by link isn't among the connectors. */
export interface RecentWallet extends CustomWallet {
  /** CAIP-2 ids. Absent: nobody knows. */
  readonly chains?: readonly string[] | undefined
}
