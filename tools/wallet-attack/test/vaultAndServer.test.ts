import { expect, test } from 'vitest'
import { sharedDatabase } from '../../../packages/cloud/test/server/sharedDatabase'
import { readDump } from '../src/Dump'
import { dumpDatabase } from '../src/dumpDatabase'
import { createDevice, logIn, openVault, passkey } from './openVault'
import { startStage } from './startStage'

const databaseUrl = sharedDatabase()
const PASSWORD = 'correct horse battery'
const RESEND = 31_000

test('a wallet opens on other devices with a passkey and with a password', async () => {
  const stage = await startStage(databaseUrl())
  const email = stage.address()
  const device = createDevice()
  const vault = await openVault(stage, device)
  const { account, status } = await logIn(stage, vault, email)
  expect(status).toBe('ready')
  const address = account?.addresses.find(({ namespace }) => namespace === 'eip155')?.address ?? ''
  const message = { kind: 'message', chainId: 'eip155:1', account: address, message: new Uint8Array(3) } as const
  const signature = await vault.sign(message)
  expect(signature).toHaveLength(1)
  await vault.addPasskey({ ...passkey(1), label: 'iCloud' })
  await vault.addPassword(PASSWORD)
  expect(await (await openVault(stage, device)).start()).toMatchObject({ status: 'ready' })

  stage.advance(RESEND)
  const second = await openVault(stage)
  expect((await logIn(stage, second, email)).status).toBe('locked')
  expect((await second.unlockWithPasskey(passkey(1))).status).toBe('ready')
  expect(await second.sign(message)).toEqual(signature)

  stage.advance(RESEND)
  const third = await openVault(stage)
  await logIn(stage, third, email)
  await expect(third.unlockWithPassword('wrong horse battery')).rejects.toMatchObject({
    code: 'embedded/password-wrong',
  })
  expect((await third.unlockWithPassword(PASSWORD)).status).toBe('ready')
  expect(await third.sign(message)).toEqual(signature)
  expect(await vault.devices()).toHaveLength(3)

  await vault.rotate()
  expect(await vault.devices()).toHaveLength(1)
  await expect(second.devices()).rejects.toMatchObject({ code: expect.stringMatching(/^embedded\//) })
})

test('12. the escrow opens after its delay, and its row is gone after two tested paths', async () => {
  const stage = await startStage(databaseUrl())
  const email = stage.address()
  const vault = await openVault(stage)
  await logIn(stage, vault, email)
  await vault.addPasskey({ ...passkey(2), label: 'iCloud' })
  await vault.addPassword(PASSWORD)
  stage.advance(RESEND)
  const other = await openVault(stage)
  await logIn(stage, other, email)
  expect((await other.unlockWithEscrow()).status).toBe('waiting')
  stage.advance(25 * 3_600_000)
  await logIn(stage, other, email)
  expect((await other.unlockWithEscrow()).status).toBe('open')

  stage.advance(RESEND)
  const { account } = await logIn(stage, vault, email)
  const find = (kind: string) => account?.paths.find(path => path.kind === kind)
  const [own, password] = [find('passkey'), find('password')]
  if (!own || !password) throw new Error('No paths')
  const escrows = async () =>
    readDump(await dumpDatabase(databaseUrl())).escrow.filter(row => row.user_id === account?.userId)
  expect((await vault.testPath(own, passkey(2))).account?.hasEscrow).toBe(true)
  expect(await escrows()).toHaveLength(1)
  expect((await vault.testPath(password, { password: PASSWORD })).account?.hasEscrow).toBe(false)
  expect(await escrows()).toEqual([])
  stage.advance(RESEND)
  const late = await openVault(stage)
  await logIn(stage, late, email)
  await expect(late.unlockWithEscrow()).rejects.toMatchObject({ code: expect.stringMatching(/^embedded\//) })
})

test('a new email address opens the same wallet', async () => {
  const stage = await startStage(databaseUrl())
  const email = stage.address()
  const vault = await openVault(stage)
  const { account } = await logIn(stage, vault, email)
  stage.advance(RESEND)
  await vault.requestEmailChange(`new-${email}`)
  expect((await vault.confirmEmailChange(await stage.mailbox.nextCode(email))).next).toBe('newCode')
  expect((await vault.confirmEmailChange(await stage.mailbox.nextCode(`new-${email}`))).next).toBe('done')
  await vault.signOut()
  await vault.start()
  stage.advance(RESEND)
  const changed = await logIn(stage, vault, `new-${email}`)
  // Nothing else opens the wallet, so the device keeps its keys.
  expect(changed.status).toBe('ready')
  expect(changed.account?.addresses).toEqual(account?.addresses)
})
