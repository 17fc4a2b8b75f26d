import type { EmbeddedLogin } from '@openappkit/contract/embedded'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { sharedDatabase } from '../../../test/server/sharedDatabase'
import type { WalletAnswer, WalletDevice } from '../../../test/wallet/WalletDevice'
import { startWalletStage } from '../../../test/wallet/WalletStage'

const databaseUrl = sharedDatabase()
const MINUTE = 60_000

function verify(device: WalletDevice, codeId: string, code: string): Promise<WalletAnswer<EmbeddedLogin>> {
  return device.post<EmbeddedLogin>('codes/verify', { codeId, code }, { token: null })
}

/** Returns a code that differs from the right one. */
function wrong(code: string, by = 1): string {
  return String((Number(code) + by) % 1_000_000).padStart(6, '0')
}

async function run(statement: string, values: unknown[] = []): Promise<void> {
  const client = new Client({ connectionString: databaseUrl() })
  await client.connect()
  await client.query(statement, values)
  await client.end()
}

test('logs in with the code of the mail, which names the app and the device', async () => {
  const stage = await startWalletStage(databaseUrl())
  const device = await stage.device()
  const email = stage.address()
  const sent = await stage.requestCode(device, email)
  expect(sent).toMatchObject({ status: 200, body: { resendAfter: 30_000 } })
  const mail = await stage.mailbox.nextMail(email, { after: 0 })
  expect(mail.subject).toMatch(/^\d{3} \d{3} is your Acme code$/)
  expect(mail.text).toContain('https://app.example')
  expect(mail.text).toContain('Chrome on macOS')
  expect(mail.html).toContain('https://app.example')

  const code = await stage.mailbox.nextCode(email, { after: 0 })
  const { body, status } = await verify(device, sent.body.codeId, code)
  expect([status, body.account.email, body.account.controlKey]).toEqual([200, email, null])
  expect(body.session.freshUntil - stage.now()).toBeGreaterThan(9 * MINUTE)
})

test('writes mails in the language of the request', async () => {
  const stage = await startWalletStage(databaseUrl())
  const email = stage.address()
  await stage.requestCode(await stage.device(), email, { language: 'ar-EG' })
  const mail = await stage.mailbox.nextMail(email)
  expect(mail.subject).toMatch(/^\d{3} \d{3} هو رمزك في Acme$/)
  expect(mail.html).toContain('dir="rtl"')
})

test('22. a code works once', async () => {
  const stage = await startWalletStage(databaseUrl())
  const device = await stage.device()
  const email = stage.address()
  const { body } = await stage.requestCode(device, email)
  const code = await stage.mailbox.nextCode(email)
  expect((await verify(device, body.codeId, code)).status).toBe(200)
  expect((await verify(device, body.codeId, code)).field).toBe('code_expired')
})

test('22. a code works once in a race of answers, unless the database forgets its use', async () => {
  const stage = await startWalletStage(databaseUrl())
  const device = await stage.device()
  const email = stage.address()
  const { body } = await stage.requestCode(device, email)
  const code = await stage.mailbox.nextCode(email)
  const race = async (): Promise<number[]> => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => verify(device, body.codeId, code)))
    return answers.map(({ status }) => status).sort()
  }
  expect(await race()).toEqual([200, 410, 410, 410, 410, 410])
  // Negative control: the use is all that stops the second answer.
  await run('update wallet_codes set used_at = null where id = $1', [body.codeId])
  expect(await race()).toEqual([200, 410, 410, 410, 410, 410])
})

test('22. a code is dead after five wrong answers, also for the right one', async () => {
  const stage = await startWalletStage(databaseUrl())
  const device = await stage.device()
  const email = stage.address()
  const { body } = await stage.requestCode(device, email)
  const code = await stage.mailbox.nextCode(email)
  const lefts: unknown[] = []
  for (let guess = 1; guess <= 5; guess += 1) {
    const { field, left } = await verify(device, body.codeId, wrong(code, guess))
    lefts.push([field, left])
  }
  expect(lefts).toEqual([4, 3, 2, 1, 0].map(left => ['code_wrong', left]))
  expect((await verify(device, body.codeId, code)).field).toBe('code_expired')
  // Negative control: without the count, the sixth answer logs in.
  await run('update wallet_codes set tries = 0 where id = $1', [body.codeId])
  expect((await verify(device, body.codeId, code)).status).toBe(200)
})

test('22. an address gets 20 wrong answers a day from unknown devices, and its own device still logs in', async () => {
  const stage = await startWalletStage(databaseUrl())
  const { device: own, email } = await stage.createUser()
  const thief = await stage.device()
  for (let codes = 0; codes < 4; codes += 1) {
    stage.advance(31_000)
    const { body } = await stage.requestCode(thief, email)
    const code = await stage.mailbox.nextCode(email)
    for (let guess = 1; guess <= 5; guess += 1) await verify(thief, body.codeId, wrong(code, guess))
  }
  stage.advance(31_000)
  const refused = await stage.requestCode(await stage.device(), email)
  expect(refused).toMatchObject({ status: 429, field: 'too_many_codes' })
  expect(refused.left).toBeGreaterThan(23 * 60 * MINUTE)
  expect((await stage.logIn(email, own)).account.email).toBe(email)

  // Negative control: without the count of wrong answers, the thief goes on.
  await run('update wallet_codes set tries = 0 where email = $1', [email])
  expect((await stage.requestCode(await stage.device(), email)).status).toBe(200)
})

