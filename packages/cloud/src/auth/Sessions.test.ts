import { inspect } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { sharedDatabase } from '../../test/server/sharedDatabase'
import { openDatabase } from '../storage/openDatabase'
import { AuthStore, type StoredSession } from './AuthStore'
import { AuthTokens } from './AuthTokens'
import { Sessions } from './Sessions'

const databaseUrl = sharedDatabase()
const CALLER = { projectId: 'local', origin: 'https://app.example' }
const DAY = 24 * 60 * 60 * 1000

/** Sessions with a clock of the test's own. */
async function stage() {
  const database = await openDatabase({ databaseUrl: databaseUrl(), dataDirectory: '' })
  onTestFinished(() => database.close())
  const clock = { now: Date.now() }
  const store = new AuthStore(database)
  const tokens = new AuthTokens('secret', () => clock.now)
  const sessions = new Sessions(store, tokens, 'https://wallets.example')
  const begin = async (nonce: string): Promise<StoredSession> => {
    const begun = await store.begin(
      {
        account: {
          projectId: 'local',
          caipNetworkId: 'eip155:1',
          address: '0xAB',
          addressKey: '0xab',
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
  const find = (cookie: string | undefined) => sessions.find(CALLER, { authorization: undefined, cookie })
  const findByToken = (token: string) => sessions.find(CALLER, { authorization: `Bearer ${token}`, cookie: undefined })
  return { database, clock, store, sessions, begin, find, findByToken }
}

test('a token ends after 15 minutes, and a session after 30 days, however often it was renewed', async () => {
  const { begin, clock, find, findByToken, sessions } = await stage()
  const stored = await begin('lifetimes')
  const token = sessions.token(stored)
  clock.now += 15 * 60_000 - 1000
  await findByToken(token)
  clock.now += 1000
  await expect(findByToken(token)).rejects.toThrow('The token has expired')

  let cookie = sessions.firstRenewal(stored)
  for (let days = 0; days < 29; days += 1) {
    clock.now += DAY
    cookie = (await find(cookie)).renewal
  }
  clock.now = stored.session.expiresAt.getTime() - 60_000
  const last = sessions.token((await find(cookie)).stored)
  clock.now += 58_000
  await findByToken(last)
  clock.now += 2000
  await expect(findByToken(last)).rejects.toThrow('The token has expired')
  await expect(find(cookie)).rejects.toThrow('The session has ended')
})

test('the cookie before the newest is taken for a minute, and ends the session after that', async () => {
  const { begin, clock, find, sessions } = await stage()
  const first = sessions.firstRenewal(await begin('grace'))
  const second = (await find(first)).renewal
  await find(second)
  clock.now += 59_000
  expect((await find(first)).renewal).toBe(second)
  clock.now += 2000
  await expect(find(first)).rejects.toThrow('used in two places')
  await expect(find(second)).rejects.toThrow('The session has ended')
})

test('what ended is forgotten, what goes on is kept', async () => {
  const { begin, clock, find, sessions, store } = await stage()
  const kept = sessions.firstRenewal(await begin('kept'))
  clock.now += 11 * 60_000
  await store.forget(new Date(clock.now))
  expect(await store.isUsed('kept')).toBe(false)
  await find(kept)
  clock.now += 31 * DAY
  await store.forget(new Date(clock.now))
  clock.now -= 31 * DAY
  await expect(find(kept)).rejects.toThrow('The session has ended')
})

test('a failure of the database carries nothing of what was asked', async () => {
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
  // It is closed once more when the test is over.
  database.close = async () => {}
})
