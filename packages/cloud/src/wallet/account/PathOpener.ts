import type { SealedSeed } from '@openappkit/contract/embedded'
import { eq } from 'drizzle-orm'
import type { Database } from '../../storage/Database'
import { type WalletPathRow, walletPaths, walletUsers } from '../../storage/walletSchema'
import type { AuditLog } from '../audit/AuditLog'
import { walletFailure } from '../failures'
import type { KeySealer } from '../operator/KeySealer'
import type { WalletCaller } from '../WalletCaller'
import { isPathProof, type PathProof } from './controlSignature'
import type { Devices } from './Devices'
import { isPath, placeOf } from './pathRows'

/** Milliseconds after opening a path within which it can be marked as tested. */
const TEST_TIME = 600_000

export interface PathOpenerDependencies {
  readonly database: Database
  readonly sealer: KeySealer
  readonly devices: Devices
  readonly audit: AuditLog
  readonly now: () => number
}

/** Gives the server's half of an unlock path to the user. */
export class PathOpener {
  readonly #dependencies: PathOpenerDependencies

  constructor(dependencies: PathOpenerDependencies) {
    this.#dependencies = dependencies
  }

  /**
   * Returns the sealed seed and the server's key. A device's path opens for that device only, the others only after a
   * recent login.
   *
   * @throws HttpFailure `path_not_found` or `login_again`.
   */
  async open(caller: WalletCaller, id: string): Promise<SealedSeed> {
    const { audit, database, now, sealer } = this.#dependencies
    const { userId } = caller
    const row = await this.find(userId, id)
    const isOwnDevice = row?.kind === 'device' && row.thumbprint === caller.thumbprint
    if (!row || (row.kind === 'device' && !isOwnDevice)) throw walletFailure('path_not_found')
    if (!isOwnDevice && !caller.isFresh) throw walletFailure('login_again')
    const serverKey = await sealer.open(row.sealedServerKey, placeOf(userId, row))
    if (!serverKey) throw new Error('WALLET_MASTER_KEY lacks a key that wallets still need, or a row was changed')
    await database.sql
      .update(walletPaths)
      .set({ usedAt: new Date(now()) })
      .where(isPath(userId, id))
    if (!isOwnDevice) {
      await audit.add({ userId, event: 'pathOpened', deviceLabel: caller.label, origin: caller.origin })
    }
    return {
      blob: row.blob,
      serverKey: Buffer.from(serverKey).toString('base64url'),
      ...(row.hashing !== null && { hashing: row.hashing }),
    }
  }

  /**
   * Marks a path as tested: the user has just opened it, and the seed inside signs for it.
   *
   * @throws HttpFailure `path_not_found` or `statement_invalid`.
   */
  async markTested(caller: WalletCaller, proof: PathProof): Promise<void> {
    const { database, devices, now } = this.#dependencies
    const { userId } = caller
    const row = await this.find(userId, proof.pathId)
    if (!row) throw walletFailure('path_not_found')
    const isJustOpened = row.usedAt !== null && now() - row.usedAt.getTime() < TEST_TIME
    if (!isJustOpened || !(await this.isSigned('tested', userId, proof))) throw walletFailure('statement_invalid')
    await database.sql
      .update(walletPaths)
      .set({ testedAt: new Date(now()) })
      .where(isPath(userId, row.id))
    await devices.prove(userId, caller.thumbprint)
  }

  async find(userId: string, id: string): Promise<WalletPathRow | undefined> {
    const [row] = await this.#dependencies.database.sql.select().from(walletPaths).where(isPath(userId, id))
    return row
  }

  /** Returns whether the wallet's control key signed a proof about a path. */
  async isSigned(purpose: 'tested' | 'confirm', userId: string, proof: PathProof): Promise<boolean> {
    const { database, now } = this.#dependencies
    const [user] = await database.sql.select().from(walletUsers).where(eq(walletUsers.id, userId))
    const controlKey = user?.controlKey ?? null
    return controlKey !== null && isPathProof(purpose, { controlKey, userId }, proof, now())
  }
}
