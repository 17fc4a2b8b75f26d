import { expect, onTestFinished, test } from 'vitest'
import { SignInPage } from '../../test/auth/SignInPage'
import { sharedDatabase } from '../../test/server/sharedDatabase'
import { startTestCloud } from '../../test/server/startTestCloud'
import { runCli } from '../cli/runCli'
import type { CloudOptions } from '../server/CloudOptions'
import { AuthTokens } from './AuthTokens'

const databaseUrl = sharedDatabase()
const OLD = 'the old secret '.repeat(3)
const NEW = 'the new secret '.repeat(3)

async function pageOf(
  options: CloudOptions,
  more: ConstructorParameters<typeof SignInPage>[1] = {},
): Promise<SignInPage> {
  const cloud = await startTestCloud({ databaseUrl: databaseUrl(), ...options })
  onTestFinished(() => cloud.close())
  return new SignInPage(cloud.url, more)
}

const kidOf = (token: string): unknown => JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()).kid

test('rotating AUTH_SECRET keeps users signed in by token and cookie while the old secret is accepted', async () => {
  const before = await pageOf({ authSecret: OLD })
  const during = await pageOf({ authSecret: NEW, acceptedAuthSecret: OLD })
  const after = await pageOf({ authSecret: NEW })
  const session = await before.signIn()
  const cookies = new Map(before.cookies)

  expect((await during.me(session)).status).toBe(200)
  expect((await after.me(session)).status).toBe(401)
  after.cookies = new Map(cookies)
  expect((await after.me()).status).toBe(401)

  // The response contains a cookie signed with the new secret.
  during.cookies = new Map(cookies)
  expect((await during.me()).status).toBe(200)
  expect(during.cookies).not.toEqual(cookies)
  after.cookies = new Map(during.cookies)
  expect((await after.me()).status).toBe(200)

  const next = await during.signIn()
  expect(kidOf(next)).toMatch(/^[\w-]{11}$/)
  expect(kidOf(next)).not.toBe(kidOf(session))
  expect((await after.me(next)).status).toBe(200)
})

test("each kind of token has its own key and isn't valid as another kind", async () => {
  const tokens = new AuthTokens([NEW, OLD])
  const exp = tokens.now() + 60
  const nonce = await tokens.nonce({ nonce: 'n', projectId: 'p', exp })
  expect(await tokens.readNonce(nonce)).toMatchObject({ nonce: 'n' })
  expect(await tokens.readSession(nonce)).toBe('invalid')
  const old = new AuthTokens([OLD])
  expect(kidOf(await old.nonce({ nonce: 'n', projectId: 'p', exp }))).not.toBe(kidOf(nonce))
  expect(tokens.readRenewal(old.renewal({ sessionId: 's', generation: 1 }))).toEqual({ sessionId: 's', generation: 1 })
  expect(new AuthTokens([NEW]).readRenewal(old.renewal({ sessionId: 's', generation: 1 }))).toBeUndefined()
})

test('the command line rotates the key in the database in three steps', async () => {
  const run = (...args: string[]): Promise<number> =>
    runCli(['keys', ...args], {
      environment: { DATABASE_URL: databaseUrl(), LOG_LEVEL: 'silent' },
      print: () => {},
      complain: () => {},
      untilStopped: async () => {},
    })
  const first = await pageOf({})
  expect(await run('swap', 'sign-in')).toBe(2)
  const session = await first.signIn()

  expect(await run('add', 'sign-in')).toBe(0)
  const added = await pageOf({})
  expect((await added.me(session)).status).toBe(200)
  const beforeSwap = await added.signIn()
  expect(kidOf(beforeSwap)).toBe(kidOf(session))

  expect(await run('swap', 'sign-in')).toBe(0)
  const swapped = await pageOf({})
  const next = await swapped.signIn()
  expect(kidOf(next)).not.toBe(kidOf(session))
  expect((await swapped.me(session)).status).toBe(200)
  // Nodes that haven't restarted yet already accept the new key.
  expect((await added.me(next)).status).toBe(200)

  expect(await run('drop', 'sign-in')).toBe(0)
  const dropped = await pageOf({})
  expect((await dropped.me(next)).status).toBe(200)
  expect((await dropped.me(session)).status).toBe(401)
  expect(await run('drop', 'sign-in')).toBe(2)
  expect(await run('add', 'client-hash')).toBe(2)
  expect(await run('rotate', 'sign-in')).toBe(2)
})
