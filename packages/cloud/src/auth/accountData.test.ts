import type { SessionAccount } from '@openappkit/contract'
import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { ORIGIN, signInStages } from '../../test/auth/signInStages'
import { sharedDatabase } from '../../test/server/sharedDatabase'
import { openDatabase } from '../storage/openDatabase'
import { analyticsRecords, authAccounts, authSessions } from '../storage/schema'

const databaseUrl = sharedDatabase()
const stage = signInStages(databaseUrl)

test("returns an account's app data on each of its networks, and null removes it", async () => {
  const { page } = await stage({ keepsCookies: false })
  const token = await page.signIn()
  const put = (metadata: unknown): Promise<Response> =>
    page.ask('PUT', 'account-metadata', { body: { metadata }, headers: { authorization: `Bearer ${token}` } })
  const kept = async (session = token): Promise<SessionAccount['appKitAccount']> =>
    ((await (await page.me(session, '&includeAppKitAccount=true')).json()) as SessionAccount).appKitAccount

  expect((await put({ name: 'Ada', seats: [1, 2] })).status).toBe(200)
  expect((await kept())?.metadata).toEqual({ name: 'Ada', seats: [1, 2] })
  const elsewhere = await page.signIn({ chain: '10' })
  const [first, second] = [await kept(), await kept(elsewhere)]
  expect(second).toMatchObject({ caip2_chain: 'eip155:10', is_main_account: false, profile_uuid: first?.profile_uuid })

  expect((await put(null)).status).toBe(200)
  expect((await kept())?.metadata).toEqual({})
  expect((await put('text')).status).toBe(422)
  expect((await put({ big: 'x'.repeat(20_000) })).status).toBe(413)
})

test('deletes all data of an account and of no other', async () => {
  const { cloud, open, projectId } = await stage({ keepsCookies: false })
  await cloud.projects.edit(projectId, { isAnalyticsEnabled: true })
  const [page, other] = [open(), open()]
  const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })
  const token = await page.signIn()
  const elsewhere = await page.signIn({ chain: '137' })
  const bystander = await other.signIn()
  for (const one of [token, elsewhere, bystander]) {
    await page.ask('PUT', 'account-metadata', { body: { metadata: { plan: 'gold' } }, ...bearer(one) })
  }
  const report = (address: string): Promise<Response> =>
    fetch(`${cloud.url}/e?projectId=${projectId}`, {
      method: 'POST',
      body: JSON.stringify({
        eventId: crypto.randomUUID(),
        url: ORIGIN,
        domain: 'app.example',
        timestamp: Date.now(),
        props: { type: 'track', event: 'CONNECT_SUCCESS', address },
      }),
    })
  const { address } = page.account
  for (const one of [address, address.toLowerCase(), other.account.address])
    expect((await report(one)).status).toBe(200)

  expect((await page.ask('DELETE', 'me', bearer(token))).status).toBe(204)
  for (const one of [token, elsewhere]) expect((await page.me(one)).status).toBe(401)
  const me = await other.me(bystander, '&includeAppKitAccount=true')
  expect(((await me.json()) as SessionAccount).appKitAccount?.metadata).toEqual({ plan: 'gold' })

  const database = await openDatabase({ databaseUrl: databaseUrl(), dataDirectory: '' })
  onTestFinished(() => database.close())
  const isOfProject = eq(analyticsRecords.projectId, projectId)
  const records = await database.sql.select().from(analyticsRecords).where(isOfProject)
  expect(records.map(record => record.address)).toEqual([other.account.address])
  const accounts = await database.sql.select().from(authAccounts).where(eq(authAccounts.projectId, projectId))
  expect(accounts.map(account => account.address)).toEqual([other.account.address])
  const sessions = await database.sql.select().from(authSessions).where(eq(authSessions.projectId, projectId))
  expect(sessions).toHaveLength(1)
})

test('rejects deleting an account without its session', async () => {
  const { page } = await stage({ keepsCookies: false })
  await page.signIn()
  expect((await page.ask('DELETE', 'me')).status).toBe(401)
})

test('keeps the 50 newest sessions of an account', async () => {
  const { page, projectId } = await stage({ keepsCookies: false })
  const database = await openDatabase({ databaseUrl: databaseUrl(), dataDirectory: '' })
  onTestFinished(() => database.close())
  const first = await page.signIn()
  const [row] = await database.sql.select().from(authSessions).where(eq(authSessions.projectId, projectId))
  if (!row) throw new Error('There is no session')
  const { id: _, ...session } = row
  const later = (at: number) => ({
    ...session,
    nonce: `later-${at}`,
    createdAt: new Date(row.createdAt.getTime() + 101 + at),
  })
  await database.sql.insert(authSessions).values(Array.from({ length: 49 }, (_, at) => later(at - 100)))
  expect((await page.me(first)).status).toBe(200)
  const last = await page.signIn()
  expect((await page.me(first)).status).toBe(401)
  expect((await page.me(last)).status).toBe(200)
})

test("stores at most 4 KiB of an account's data", async () => {
  const { page } = await stage({ keepsCookies: false })
  const headers = { authorization: `Bearer ${await page.signIn()}` }
  const keep = async (length: number): Promise<number> =>
    (await page.ask('PUT', 'account-metadata', { body: { metadata: { text: 'a'.repeat(length) } }, headers })).status
  expect(await keep(4000)).toBe(200)
  expect(await keep(4100)).toBe(413)
})
