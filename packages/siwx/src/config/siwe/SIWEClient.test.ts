import { expect, test, vi } from 'vitest'
import { address, other, pageOf, serverOf, sessionOf } from '../../../test/siweServer'
import { createSIWEConfig } from './createSIWEConfig'

const settled = () => new Promise(resolve => setTimeout(resolve))

test.each([
  ['the account is gone: signs out', { address, chainId: 1 }, {}, undefined, 1],
  ['the account is gone without a session: nothing', null, {}, undefined, 0],
  [
    'the account is gone, signOutOnDisconnect off: nothing',
    { address, chainId: 1 },
    { signOutOnDisconnect: false },
    undefined,
    0,
  ],
  ['another account: signs out', { address, chainId: 1 }, {}, other, 1],
  ["another account, which is the session's: nothing", { address: other.toLowerCase(), chainId: 1 }, {}, other, 0],
  [
    'another account, signOutOnAccountChange off: nothing',
    { address, chainId: 1 },
    { signOutOnAccountChange: false },
    other,
    0,
  ],
  ['the same account: nothing', { address: other, chainId: 1 }, {}, address, 0],
])('watching the account: %s', async (_, session, more, next, expected) => {
  const server = serverOf(session, more)
  const page = pageOf()
  createSIWEConfig(server).mapToSIWX().attach(page)
  page.change(next)
  await settled()
  expect(server.signOut).toHaveBeenCalledTimes(expected)
})

test('watching the account: ends with the kit and reports failures to the app', async () => {
  const failure = new Error('500')
  const getSession = vi.fn(() => Promise.reject(failure))
  const server = serverOf(null, { getSession })
  const page = pageOf()
  const detach = createSIWEConfig(server).mapToSIWX().attach(page)
  page.change(undefined)
  await settled()
  expect(page.onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ cause: failure }))
  detach()
  page.change(address)
  await settled()
  expect(getSession).toHaveBeenCalledTimes(1)
})

test('watching the account: compares each change with the previous one', async () => {
  const server = serverOf({ address, chainId: 1 })
  const page = pageOf()
  createSIWEConfig(server).mapToSIWX().attach(page)
  for (const next of [other, other, undefined, undefined]) {
    page.change(next)
    await settled()
  }
  expect(server.signOut).toHaveBeenCalledTimes(2)
})

test('a detached page gets no more requests, unlike another attached page', async () => {
  const client = createSIWEConfig(serverOf({ address, chainId: 1 }))
  const [first, second] = [pageOf(), pageOf()]
  const leaveFirst = client.mapToSIWX().attach(first)
  const leaveSecond = client.mapToSIWX().attach(second)
  leaveFirst()
  await client.signIn()
  expect([first.signIn.mock.calls.length, second.signIn.mock.calls.length]).toEqual([0, 1])
  leaveSecond()
  await expect(client.signIn()).rejects.toMatchObject({ code: 'siwx/not-attached' })
  expect(await client.signOut()).toBe(false)
})

test('a sign-out can be repeated after a failure', async () => {
  const server = serverOf()
  const client = createSIWEConfig(server)
  server.signOut.mockRejectedValueOnce(new Error('500')).mockResolvedValueOnce(false)
  await expect(client.endSession()).rejects.toThrow('500')
  await expect(client.endSession()).rejects.toMatchObject({ code: 'siwx/siwe-not-signed-out' })
  expect(server.onSignOut).not.toHaveBeenCalled()
  await client.endSession()
  expect(server.onSignOut).toHaveBeenCalledTimes(1)
})

test('onSignIn and onSignOut are optional', async () => {
  const { onSignIn: _, onSignOut: __, ...silent } = serverOf()
  const siwx = createSIWEConfig(silent).mapToSIWX()
  await siwx.addSession(sessionOf())
  await siwx.revokeSession('eip155:1', address)
  expect([silent.verifyMessage, silent.signOut].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
})

test('mapToSIWX returns the same config on each call', () => {
  const client = createSIWEConfig(serverOf())
  expect(client.mapToSIWX()).toBe(client.mapToSIWX())
})

test('client.signIn prompts the user and returns the session, or rejects with Error verifying SIWE signature', async () => {
  const server = serverOf({ address, chainId: 1 })
  const client = createSIWEConfig(server)
  await expect(client.signIn()).rejects.toMatchObject({ code: 'siwx/not-attached' })
  const page = pageOf()
  client.mapToSIWX().attach(page)
  expect(await client.signIn()).toEqual({ address, chainId: 1 })
  expect(page.signIn).toHaveBeenCalledTimes(1)
  server.getSession.mockResolvedValue(null)
  await expect(client.signIn()).rejects.toMatchObject({
    code: 'siwx/siwe-no-session',
    message: 'Error verifying SIWE signature',
  })
})

test('client.signOut returns false without a kit and signs out with one', async () => {
  const server = serverOf()
  const client = createSIWEConfig(server)
  expect(await client.signOut()).toBe(false)
  expect(server.signOut).not.toHaveBeenCalled()
  client.mapToSIWX().attach(pageOf())
  expect(await client.signOut()).toBe(true)
  expect(server.signOut).toHaveBeenCalledTimes(1)
})

test("client.signOut returns false if the config's signOut does, and rejects if the server fails", async () => {
  const server = serverOf(null, { signOut: async () => false })
  const client = createSIWEConfig(server)
  client.mapToSIWX().attach(pageOf())
  expect(await client.signOut()).toBe(false)
  server.signOut = vi.fn(() => Promise.reject(new Error('500')))
  await expect(client.signOut()).rejects.toThrow('500')
})
