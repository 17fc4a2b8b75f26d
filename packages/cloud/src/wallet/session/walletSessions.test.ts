import type { EmbeddedDevice, EmbeddedSession } from '@openappkit/contract/embedded'
import { expect, test } from 'vitest'
import { sharedDatabase } from '../../../test/server/sharedDatabase'
import { startWalletStage } from '../../../test/wallet/WalletStage'

const databaseUrl = sharedDatabase()
const MINUTE = 60_000

test('a token ends after 15 minutes, and a refresh replaces both tokens', async () => {
  const stage = await startWalletStage(databaseUrl())
  const { device } = await stage.logIn(stage.address())
  stage.advance(15 * MINUTE)
  expect((await device.get('account')).field).toBe('session_ended')

  const renewed = await device.post<EmbeddedSession>('session/renew', { refresh: device.refresh }, { token: null })
  expect(renewed.status).toBe(200)
  device.token = renewed.body.token
  expect((await device.get('account')).status).toBe(200)
  // A renewal isn't a login.
  expect(renewed.body.freshUntil).toBeLessThan(stage.now())
})

test('21. a refresh token that is used twice ends the login', async () => {
  const stage = await startWalletStage(databaseUrl())
  const { device } = await stage.logIn(stage.address())
  const stolen = device.refresh
  const renewed = await device.post<EmbeddedSession>('session/renew', { refresh: stolen }, { token: null })
  device.token = renewed.body.token
  // Negative control: until the old token is used, the new one works.
  expect((await device.get('account')).status).toBe(200)

  expect((await device.post('session/renew', { refresh: stolen }, { token: null })).field).toBe('session_ended')
  expect((await device.get('account')).field).toBe('session_ended')
  const next = { refresh: renewed.body.refresh }
  expect((await device.post('session/renew', next, { token: null })).field).toBe('session_ended')
})

test("21. another device can't renew a session, and its try doesn't end it", async () => {
  const stage = await startWalletStage(databaseUrl())
  const { device } = await stage.logIn(stage.address())
  const thief = await stage.device()
  expect((await thief.post('session/renew', { refresh: device.refresh })).field).toBe('session_ended')
  expect((await device.post('session/renew', { refresh: device.refresh }, { token: null })).status).toBe(200)
})

test('a session ends when the user signs out', async () => {
  const stage = await startWalletStage(databaseUrl())
  const { device } = await stage.logIn(stage.address())
  expect((await device.post('session/end')).status).toBe(200)
  expect((await device.get('account')).field).toBe('session_ended')
  expect((await device.post('session/renew', { refresh: device.refresh }, { token: null })).status).toBe(401)
})

test('20. a user sees a third party among the devices, gets a mail, and ends the session', async () => {
  const stage = await startWalletStage(databaseUrl())
  const { device, email } = await stage.createUser()
  stage.advance(31_000)
  const { device: thief } = await stage.logIn(email)
  const notice = await stage.mailbox.nextMail(email)
  expect(notice.subject).toBe('New device logged in to your Acme wallet')

  const { body } = await device.get<{ devices: EmbeddedDevice[] }>('devices')
  expect(body.devices.map(({ hasPath, isThisDevice }) => [isThisDevice, hasPath]).sort()).toEqual([
    [false, false],
    [true, true],
  ])
  // Negative control: until then, the third party's session works.
  expect((await thief.get('account')).status).toBe(200)
  expect((await device.post('devices/revoke', { id: thief.thumbprint })).status).toBe(200)
  expect((await thief.get('account')).field).toBe('session_ended')
  expect((await device.get('account')).status).toBe(200)
  const log = await device.get<{ events: { event: string }[] }>('events')
  expect(log.body.events.map(({ event }) => event)).toEqual(['deviceRevoked', 'login', 'walletCreated', 'login'])
})

test('changes the address after codes to the old and the new one', async () => {
  const stage = await startWalletStage(databaseUrl())
  const { account, device, email } = await stage.createUser()
  const next = stage.address()
  stage.advance(31_000)
  const first = await device.post<{ codeId: string }>('email', { email: next })
  const step = await device.post<{ next: string; codeId: string }>('email/verify', {
    codeId: first.body.codeId,
    code: await stage.mailbox.nextCode(email),
  })
  expect(step.body.next).toBe('newCode')
  const done = await device.post('email/verify', {
    codeId: step.body.codeId,
    code: await stage.mailbox.nextCode(next),
  })
  expect(done.body).toMatchObject({ next: 'done', account: { email: next, userId: account.userId } })
  expect((await stage.mailbox.nextMail(email)).subject).toContain('new email address')
  stage.advance(31_000)
  expect((await stage.logIn(next)).account.userId).toBe(account.userId)
  expect((await stage.logIn(email)).account.userId).not.toBe(account.userId)
})

test("can't take an address that another user has", async () => {
  const stage = await startWalletStage(databaseUrl())
  const { email: taken } = await stage.createUser()
  const { device, email } = await stage.createUser()
  stage.advance(31_000)
  const first = await device.post<{ codeId: string }>('email', { email: taken })
  const code = await stage.mailbox.nextCode(email)
  const step = await device.post<{ codeId: string }>('email/verify', { codeId: first.body.codeId, code })
  const last = { codeId: step.body.codeId, code: await stage.mailbox.nextCode(taken) }
  expect(await device.post('email/verify', last)).toMatchObject({ status: 409, field: 'email_taken' })
})

test("20. a thief of the mailbox can't change the address on a device that never opened the wallet", async () => {
  const stage = await startWalletStage(databaseUrl())
  const { device, email } = await stage.createUser()
  stage.advance(31_000)
  const { device: thief } = await stage.logIn(email)
  expect(await thief.post('email', { email: stage.address() })).toMatchObject({ status: 403, field: 'locked' })
  // Negative control: on the user's device, it works.
  stage.advance(31_000)
  expect((await device.post('email', { email: stage.address() })).status).toBe(200)
})
