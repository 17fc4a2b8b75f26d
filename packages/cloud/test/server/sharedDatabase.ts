import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { afterAll, beforeAll, inject } from 'vitest'

/**
 * Creates a database, with the project `local`, for all servers of a test file. Returns a function that returns its URL
 * during a test.
 */
export function sharedDatabase(): () => string {
  return databaseFrom(new URL(inject('templateUrl')).pathname.slice(1))
}

/** Like {@link sharedDatabase}, but the database has no tables yet. */
export function emptyDatabase(): () => string {
  return databaseFrom('template0')
}

function databaseFrom(template: string): () => string {
  const name = `test_${randomBytes(8).toString('hex')}`
  const url = new URL(inject('templateUrl'))
  url.pathname = name
  beforeAll(() => runInPostgres(`create database ${name} template ${template}`))
  // A test may have killed a server, whose connections are still open.
  afterAll(() => runInPostgres(`drop database ${name} with (force)`))
  return () => url.href
}

/** Runs a statement in a database that no test uses. */
async function runInPostgres(statement: string): Promise<void> {
  const url = new URL(inject('templateUrl'))
  url.pathname = 'template1'
  const client = new Client({ connectionString: url.href })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
