import type { CaipNetworkId } from '@openappkit/contract'
import { legacyIds } from '../data/legacyIds'

/** The id and, where there is one, its older form. A session asks for both; a request uses the one that the session has. */
export function withLegacyId(id: CaipNetworkId): readonly CaipNetworkId[] {
  const legacy = legacyIds[id]
  return legacy === undefined ? [id] : [id, legacy]
}

/** The form of an id that the wallet approved; the id itself when it approved neither. */
export function approvedForm(id: CaipNetworkId, approved: readonly CaipNetworkId[]): CaipNetworkId {
  return withLegacyId(id).find(form => approved.includes(form)) ?? id
}
