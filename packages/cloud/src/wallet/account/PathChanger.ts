import type { UnlockPathChange } from '@openappkit/contract/embedded'
import { and, eq, inArray } from 'drizzle-orm'
import { HttpFailure } from '../../http/HttpFailure'
import type { Database } from '../../storage/Database'
import { type WalletPathRow, walletEscrow, walletPaths, walletUsers } from '../../storage/walletSchema'
import type { AuditLog } from '../audit/AuditLog'
import { walletFailure } from '../failures'
import type { WalletCaller } from '../WalletCaller'
import type { WalletSql } from '../WalletSql'
import { assertPathChange } from './controlSignature'
import type { Devices } from './Devices'
import type { PathWriter } from './pathRows'
import { assertPathsDiffer } from './WalletCreator'

/** Paths per user, as in the schema of the account. */
const PATHS = 50
/** Tested paths without which the escrow stays. */
const TESTED = 2

export interface PathChangerDependencies {
  readonly database: Database
  readonly writer: PathWriter
  readonly devices: Devices
  readonly audit: AuditLog
  readonly now: () => number
}

/** Changes the unlock paths of wallets. The control key signs each change, and the epoch makes it count once. */
export class PathChanger {
  readonly #dependencies: PathChangerDependencies

  constructor(dependencies: PathChangerDependencies) {
    this.#dependencies = dependencies
  }

  /**
   * Changes the paths. Resolves with the devices whose paths are gone.
   *
   * @throws HttpFailure `epoch_conflict`, `statement_invalid`, `path_not_found`, `last_path` or
   * `escrow_needs_tested_paths`.
   */
  async change(caller: WalletCaller, change: UnlockPathChange): Promise<readonly string[]> {
    const { database, now, writer } = this.#dependencies
    const { userId } = caller
    return database.sql.transaction(async sql => {
      const [user] = await sql.select().from(walletUsers).where(eq(walletUsers.id, userId)).for('update')
      if (!user?.controlKey) throw walletFailure('path_not_found')
      if (change.epoch !== user.epoch + 1) throw walletFailure('epoch_conflict')
      assertPathChange(user.controlKey, userId, change)
      assertPathsDiffer(change.add)
      const before = await sql.select().from(walletPaths).where(eq(walletPaths.userId, userId))
      const [escrow] = await sql.select().from(walletEscrow).where(eq(walletEscrow.userId, userId))
      assertOpenable(before, change, escrow !== undefined)
      if (change.remove.length > 0) {
        const isRemoved = inArray(walletPaths.id, [...change.remove])
        await sql.delete(walletPaths).where(and(eq(walletPaths.userId, userId), isRemoved))
      }
      await writer.add(sql, caller, change.add, new Date(now()))
      if (change.dropsEscrow) await sql.delete(walletEscrow).where(eq(walletEscrow.userId, userId))
      await sql.update(walletUsers).set({ epoch: change.epoch }).where(eq(walletUsers.id, userId))
      await this.#record(sql, caller, change)
      return lostDevices(before, change, caller)
    })
  }

  async #record(sql: WalletSql, caller: WalletCaller, { add, dropsEscrow, remove }: UnlockPathChange): Promise<void> {
    const { audit, devices } = this.#dependencies
    const entry = { userId: caller.userId, deviceLabel: caller.label, origin: caller.origin }
    await devices.prove(caller.userId, caller.thumbprint, sql)
    if (add.length + remove.length > 0) await audit.add({ ...entry, event: 'pathsChanged' }, sql)
    if (dropsEscrow) await audit.add({ ...entry, event: 'escrowDropped' }, sql)
  }
}

/**
 * Checks that the wallet can still be opened after the change. A device's path doesn't count, because browsers drop
 * their storage.
 */
function assertOpenable(before: readonly WalletPathRow[], change: UnlockPathChange, hasEscrow: boolean): void {
  const { add, dropsEscrow, remove } = change
  const ids = new Set(before.map(({ id }) => id))
  if (remove.some(id => !ids.has(id))) throw walletFailure('path_not_found')
  const kept = before.filter(({ id }) => !remove.includes(id))
  if (add.some(({ id }) => ids.has(id)) || kept.length + add.length > PATHS) {
    throw new HttpFailure(422, 'add', `Give each path an id of its own, and keep at most ${PATHS} paths.`)
  }
  const lasting = [...kept, ...add].filter(({ kind }) => kind !== 'device')
  const tested = kept.filter(({ kind, testedAt }) => kind !== 'device' && testedAt !== null)
  if (dropsEscrow && tested.length < TESTED) throw walletFailure('escrow_needs_tested_paths')
  const staysEscrowed = hasEscrow && !dropsEscrow
  if (kept.length + add.length === 0 || (lasting.length === 0 && !staysEscrowed)) throw walletFailure('last_path')
}

function lostDevices(
  before: readonly WalletPathRow[],
  { add, remove }: UnlockPathChange,
  caller: WalletCaller,
): readonly string[] {
  const kept = new Set([
    caller.thumbprint,
    ...before.filter(({ id }) => !remove.includes(id)).map(({ thumbprint }) => thumbprint),
  ])
  const lost = before.map(({ thumbprint }) => thumbprint).filter(one => one !== null)
  return add.length + remove.length === 0 ? [] : lost.filter(one => !kept.has(one))
}
