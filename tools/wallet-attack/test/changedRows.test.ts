import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { sharedDatabase } from '../../../packages/cloud/test/server/sharedDatabase'
import { createDevice, logIn, openVault } from './openVault'
import { startStage } from './startStage'

const databaseUrl = sharedDatabase()

test('19. a server whose database was changed opens no wallet with rows of another user', async () => {
  const stage = await startStage(databaseUrl())
  const open = async () => {
    const vault = await openVault(stage, createDevice())
    const { account } = await logIn(stage, vault, stage.address())
    const address = account?.addresses.find(({ namespace }) => namespace === 'eip155')?.address ?? ''
    return { vault, userId: account?.userId ?? '', address }
  }
  const [ada, bob] = [await open(), await open()]
  const database = new Client({ connectionString: databaseUrl() })
  await database.connect()
  onTestFinished(() => database.end())
  const sign = async () =>
    (
      await ada.vault.sign({
        kind: 'message',
        chainId: 'eip155:1',
        account: ada.address,
        message: new Uint8Array(3),
      })
    ).length
  const swap = (column: 'blob' | 'sealed_server_key') =>
    database.query(
      `update wallet_paths as one set ${column} = other.${column} from wallet_paths as other
       where one.user_id in ($1, $2) and other.user_id in ($1, $2) and one.user_id <> other.user_id`,
      [ada.userId, bob.userId],
    )
  expect(await sign()).toBe(1)
  await swap('blob')
  await expect(sign()).rejects.toMatchObject({ code: 'embedded/path-damaged' })
  await swap('sealed_server_key')
  await expect(sign()).rejects.toMatchObject({ code: expect.stringMatching(/^embedded\//) })
  await swap('blob')
  await expect(sign()).rejects.toMatchObject({ code: expect.stringMatching(/^embedded\//) })
  await swap('sealed_server_key')
  expect(await sign()).toBe(1)
})
