import { and, eq, sql as expression } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { type AccountRow, authAccounts } from '../storage/schema'

/** The database method that this module uses. Transactions also provide it. */
type Writer = Pick<NodePgDatabase, 'update'>

/**
 * Records the proof of an account that last signed in before proofs were stored, so the account keeps its profile.
 *
 * A key keeps its profile on every network. A contract keeps it only on the network where the profile was created. On
 * another network, the address may belong to another party, which gets a new profile.
 */
export async function adoptAccount(
  database: Writer,
  {
    projectId,
    caipNetworkId,
    addressKey,
    proof,
  }: Pick<AccountRow, 'projectId' | 'caipNetworkId' | 'addressKey' | 'proof'>,
): Promise<void> {
  const isFirstOfProfile = expression`not exists (
    select 1 from auth_accounts earlier
    where earlier.profile_uuid = ${authAccounts.profileUuid}
      and (earlier.created_at, earlier.uuid) < (${authAccounts.createdAt}, ${authAccounts.uuid})
  )`
  await database
    .update(authAccounts)
    .set({ proof })
    .where(
      and(
        eq(authAccounts.projectId, projectId),
        eq(authAccounts.caipNetworkId, caipNetworkId),
        eq(authAccounts.addressKey, addressKey),
        eq(authAccounts.proof, 'unknown'),
        proof === 'contract' ? isFirstOfProfile : undefined,
        expression`not exists (
          select 1 from auth_accounts other
          where other.project_id = ${projectId} and other.caip_network_id = ${caipNetworkId}
            and other.address_key = ${addressKey} and other.proof = ${proof}
        )`,
      ),
    )
}
