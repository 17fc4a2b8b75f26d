import type { NewUnlockPath } from '@openappkit/contract/embedded'
import { and, eq, sql } from 'drizzle-orm'
import { HttpFailure } from '../../http/HttpFailure'
import { walletPaths } from '../../storage/walletSchema'
import type { KeySealer } from '../operator/KeySealer'
import type { PasswordOprf } from '../operator/PasswordOprf'
import type { WalletCaller } from '../WalletCaller'
import type { WalletSql } from '../WalletSql'

/** Device paths per user. The ones unused for the longest time go first: their devices open the wallet another way. */
const DEVICE_PATHS = 30

/** Selects one path. */
export function isPath(userId: string, id: string): ReturnType<typeof and> {
  return and(eq(walletPaths.userId, userId), eq(walletPaths.id, id))
}

/** Returns the place that a server key is sealed for. */
export function placeOf(userId: string, { id, kind }: Pick<NewUnlockPath, 'id' | 'kind'>): string {
  return `${userId}|${kind}|${id}`
}

/** Stores new unlock paths, with their server keys sealed. */
export class PathWriter {
  readonly #sealer: KeySealer
  readonly #oprf: PasswordOprf

  constructor(sealer: KeySealer, oprf: PasswordOprf) {
    this.#sealer = sealer
    this.#oprf = oprf
  }

  async add(
    sql: WalletSql,
    { thumbprint, userId }: Pick<WalletCaller, 'thumbprint' | 'userId'>,
    paths: readonly NewUnlockPath[],
    now: Date,
  ): Promise<void> {
    for (const path of paths) {
      const serverKey = new Uint8Array(Buffer.from(path.serverKey, 'base64url'))
      await sql.insert(walletPaths).values({
        userId,
        id: path.id,
        kind: path.kind,
        label: path.label,
        blob: path.blob,
        sealedServerKey: await this.#sealer.seal(serverKey, placeOf(userId, path)),
        credentialId: path.credentialId ?? null,
        hashing: path.hashing ?? null,
        oprfKeyId: path.kind === 'password' ? this.#oprfKeyIdOf(path) : null,
        thumbprint: path.kind === 'device' ? thumbprint : null,
        blockedUntil: null,
        testedAt: null,
        usedAt: null,
        createdAt: now,
      })
      serverKey.fill(0)
    }
    if (paths.some(({ kind }) => kind === 'device')) await dropUnusedDevicePaths(sql, userId)
  }

  /** Another node may have evaluated the password, with another current key while the keys are rotated. */
  #oprfKeyIdOf({ oprfKeyId = this.#oprf.currentKeyId }: NewUnlockPath): string {
    if (this.#oprf.accepts(oprfKeyId)) return oprfKeyId
    throw new HttpFailure(
      422,
      'add',
      'The key that evaluated the password has been rotated out. Set the password again.',
    )
  }
}

async function dropUnusedDevicePaths(database: WalletSql, userId: string): Promise<void> {
  await database.execute(sql`
    delete from ${walletPaths} where ${walletPaths.userId} = ${userId} and ${walletPaths.id} in (
      select ${walletPaths.id} from ${walletPaths}
      where ${walletPaths.userId} = ${userId} and ${walletPaths.kind} = 'device'
      order by coalesce(${walletPaths.usedAt}, ${walletPaths.createdAt}) desc offset ${DEVICE_PATHS})`)
}
