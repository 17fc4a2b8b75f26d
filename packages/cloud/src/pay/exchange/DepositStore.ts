import { eq } from 'drizzle-orm'
import type { Database } from '../../storage/Database'
import { type PayDepositRow, payDeposits } from '../../storage/paySchema'
import { payQuery } from '../store/payQuery'

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i

/** Stores deposits from exchanges for all nodes. */
export class DepositStore {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  async add(deposit: PayDepositRow): Promise<void> {
    await payQuery(this.#database, query => query.insert(payDeposits).values(deposit))
  }

  async find(id: string): Promise<PayDepositRow | undefined> {
    if (!UUID.test(id)) return undefined
    const [row] = await payQuery(this.#database, query =>
      query.select().from(payDeposits).where(eq(payDeposits.id, id)),
    )
    return row
  }
}
