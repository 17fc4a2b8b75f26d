import type { PostgresAddress } from './postmaster'

/** A Postgres of our own. */
export interface EmbeddedPostgres {
  readonly address: PostgresAddress
  readonly user: string
  readonly password: string
  readonly database: string
  /** Ends it, unless another process runs it. Committed data is safe either way. */
  stop(): Promise<void>
}
