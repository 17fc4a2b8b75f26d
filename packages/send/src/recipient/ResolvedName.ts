import type { CaipNetwork } from '@openappkit/appkit-core'

/** Whose name it is. */
export interface ResolvedName {
  readonly address: string
  /** The name as it is properly written. */
  readonly name: string
  readonly avatarUrl?: string | undefined
}

/** Says whom a name leads to on a network; undefined: nobody. Rejects where nobody could say. */
export type LookUpName = (name: string, network: CaipNetwork) => Promise<ResolvedName | undefined>
