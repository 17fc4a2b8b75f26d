import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, onTestFinished } from 'vitest'
import { openDatabase } from '../../src/storage/openDatabase'
import { commitWithoutDisk } from './commitWithoutDisk'

/**
 * Prepares the data directory of a server that ran before, with a built-in Postgres and all tables, for the tests of a
 * file. Returns a function that copies it for a test, because creating one takes seconds.
 */
export function preparedData(): () => Promise<string> {
  let prepared = ''
  beforeAll(async () => {
    prepared = await mkdtemp(join(tmpdir(), 'oak-prepared-'))
    const database = await openDatabase({ dataDirectory: prepared })
    await commitWithoutDisk(database)
    await database.close()
  })
  afterAll(() => rm(prepared, { recursive: true, force: true }))
  return async () => {
    const copy = await mkdtemp(join(tmpdir(), 'oak-cloud-'))
    onTestFinished(() => rm(copy, { recursive: true, force: true }))
    // Keeps the files' owner, as whom Postgres runs.
    await promisify(execFile)('cp', ['-a', join(prepared, '.'), copy])
    return copy
  }
}
