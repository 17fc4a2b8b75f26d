import type { KnownAsset, KnownParty } from '../assets/KnownAsset'
import type { DescriptorSource } from '../descriptors/DescriptorSource'

/** The operator's knowledge about tokens and contracts, which reviews add to the answers of chains. */
export interface Knowledge {
  /** The operator's token list. Tokens that it lacks are shown as unlisted. */
  readonly assets: readonly KnownAsset[]
  /** Contracts that the operator names. */
  readonly parties: readonly KnownParty[]
  readonly descriptors: DescriptorSource | undefined
}

/** Knows nothing, so every token is unlisted. */
export const noKnowledge: Knowledge = { assets: [], parties: [], descriptors: undefined }