test('22. an address is open again a day after its wrong answers', async () => {
  const stage = await startWalletStage(databaseUrl())
  const email = stage.address()
  const { body } = await stage.requestCode(await stage.device(), email)
  await run('update wallet_codes set tries = 20 where id = $1', [body.codeId])
  stage.advance(31_000)
  expect((await stage.requestCode(await stage.device(), email)).status).toBe(429)
  stage.advance(24 * 60 * MINUTE)
  expect((await stage.requestCode(await stage.device(), email)).status).toBe(200)
})

test('22. a code only works for the device that asked, so a victim who types it gives nothing away', async () => {
  const stage = await startWalletStage(databaseUrl())
  const [attacker, victim] = [await stage.device(), await stage.device()]
  const email = stage.address()
  const { body } = await stage.requestCode(attacker, email)
  const code = await stage.mailbox.nextCode(email)
  expect((await verify(victim, body.codeId, code)).field).toBe('code_expired')
  // Negative control: the code itself is right.
  expect((await verify(attacker, body.codeId, code)).status).toBe(200)
})

test("22. a code for another purpose doesn't log in", async () => {
  const stage = await startWalletStage(databaseUrl())
  const { account, device, email } = await stage.createUser()
  stage.advance(31_000)
  const { body } = await device.post<{ codeId: string }>('email', { email: stage.address() })
  const code = await stage.mailbox.nextCode(email)
  expect((await verify(device, body.codeId, code)).field).toBe('code_expired')
  // The purpose is part of the hash, too: a changed row doesn't help.
  await run("update wallet_codes set purpose = 'login', user_id = null where id = $1", [body.codeId])
  expect((await verify(device, body.codeId, code)).field).toBe('code_wrong')
  // Negative control: the code is right, and works for its own purpose.
  await run("update wallet_codes set purpose = 'oldEmail', user_id = $2 where id = $1", [body.codeId, account.userId])
  expect((await device.post('email/verify', { codeId: body.codeId, code })).status).toBe(200)
})

test('22. a code expires after ten minutes', async () => {
  const stage = await startWalletStage(databaseUrl())
  const device = await stage.device()
  const email = stage.address()
  const { body } = await stage.requestCode(device, email)
  const code = await stage.mailbox.nextCode(email)
  stage.advance(10 * MINUTE)
  expect((await verify(device, body.codeId, code)).field).toBe('code_expired')
  // Negative control: with a later end, the same code logs in.
  await run("update wallet_codes set expires_at = expires_at + interval '1 minute' where id = $1", [body.codeId])
  expect((await verify(device, body.codeId, code)).status).toBe(200)
})

test('a device can ask for another code after 30 seconds', async () => {
  const stage = await startWalletStage(databaseUrl())
  const device = await stage.device()
  const email = stage.address()
  await stage.requestCode(device, email)
  const early = await stage.requestCode(device, email)
  expect(early).toMatchObject({ status: 429, field: 'too_many_codes' })
  expect(early.left).toBeLessThanOrEqual(30_000)
  stage.advance(30_000)
  expect((await stage.requestCode(device, email)).status).toBe(200)
})

test('22. an address gets ten codes an hour from unknown devices', async () => {
  const stage = await startWalletStage(databaseUrl())
  const email = stage.address()
  const statuses: number[] = []
  for (let codes = 0; codes < 11; codes += 1) {
    statuses.push((await stage.requestCode(await stage.device(), email)).status)
  }
  expect(statuses).toEqual([...Array(10).fill(200), 429])
  // Negative control: without the earlier codes, the mailbox fills up.
  await run("update wallet_codes set created_at = created_at - interval '1 hour' where email = $1", [email])
  expect((await stage.requestCode(await stage.device(), email)).status).toBe(200)
})

test('22. answers the same for known and unknown addresses', async () => {
  const stage = await startWalletStage(databaseUrl())
  const { email } = await stage.createUser()
  stage.advance(31_000)
  const answerOf = async (address: string): Promise<unknown> => {
    const { body, headers, status } = await stage.requestCode(await stage.device(), address)
    return [status, Object.keys(body), body.resendAfter, [...headers.keys()].sort()]
  }
  const unknown = stage.address()
  const before = stage.mailbox.mails(email).length
  expect(await answerOf(email)).toEqual(await answerOf(unknown))
  // Both cause the same work: one mail, sent before the answer.
  expect([stage.mailbox.mails(email).length - before, stage.mailbox.mails(unknown).length]).toEqual([1, 1])
})

test("a mail that can't be sent leaves no code behind", async () => {
  const stage = await startWalletStage(databaseUrl())
  const device = await stage.device()
  const email = stage.address()
  stage.mailbox.setFailing(true)
  expect(await stage.requestCode(device, email)).toMatchObject({ status: 503, field: 'mail_failed' })
  stage.mailbox.setFailing(false)
  expect((await stage.requestCode(device, email)).status).toBe(200)
})

test('rejects apps that the project does not list, and origins that are not origins', async () => {
  const stage = await startWalletStage(databaseUrl())
  const device = await stage.device()
  const email = stage.address()
  for (const more of [{ projectId: 'none' }, { origin: 'Click here: https://evil.example' }, { origin: '' }]) {
    expect((await stage.requestCode(device, email, more)).field).toBe('app')
  }
  expect(stage.mailbox.mails(email)).toEqual([])
})

test('wrong answers appear in the log of the user', async () => {
  const stage = await startWalletStage(databaseUrl())
  const { device: own, email } = await stage.createUser()
  const guesser = await stage.device()
  const { body } = await stage.requestCode(guesser, email)
  const code = await stage.mailbox.nextCode(email)
  await verify(guesser, body.codeId, wrong(code))
  const events = async (): Promise<unknown[]> =>
    (await own.get<{ events: { event: string }[] }>('events')).body.events.map(({ event }) => event)
  await expect.poll(events).toContain('loginFailed')
})
