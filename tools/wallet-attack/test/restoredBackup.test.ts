import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { sharedDatabase } from '../../../packages/cloud/test/server/sharedDatabase'
import { createDevice, logIn, openVault, passkey } from './openVault'
import { startStage } from './startStage'

const databaseUrl = sharedDatabase()
const TABLES = ['wallet_users', 'wallet_identities', 'wallet_addresses', 'wallet_paths', 'wallet_escrow']

async function openDatabase() {
  const database = new Client({ connectionString: databaseUrl() })
  await database.connect()
  onTestFinished(() => database.end())
  return {
    async backUp(): Promise<void> {
      await database.query('create schema backup')
      for (const table of TABLES) await database.query(`create table backup.${table} as table ${table}`)
    },
    async restore(): Promise<void> {
      // Sessions, devices and codes go with their users.
      await database.query('delete from wallet_users')
      for (const table of TABLES) await database.query(`insert into ${table} table backup.${table}`)
    },
  }
}

test("30. a device refuses yesterday's backup and says why, until another device has changed the paths", async () => {
  const stage = await startStage(databaseUrl())
  const database = await openDatabase()
  const email = stage.address()
  const device = createDevice()
  const vault = await openVault(stage, device)
  await logIn(stage, vault, email)
  await vault.addPasskey({ ...passkey(1), label: 'iCloud' })
  await database.backUp()
  await vault.addPasskey({ ...passkey(2), label: 'Security key' })
  await database.restore()

  stage.advance(31_000)
  const old = await openVault(stage, device)
  await expect(logIn(stage, old, email)).rejects.toMatchObject({
    code: 'embedded/older-server',
    message: expect.stringContaining('restored from a backup'),
  })

  stage.advance(31_000)
  const fresh = await openVault(stage)
  await logIn(stage, fresh, email)
  expect((await fresh.unlockWithPasskey(passkey(1))).status).toBe('ready')
  stage.advance(31_000)
  const again = await openVault(stage, device)
  expect((await logIn(stage, again, email)).status).toBe('ready')
})
