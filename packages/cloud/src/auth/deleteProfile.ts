import { and, eq, sql as expression, inArray } from 'drizzle-orm'
import type { Database } from '../storage/Database'
import { type AccountRow, analyticsRecords, authAccounts, authSessions } from '../storage/schema'

const BATCH = 1000

/**
 * Deletes all data of an account's profile in its project: the accounts with the app's data, their sessions, and
 * analytics with the address. Used nonces stay until they expire, because they don't identify an account and prevent
 * the reuse of a message.
 */
export async function deleteProfile(
  { sql }: Database,
  { projectId, profileUuid, address }: Pick<AccountRow, 'projectId' | 'profileUuid' | 'address'>,
): Promise<void> {
  await sql.transaction(async transaction => {
    const isOfProfile = and(eq(authAccounts.projectId, projectId), eq(authAccounts.profileUuid, profileUuid))
    const accounts = transaction.select({ uuid: authAccounts.uuid }).from(authAccounts).where(isOfProfile)
    await transaction.delete(authSessions).where(inArray(authSessions.accountUuid, accounts))
    await transaction.delete(authAccounts).where(isOfProfile)
  })
  const named = sql
    .select({ id: analyticsRecords.id })
    .from(analyticsRecords)
    .where(
      and(
        eq(analyticsRecords.projectId, projectId),
        expression`lower(${analyticsRecords.address}) = lower(${address})`,
      ),
    )
    .limit(BATCH)
  for (let deleted = BATCH; deleted === BATCH; ) {
    const result = await sql.delete(analyticsRecords).where(inArray(analyticsRecords.id, named))
    deleted = result.rowCount ?? 0
  }
}
