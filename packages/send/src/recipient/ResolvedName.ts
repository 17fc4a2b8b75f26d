import type { CaipNetwork } from '@openappkit/appkit-core'

/** Whose name it is. */
export interface ResolvedName {
  readonly address: string
  /** The name as it is properly written. */
  readonly name: string
  readonly avatarUrl?: string | undefined
}

/** Resolves a name on a network, or returns undefined if it has no address there. Rejects if the lookup fails. */
export type LookUpName = (name: string, network: CaipNetwork) => Promise<ResolvedName | undefined>
