import { and, eq, gt, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { walletCodes, walletDevices, walletIdentities } from '../../storage/walletSchema'
import { CODES_PER_HOUR, DAY, HOUR, RESEND_AFTER, TRIES_PER_DAY } from './codeLimits'

interface Counted {
  readonly email: string
  readonly thumbprint: string
}

/**
 * Counts the codes of an address. Devices that have opened the wallet have counts of their own. Otherwise, a third party
 * who types wrong codes could lock the user out.
 */
export class CodeUse {
  readonly #sql: Pick<NodePgDatabase, 'execute' | 'select'>
  readonly #email: string
  readonly #thumbprint: string
  readonly #now: number

  constructor(sql: Pick<NodePgDatabase, 'execute' | 'select'>, { email, thumbprint }: Counted, now: number) {
    this.#sql = sql
    this.#email = email
    this.#thumbprint = thumbprint
    this.#now = now
  }

  /** Makes the other transactions of this address wait until this one ends. */
  async lock(): Promise<void> {
    await this.#sql.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`wallet-codes ${this.#email}`}, 0))`)
  }

  /** Returns the milliseconds until the address can get another wrong answer. */
  async waitToAnswer(): Promise<number> {
    const { oldest, tries } = await this.#count(DAY)
    return tries < TRIES_PER_DAY ? 0 : Math.max(1, oldest + DAY - this.#now)
  }

  /** Returns the milliseconds until this device can ask for another code. */
  async waitToAsk(): Promise<number> {
    const [last] = await this.#sql
      .select({ createdAt: walletCodes.createdAt })
      .from(walletCodes)
      .where(
        and(
          eq(walletCodes.email, this.#email),
          eq(walletCodes.thumbprint, this.#thumbprint),
          gt(walletCodes.createdAt, new Date(this.#now - RESEND_AFTER)),
          // After a code that arrived, the next one has another purpose, such as a change of the address.
          isNull(walletCodes.usedAt),
        ),
      )
      .limit(1)
    if (last) return Math.max(1, last.createdAt.getTime() + RESEND_AFTER - this.#now)
    const { codes, oldest } = await this.#count(HOUR)
    if (codes >= CODES_PER_HOUR) return Math.max(1, oldest + HOUR - this.#now)
    return this.waitToAnswer()
  }

  async #count(period: number): Promise<{ codes: number; tries: number; oldest: number }> {
    const since = new Date(this.#now - period)
    const [row] = await this.#sql
      .select({
        codes: sql<number>`count(*)::int`,
        tries: sql<number>`coalesce(sum(${walletCodes.tries}), 0)::int`,
        oldest: sql<number>`coalesce(extract(epoch from min(${walletCodes.createdAt})) * 1000, 0)::float8`,
      })
      .from(walletCodes)
      .where(and(eq(walletCodes.email, this.#email), gt(walletCodes.createdAt, since), this.#isCountedTogether()))
    return row ?? { codes: 0, tries: 0, oldest: this.#now }
  }

  /** Selects the codes of this device if it is known, otherwise those of all unknown devices. */
  #isCountedTogether(): SQL {
    const known = sql`
      select ${walletDevices.thumbprint} from ${walletDevices} join ${walletIdentities}
        on ${walletIdentities.userId} = ${walletDevices.userId}
      where ${walletIdentities.provider} = 'email' and ${walletIdentities.subject} = ${this.#email}
        and ${isNotNull(walletDevices.provenAt)}`
    return sql`case when ${this.#thumbprint} in (${known}) then ${walletCodes.thumbprint} = ${this.#thumbprint}
      else ${walletCodes.thumbprint} not in (${known}) end`
  }
}
