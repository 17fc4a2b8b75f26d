import type { CaipNetworkId } from '@openappkit/contract'
import { legacyIds } from '../data/legacyIds'

/**
 * Returns the id, followed by its legacy form if it has one. Session proposals list both; a request uses the approved
 * one.
 *
 * @example
 * ```ts
 * import { withLegacyId } from '@openappkit/appkit-core/walletconnect'
 *
 * withLegacyId('eip155:1') // ['eip155:1']
 * ```
 */
export function withLegacyId(id: CaipNetworkId): readonly CaipNetworkId[] {
  const legacy = legacyIds[id]
  return legacy === undefined ? [id] : [id, legacy]
}

/**
 * Returns the form of an id that the wallet approved, or the id itself if it approved neither.
 *
 * @example
 * ```ts
 * import { approvedForm } from '@openappkit/appkit-core/walletconnect'
 *
 * approvedForm('eip155:1', ['eip155:1', 'eip155:10']) // 'eip155:1'
 * ```
 */
export function approvedForm(id: CaipNetworkId, approved: readonly CaipNetworkId[]): CaipNetworkId {
  return withLegacyId(id).find(form => approved.includes(form)) ?? id
}
