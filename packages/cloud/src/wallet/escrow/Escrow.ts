import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { PublicAddress } from '../../services/PublicAddress'
import type { Database } from '../../storage/Database'
import {
  type WalletEscrowRequestRow,
  walletEscrow,
  walletEscrowRequests,
  walletUsers,
} from '../../storage/walletSchema'
import type { Users } from '../account/Users'
import type { AuditLog } from '../audit/AuditLog'
import { walletFailure } from '../failures'
import type { WalletMails } from '../mail/WalletMails'
import type { WalletCaller } from '../WalletCaller'
import type { EscrowOpener, ReleasedSeed } from './EscrowOpener'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Milliseconds after the delay in which the device can open the escrow. */
const OPEN_TIME = 7 * DAY
/** Requests per user in a day. */
const REQUESTS = 5

/** Result of a request to open the escrow. */
export type EscrowAnswer =
  | ({ readonly status: 'open' } & ReleasedSeed)
  | { readonly status: 'waiting'; readonly opensAt: number }

/** Part of a request that opens the escrow. */
type AskedEscrow = Pick<WalletEscrowRequestRow, 'opensAt' | 'ticket'>

export interface EscrowDependencies {
  readonly database: Database
  readonly opener: EscrowOpener
  readonly users: Users
  readonly mails: WalletMails
  readonly audit: AuditLog
  readonly address: Pick<PublicAddress, 'walletOrigin'>
  /** Milliseconds between a request and its opening under the `provisional` policy. */
  readonly delay: number
  readonly now: () => number
}

/** Gives the operator's copy of a seed to a device of its user. */
export class Escrow {
  readonly #dependencies: EscrowDependencies

  constructor(dependencies: EscrowDependencies) {
    this.#dependencies = dependencies
  }

  /**
   * Opens the escrow for the asking device. Under the `provisional` policy, the first call starts the delay and mails a
   * link that cancels it.
   *
   * @param publicKey - X25519 public key of the device, in base64url.
   * @throws HttpFailure `path_not_found`, `login_again` or `recovery_canceled`.
   */
  async open(caller: WalletCaller, publicKey: string, language: string | null): Promise<EscrowAnswer> {
    const { database, now, opener } = this.#dependencies
    const { userId } = caller
    const [found] = await database.sql
      .select({ sealed: walletEscrow, custody: walletUsers.custody })
      .from(walletEscrow)
      .innerJoin(walletUsers, eq(walletUsers.id, walletEscrow.userId))
      .where(eq(walletEscrow.userId, userId))
    if (!found) throw walletFailure('path_not_found')
    const asked = found.custody === 'escrow' ? undefined : await this.#asked(caller, language)
    if (asked && asked.opensAt.getTime() > now()) return { status: 'waiting', opensAt: asked.opensAt.getTime() }
    if (!caller.isFresh) throw walletFailure('login_again')
    const ticket = asked?.ticket ?? null
    const released = await opener.open({ userId, publicKey, sealed: found.sealed, ticket })
    await this.#record('escrowOpened', caller)
    await this.#notify(caller, { hours: 0, secret: '' }, language)
    return { status: 'open', ...released }
  }

  /** Cancels the requests of a user. Resolves with whether there was one. */
  async cancel(userId: string): Promise<boolean> {
    return this.#cancel(eq(walletEscrowRequests.userId, userId))
  }

  /** Cancels the requests of the user who got the link with this secret. */
  async cancelByLink(secret: string): Promise<boolean> {
    const [row] = await this.#dependencies.database.sql
      .select()
      .from(walletEscrowRequests)
      .where(eq(walletEscrowRequests.cancelHash, hashOf(secret)))
    return row !== undefined && (await this.cancel(row.userId))
  }

  /** Returns the device's request. Creates it if there is none. */
  async #asked(caller: WalletCaller, language: string | null): Promise<AskedEscrow> {
    const now = this.#dependencies.now()
    const known = await this.#find(caller)
    if (known && known.opensAt.getTime() + OPEN_TIME > now) {
      if (known.isCanceled) throw walletFailure('recovery_canceled')
      return known
    }
    if (!caller.isFresh) throw walletFailure('login_again')
    return this.#request(caller, language)
  }

  async #request(caller: WalletCaller, language: string | null): Promise<AskedEscrow> {
    const { database, delay, now, opener } = this.#dependencies
    const { thumbprint, userId } = caller
    const createdAt = new Date(now())
    const { opensAt: escrowOpensAt, ticket } = await opener.request(userId)
    const opensAt = new Date(Math.max(now() + delay, escrowOpensAt))
    const secret = randomBytes(32).toString('base64url')
    await database.sql.transaction(async transaction => {
      await transaction.select().from(walletUsers).where(eq(walletUsers.id, userId)).for('update')
      const isRecent = gt(walletEscrowRequests.createdAt, new Date(now() - DAY))
      const recent = await transaction
        .select({ count: sql<number>`count(*)::int` })
        .from(walletEscrowRequests)
        .where(and(eq(walletEscrowRequests.userId, userId), isRecent))
      if ((recent[0]?.count ?? 0) >= REQUESTS) throw walletFailure('recovery_canceled')
      const row = { cancelHash: hashOf(secret), isCanceled: false, ticket, opensAt, createdAt }
      await transaction
        .insert(walletEscrowRequests)
        .values({ userId, thumbprint, ...row })
        .onConflictDoUpdate({ target: [walletEscrowRequests.userId, walletEscrowRequests.thumbprint], set: row })
    })
    await this.#record('escrowRequested', caller)
    await this.#notify(caller, { hours: Math.ceil((opensAt.getTime() - now()) / HOUR), secret }, language)
    return { opensAt, ticket }
  }

  async #find({ thumbprint, userId }: WalletCaller): Promise<WalletEscrowRequestRow | undefined> {
    const [row] = await this.#dependencies.database.sql
      .select()
      .from(walletEscrowRequests)
      .where(and(eq(walletEscrowRequests.userId, userId), eq(walletEscrowRequests.thumbprint, thumbprint)))
    return row
  }

  async #cancel(isAsked: ReturnType<typeof eq>): Promise<boolean> {
    const rows = await this.#dependencies.database.sql
      .update(walletEscrowRequests)
      .set({ isCanceled: true, ticket: null })
      .where(and(isAsked, eq(walletEscrowRequests.isCanceled, false)))
      .returning({ userId: walletEscrowRequests.userId })
    return rows.length > 0
  }

  #record(event: 'escrowRequested' | 'escrowOpened', { label, origin, userId }: WalletCaller): Promise<void> {
    return this.#dependencies.audit.add({ userId, event, deviceLabel: label, origin })
  }

  async #notify(
    { label, userId }: WalletCaller,
    { hours, secret }: { readonly hours: number; readonly secret: string },
    language: string | null,
  ): Promise<void> {
    const { address, mails, users } = this.#dependencies
    const to = await users.emailOf(userId)
    const url = `${address.walletOrigin}/wallet/escrow/cancel?secret=${secret}`
    if (to !== undefined) mails.escrowRequested({ to, language }, { device: label, hours, url })
  }
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}
