import { access } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { StorageError } from '../StorageError'
import { findPostgresBinaries } from './PostgresBinaries'

test('finds the Postgres binaries for this machine', async () => {
  const { initdb, postgres } = await findPostgresBinaries()
  await Promise.all([access(initdb), access(postgres)])
})

test('if there is no Postgres for the platform, the error contains the fix', async () => {
  const failure = await findPostgresBinaries('plan9', 'mips').catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(StorageError)
  expect(String(failure)).toContain('plan9 mips')
  expect(String(failure)).toContain('DATABASE_URL')
})
