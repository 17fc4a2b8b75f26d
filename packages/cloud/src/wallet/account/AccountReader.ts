import type { EmbeddedAccount, UnlockPath } from '@openappkit/contract/embedded'
import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../storage/Database'
import {
  type WalletPathRow,
  walletAddresses,
  walletEscrow,
  walletIdentities,
  walletPaths,
  walletUsers,
} from '../../storage/walletSchema'
import { walletFailure } from '../failures'

/** Reads a user's account as one of their devices sees it. */
export class AccountReader {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  /** @throws HttpFailure `session_ended` if the user doesn't exist any more. */
  async read(userId: string, thumbprint: string): Promise<EmbeddedAccount> {
    const { sql } = this.#database
    const [[user], addresses, paths, [escrow]] = await Promise.all([
      sql
        .select({ user: walletUsers, email: walletIdentities.email })
        .from(walletUsers)
        .leftJoin(walletIdentities, eq(walletIdentities.userId, walletUsers.id))
        .where(eq(walletUsers.id, userId)),
      sql
        .select({ namespace: walletAddresses.namespace, address: walletAddresses.address })
        .from(walletAddresses)
        .where(eq(walletAddresses.userId, userId))
        .orderBy(asc(walletAddresses.position)),
      sql
        .select()
        .from(walletPaths)
        .where(eq(walletPaths.userId, userId))
        .orderBy(asc(walletPaths.createdAt), asc(walletPaths.kind), asc(walletPaths.id)),
      sql.select({ keyId: walletEscrow.keyId }).from(walletEscrow).where(eq(walletEscrow.userId, userId)),
    ])
    if (!user) throw walletFailure('session_ended')
    return {
      userId,
      email: user.email,
      custody: user.user.custody,
      hasEscrow: escrow !== undefined,
      epoch: user.user.epoch,
      controlKey: user.user.controlKey,
      addresses,
      paths: paths.map(path => shownPath(path, thumbprint)),
    }
  }
}

function shownPath(path: WalletPathRow, thumbprint: string): UnlockPath {
  return {
    id: path.id,
    kind: path.kind,
    label: path.label,
    ...(path.credentialId !== null && { credentialId: path.credentialId }),
    ...(path.hashing !== null && { hashing: path.hashing }),
    isTested: path.testedAt !== null,
    ...(path.thumbprint !== null && { deviceId: path.thumbprint }),
    isThisDevice: path.thumbprint === thumbprint,
    createdAt: path.createdAt.getTime(),
    usedAt: path.usedAt?.getTime() ?? null,
  }
}
