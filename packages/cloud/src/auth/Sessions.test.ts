import { inspect } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { sharedDatabase } from '../../test/server/sharedDatabase'
import { openDatabase } from '../storage/openDatabase'
import { AuthStore, type StoredSession } from './AuthStore'
import { AuthTokens } from './AuthTokens'
import { Sessions } from './Sessions'
import type { Caller } from './SignInService'

const databaseUrl = sharedDatabase()
const CALLER = { projectId: 'local', origin: 'https://app.example' }
const DAY = 24 * 60 * 60 * 1000

/** Creates sessions with a test clock. */
async function stage() {
  const database = await openDatabase({ databaseUrl: databaseUrl(), dataDirectory: '' })
  onTestFinished(() => database.close())
  const clock = { now: Date.now() }
  const store = new AuthStore(database)
  const tokens = new AuthTokens(['secret'], () => clock.now)
  const sessions = new Sessions(store, tokens, 'https://wallets.example')
  const begin = async (nonce: string): Promise<StoredSession> => {
    const begun = await store.begin(
      {
        account: {
          projectId: 'local',
          caipNetworkId: 'eip155:1',
          address: '0xAB',
          addressKey: '0xab',
          proof: 'key',
          profileUuid: '00000000-0000-4000-8000-000000000000',
          connectionMethod: null,
        },
        session: {
          origin: CALLER.origin,
          domain: 'app.example',
          uri: CALLER.origin,
          nonce,
          expiresAt: new Date(clock.now + 30 * DAY),
        },
        nonceExpiresAt: new Date(clock.now + 600_000),
      },
      new Date(clock.now),
    )
    if (!begun) throw new Error('The nonce was used')
    return begun
  }
  const look = (cookie: string | undefined) => sessions.renew(CALLER, { authorization: undefined, cookie })
  const lookByToken = (token: string | undefined, caller: Caller = CALLER) =>
    sessions.renew(caller, { authorization: `Bearer ${token}`, cookie: undefined })
  return { database, clock, store, sessions, begin, look, lookByToken }
}

test('a token expires after 15 minutes and a session after 30 days, however often it is renewed', async () => {
  const { begin, clock, look, lookByToken, sessions } = await stage()
  const stored = await begin('lifetimes')
  const token = await sessions.firstToken(stored)
  clock.now += 15 * 60_000 - 1000
  await lookByToken(token)
  clock.now += 1000
  await expect(lookByToken(token)).rejects.toThrow('The token has expired. Renew it, or sign in again.')

  let cookie = sessions.firstCookie(stored)
  for (let days = 0; days < 29; days += 1) {
    clock.now += DAY
    cookie = (await look(cookie)).cookie
  }
  clock.now = stored.session.expiresAt.getTime() - 60_000
  const last = (await look(cookie)).token
  clock.now += 58_000
  await lookByToken(last)
  clock.now += 2000
  await expect(lookByToken(last)).rejects.toThrow('The token has expired. Renew it, or sign in again.')
  await expect(look(cookie)).rejects.toThrow('The session has ended. Sign in again.')
})

test('accepts the previous cookie for a minute, after which it ends the session', async () => {
  const { begin, clock, look, sessions } = await stage()
  const first = sessions.firstCookie(await begin('grace'))
  const second = (await look(first)).cookie
  await look(second)
  clock.now += 59_000
  expect((await look(first)).cookie).toBe(second)
  clock.now += 2000
  await expect(look(first)).rejects.toThrow('used in two places')
  await expect(look(second)).rejects.toThrow('The session has ended. Sign in again.')
})

test('renews the token of an app without cookies for that app only', async () => {
  const { begin, lookByToken, sessions } = await stage()
  const first = await sessions.firstToken(await begin('origins'))
  const { origin, ...server } = CALLER
  expect((await lookByToken(first, { ...server, origin: undefined })).token).toBeUndefined()
  const next = (await lookByToken(first)).token
  expect((await lookByToken(next)).token).toBeDefined()
})

test('accepts the previous token for a minute, after which it ends the session', async () => {
  const { begin, clock, lookByToken, sessions } = await stage()
  const first = await sessions.firstToken(await begin('token grace'))
  // Until the second token arrives, its response may have been lost.
  const second = (await lookByToken(first)).token
  await lookByToken(first)
  await lookByToken(second)
  clock.now += 59_000
  expect((await lookByToken(first)).token).toBeDefined()
  clock.now += 2000
  await expect(lookByToken(first)).rejects.toThrow('its token was used in two places')
  await expect(lookByToken(second)).rejects.toThrow('The session has ended. Sign in again.')
})

test("after a session's cookie comes back, no token renews or ends the session", async () => {
  const { begin, look, lookByToken, sessions } = await stage()
  const stored = await begin('cookie')
  const early = (await lookByToken(await sessions.firstToken(stored))).token
  const { cookie, token } = await look(sessions.firstCookie(stored))
  for (const one of [await sessions.firstToken(stored), early, token])
    expect((await lookByToken(one)).token).toBeUndefined()
  expect((await look(cookie)).token).toBeDefined()
})

test('the cookie ends a session that was renewed with a copied token', async () => {
  const { begin, look, lookByToken, sessions } = await stage()
  const stored = await begin('copied')
  const copy = (await lookByToken((await lookByToken(await sessions.firstToken(stored))).token)).token
  await expect(look(sessions.firstCookie(stored))).rejects.toThrow('its cookie was used in two places')
  await expect(lookByToken(copy)).rejects.toThrow('The session has ended. Sign in again.')
})

test('if a cookie and a token arrive together, only one of them renews the session from then on', async () => {
  const { begin, store } = await stage()
  const now = new Date()
  const counts = async (...order: readonly ('cookie' | 'token')[]): Promise<number | undefined> => {
    const { session } = await begin(order.join())
    for (const by of order) await store.confirm(session.id, by, 1, now)
    return (await store.find(session.id, now))?.session.generation
  }
  expect(await counts('cookie', 'token')).toBe(1)
  expect(await counts('token', 'cookie')).toBe(-1)
})

test('deletes ended sessions and keeps active ones', async () => {
  const { begin, clock, look, sessions, store } = await stage()
  const kept = sessions.firstCookie(await begin('kept'))
  clock.now += 11 * 60_000
  await store.forget(new Date(clock.now))
  expect(await store.isUsed('kept')).toBe(false)
  await look(kept)
  clock.now += 31 * DAY
  await store.forget(new Date(clock.now))
  clock.now -= 31 * DAY
  await expect(look(kept)).rejects.toThrow('The session has ended. Sign in again.')
})

test('a database error contains no values of its query', async () => {
  const { begin, database, store } = await stage()
  await begin('sesame-1')
  await database.close()
  const failures = await Promise.all(
    [store.isUsed('sesame-2'), begin('sesame-3')].map(one => one.catch((error: unknown) => error)),
  )
  for (const failure of failures) {
    expect(failure).toBeInstanceOf(Error)
    expect(inspect(failure, { depth: 9 })).not.toContain('sesame')
  }
  // Prevents the test's cleanup from closing the database again.
  database.close = async () => {}
})
