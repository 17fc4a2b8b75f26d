import { createReviewer } from './createReviewer'
import { fetchKnowledge, type KnowledgeSite } from './knowledge/fetchKnowledge'
import type { ChainReader, Reviewer } from './Reviewer'

/** Creates the reviewer of the wallet site, which knows what its server knows. */
export function openReviewer(reader: ChainReader, site: KnowledgeSite): Reviewer {
  return createReviewer({ reader, loadKnowledge: () => fetchKnowledge(site) })
}
