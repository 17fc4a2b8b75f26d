import { and, eq, sql } from 'drizzle-orm'
import type { DailyCounter } from '../../limits/DailyCounter'
import type { Database } from '../../storage/Database'
import { walletDevices, walletPaths } from '../../storage/walletSchema'
import { walletFailure } from '../failures'
import type { PasswordOprf } from '../operator/PasswordOprf'
import type { WalletCaller } from '../WalletCaller'
import type { WalletSql } from '../WalletSql'
import type { PathProof } from './controlSignature'
import type { Devices } from './Devices'
import type { PathOpener } from './PathOpener'
import { isPath } from './pathRows'

/** Tries without a pause. */
const FREE_TRIES = 5
const MINUTE = 60_000
const LONGEST_PAUSE = 24 * 60 * MINUTE
/** Evaluations per user and day for passwords that aren't set yet. */
const NEW_PASSWORDS = 20

/** Result of an evaluation. */
export interface PasswordEvaluation {
  /** Base64url. */
  readonly evaluated: string
  /** Id of the key that evaluated the password. */
  readonly keyId: string
}

export interface PasswordsDependencies {
  readonly database: Database
  readonly oprf: PasswordOprf
  readonly paths: PathOpener
  readonly devices: Devices
  readonly daily: DailyCounter
  readonly now: () => number
}

/**
 * Evaluates passwords and counts the tries. The server can't see whether a password is right, so a signature of the
 * control key resets the count. Devices that have opened the wallet have counts of their own, so that a thief of the
 * mailbox can't lock the user out.
 */
export class Passwords {
  readonly #dependencies: PasswordsDependencies

  constructor(dependencies: PasswordsDependencies) {
    this.#dependencies = dependencies
  }

  /**
   * Returns the evaluated element, and the id of the key for a path that isn't stored yet.
   *
   * @param blinded - Base64url.
   * @throws HttpFailure `too_many_passwords`, `login_again`, or `password_wrong` if `blinded` isn't a group element.
   */
  async evaluate(caller: WalletCaller, pathId: string, blinded: string): Promise<PasswordEvaluation> {
    const { oprf, paths } = this.#dependencies
    const { userId } = caller
    const path = await paths.find(userId, pathId)
    if (path && path.kind !== 'password') throw walletFailure('path_not_found')
    if (path && !caller.isFresh) throw walletFailure('login_again')
    await (path ? this.#count(caller, pathId) : this.#countNew(userId))
    const keyId = path?.oprfKeyId ?? oprf.currentKeyId
    const element = new Uint8Array(Buffer.from(blinded, 'base64url'))
    const evaluated = oprf.evaluate(element, { userId, pathId, keyId })
    if (!evaluated) throw walletFailure('password_wrong')
    return { evaluated: Buffer.from(evaluated).toString('base64url'), keyId }
  }

  /**
   * Resets the counts after a right password.
   *
   * @throws HttpFailure `password_wrong` if the signature isn't the wallet's.
   */
  async confirm({ thumbprint, userId }: WalletCaller, proof: PathProof): Promise<void> {
    const { database, devices, paths } = this.#dependencies
    if (!(await paths.isSigned('confirm', userId, proof))) throw walletFailure('password_wrong')
    const reset = { tries: 0, blockedUntil: null }
    await database.sql.update(walletPaths).set(reset).where(isPath(userId, proof.pathId))
    await devices.prove(userId, thumbprint)
    await database.sql.update(walletDevices).set(reset).where(isDevice(userId, thumbprint))
  }

  /** Counts before the evaluation, so that parallel requests get no more tries. */
  async #count({ thumbprint, userId }: WalletCaller, pathId: string): Promise<void> {
    const { database, devices } = this.#dependencies
    const isKnown = ((await devices.find(userId, thumbprint))?.provenAt ?? null) !== null
    const wait = await database.sql.transaction(sql =>
      isKnown
        ? this.#take(sql, walletDevices, isDevice(userId, thumbprint))
        : this.#take(sql, walletPaths, isPath(userId, pathId)),
    )
    if (wait > 0) throw walletFailure('too_many_passwords', wait)
  }

  /** Counts one try in a row. Returns the milliseconds to wait if there are too many. */
  async #take(
    database: WalletSql,
    table: typeof walletPaths | typeof walletDevices,
    isRow: ReturnType<typeof and>,
  ): Promise<number> {
    const now = this.#dependencies.now()
    const [row] = await database
      .select({ tries: sql<number>`${table.tries}`, blockedUntil: sql<string | Date | null>`${table.blockedUntil}` })
      .from(table)
      .where(isRow)
      .for('update')
    const blockedUntil = row?.blockedUntil === null || row === undefined ? 0 : new Date(row.blockedUntil).getTime()
    if (blockedUntil > now) return blockedUntil - now
    const tries = (row?.tries ?? 0) + 1
    const pause = Math.min(LONGEST_PAUSE, MINUTE * 2 ** Math.min(20, tries - FREE_TRIES))
    await database
      .update(table)
      .set({ tries, blockedUntil: tries < FREE_TRIES ? null : new Date(now + pause) })
      .where(isRow)
    return 0
  }

  async #countNew(userId: string): Promise<void> {
    const { daily, now } = this.#dependencies
    if (await daily.add(`wallet-password ${userId}`, 1, NEW_PASSWORDS)) return
    throw walletFailure('too_many_passwords', LONGEST_PAUSE - (now() % LONGEST_PAUSE))
  }
}

function isDevice(userId: string, thumbprint: string): ReturnType<typeof and> {
  return and(eq(walletDevices.userId, userId), eq(walletDevices.thumbprint, thumbprint))
}
