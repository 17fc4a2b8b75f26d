import type { CaipNetworkId } from '@openappkit/contract'

/** Ids that older wallets know Solana's networks by. Both are asked for; in requests the one is used that the session has. */
const legacyIds: Readonly<Record<CaipNetworkId, CaipNetworkId>> = {
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ',
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1': 'solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K',
}

/** The id and, where there is one, its older form. */
export function withLegacyId(id: CaipNetworkId): readonly CaipNetworkId[] {
  const legacy = legacyIds[id]
  return legacy === undefined ? [id] : [id, legacy]
}

/** The form of an id that the wallet approved; the id itself when it approved neither. */
export function approvedForm(id: CaipNetworkId, approved: readonly CaipNetworkId[]): CaipNetworkId {
  return withLegacyId(id).find(form => approved.includes(form)) ?? id
}
