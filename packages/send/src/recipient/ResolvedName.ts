import type { CaipNetwork } from '@openappkit/appkit-core'

/** Address and profile of a name. */
export interface ResolvedName {
  readonly address: string
  /** The name in its normal form. */
  readonly name: string
  readonly avatarUrl?: string | undefined
}

/** Resolves a name on a network, or returns undefined if it has no address there. Rejects if the lookup fails. */
export type LookUpName = (name: string, network: CaipNetwork) => Promise<ResolvedName | undefined>
