import { randomBytes, timingSafeEqual } from 'node:crypto'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Database } from '../../storage/Database'
import { type CodePurpose, type WalletCodeRow, walletCodes } from '../../storage/walletSchema'
import { CodeUse } from './CodeUse'
import { codeHash, randomCode } from './codeHash'
import { CODE_LIFETIME, TRIES_PER_CODE } from './codeLimits'

/** Purpose of a code, and the device that requests it. */
export interface CodeInput
  extends Pick<WalletCodeRow, 'purpose' | 'email' | 'thumbprint' | 'projectId' | 'origin' | 'userId' | 'newEmail'> {}

export type CodeRequestResult =
  | { readonly status: 'created'; readonly row: WalletCodeRow; readonly code: string }
  | { readonly status: 'tooMany'; readonly wait: number }

export type CodeAnswerResult =
  | { readonly status: 'right'; readonly row: WalletCodeRow }
  | { readonly status: 'wrong'; readonly email: string; readonly left: number }
  | { readonly status: 'expired' }
  | { readonly status: 'tooMany'; readonly wait: number }

/** An answer to a code, from the device whose key has signed the request. */
export interface CodeAnswerInput {
  readonly id: string
  readonly code: string
  readonly purposes: readonly CodePurpose[]
  readonly thumbprint: string
  /** User whose address changes. */
  readonly userId?: string
}

/** Creates and checks codes. It never looks at users, so it can't reveal who has an account. */
export class LoginCodes {
  readonly #database: Database
  readonly #pepper: Uint8Array
  readonly #now: () => number

  constructor(database: Database, pepper: Uint8Array, now: () => number) {
    this.#database = database
    this.#pepper = pepper
    this.#now = now
  }

  /** Creates a code for a device, unless the address or the device has had too many. */
  async create(input: CodeInput): Promise<CodeRequestResult> {
    const now = this.#now()
    const id = randomBytes(16).toString('base64url')
    const code = randomCode()
    return this.#database.sql.transaction(async sql => {
      const use = new CodeUse(sql, input, now)
      await use.lock()
      const wait = await use.waitToAsk()
      if (wait > 0) return { status: 'tooMany', wait } as const
      const row: WalletCodeRow = {
        ...input,
        id,
        codeHash: codeHash(this.#pepper, { ...input, id }, code),
        tries: 0,
        usedAt: null,
        createdAt: new Date(now),
        expiresAt: new Date(now + CODE_LIFETIME),
      }
      await sql.insert(walletCodes).values(row)
      return { status: 'created', row, code } as const
    })
  }

  /** Deletes a code that couldn't be sent, so that the user can ask again. */
  async withdraw(id: string): Promise<void> {
    await this.#database.sql.delete(walletCodes).where(eq(walletCodes.id, id))
  }

  /**
   * Checks an answer. A code works once, for its purpose, and for the device that requested it. The transactions of an
   * address run one after another, so of two answers at the same time one wins.
   */
  async answer({ code, id, purposes, thumbprint, userId }: CodeAnswerInput): Promise<CodeAnswerResult> {
    const now = this.#now()
    const isAsked = and(
      eq(walletCodes.id, id),
      inArray(walletCodes.purpose, [...purposes]),
      eq(walletCodes.thumbprint, thumbprint),
      userId === undefined ? isNull(walletCodes.userId) : eq(walletCodes.userId, userId),
    )
    return this.#database.sql.transaction(async sql => {
      const [found] = await sql.select({ email: walletCodes.email }).from(walletCodes).where(isAsked)
      if (!found) return { status: 'expired' } as const
      const use = new CodeUse(sql, { ...found, thumbprint }, now)
      await use.lock()
      const [row] = await sql.select().from(walletCodes).where(isAsked).for('update')
      const isLive = row && row.usedAt === null && row.tries < TRIES_PER_CODE && row.expiresAt.getTime() > now
      if (!isLive) return { status: 'expired' } as const
      const wait = await use.waitToAnswer()
      if (wait > 0) return { status: 'tooMany', wait } as const
      const given = Buffer.from(codeHash(this.#pepper, row, code))
      if (timingSafeEqual(given, Buffer.from(row.codeHash))) {
        await sql
          .update(walletCodes)
          .set({ usedAt: new Date(now) })
          .where(isAsked)
        return { status: 'right', row } as const
      }
      const tries = row.tries + 1
      await sql.update(walletCodes).set({ tries }).where(isAsked)
      return { status: 'wrong', email: row.email, left: TRIES_PER_CODE - tries } as const
    })
  }
}
