import { expect, onTestFinished, test } from 'vitest'
import { SignInPage, type SignInPageOptions } from '../../test/auth/SignInPage'
import { sharedDatabase } from '../../test/server/sharedDatabase'
import { startTestCloud } from '../../test/server/startTestCloud'
import type { CloudOptions } from '../server/CloudOptions'

const databaseUrl = sharedDatabase()

/** Starts two nodes on one database, with the same app at each. */
async function stage(options: readonly [CloudOptions, CloudOptions] = [{}, {}]) {
  const [one, other] = await Promise.all(options.map(more => startTestCloud({ databaseUrl: databaseUrl(), ...more })))
  if (!one || !other) throw new Error('Two nodes are wanted')
  onTestFinished(async () => void (await Promise.all([one.close(), other.close()])))
  const open = (more: SignInPageOptions = {}): readonly [SignInPage, SignInPage] => {
    const pages = [new SignInPage(one.url, more), new SignInPage(other.url, more)] as const
    pages[1].cookies = pages[0].cookies
    return pages
  }
  return { open }
}

test('a nonce and a session of one node work on another', async () => {
  const { open } = await stage()
  const [here, there] = open()
  const { nonce, token } = await here.nonce()
  const response = await there.authenticate(token, await there.signed(nonce))
  const { token: session } = (await response.json()) as { token: string }
  expect((await here.me(session)).status).toBe(200)
  expect((await here.me()).status).toBe(200)
  expect((await there.me()).status).toBe(200)
})

test('if two nodes get the same signature at the same time, one signs in', async () => {
  const { open } = await stage()
  const [here, there] = open()
  for (let rounds = 0; rounds < 5; rounds += 1) {
    const { nonce, token } = await here.nonce()
    const signed = await here.signed(nonce)
    const answers = await Promise.all([here.authenticate(token, signed), there.authenticate(token, signed)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
  }
})

test('a sign-out ends the session on both nodes, by token and by cookie', async () => {
  const { open } = await stage()
  const [here, there] = open()
  const session = await here.signIn()
  const kept = new Map(here.cookies)
  expect((await there.me(session)).status).toBe(200)
  expect((await there.signOut(session)).status).toBe(204)
  for (const page of [here, there]) {
    expect((await page.me(session)).status).toBe(401)
    page.cookies = new Map(kept)
    expect((await page.me()).status).toBe(401)
  }
})

test("ending a session doesn't affect other sessions of its account", async () => {
  const { open } = await stage()
  const [here, there] = open({ keepsCookies: false })
  const [first, second] = [await here.signIn(), await here.signIn()]
  await here.signOut(first)
  expect((await there.me(first)).status).toBe(401)
  expect((await there.me(second)).status).toBe(200)
})

test('nodes with different secrets reject each other’s tokens', async () => {
  const { open } = await stage([{ authSecret: 'one'.repeat(20) }, { authSecret: 'other'.repeat(20) }])
  const [here, there] = open()
  const session = await here.signIn()
  expect((await here.me(session)).status).toBe(200)
  expect((await there.me(session)).status).toBe(401)
  expect((await there.me()).status).toBe(401)
})

test('fails to start with a secret that is too short', async () => {
  await expect(startTestCloud({ databaseUrl: databaseUrl(), authSecret: 'short' })).rejects.toThrow(
    'AUTH_SECRET must have',
  )
})
