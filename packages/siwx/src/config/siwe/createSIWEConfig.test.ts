import { expect, test, vi } from 'vitest'
import { address, other, pageOf, serverOf, sessionOf } from '../../../test/siweServer'
import { parseMessage } from '../../message/parseMessage'
import { isAttachable } from '../SIWXPage'
import { createSIWEConfig } from './createSIWEConfig'

const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

test("createMessage: uses the params, a nonce for the account, and the app's text", async () => {
  const params = {
    domain: 'app.example',
    uri: 'https://app.example/',
    chains: [1],
    iat: '2026-11-21T09:30:00.000Z',
    nbf: '2026-11-21T09:31:00.000Z',
    exp: '2026-11-22T09:30:00.000Z',
    statement: 'Sign in.',
    requestId: 'r7',
    resources: ['urn:a:b'],
  }
  const server = serverOf(null, { getMessageParams: async () => params })
  const message = await createSIWEConfig(server)
    .mapToSIWX()
    .createMessage({ accountAddress: address, chainId: 'eip155:10' })
  expect(server.getNonce).toHaveBeenCalledExactlyOnceWith(address)
  expect(message).toMatchObject({
    accountAddress: address,
    chainId: 'eip155:10',
    domain: 'app.example',
    uri: 'https://app.example/',
    version: '1',
    nonce: 'fromTheServer1',
    issuedAt: params.iat,
    notBefore: params.nbf,
    expirationTime: params.exp,
    statement: 'Sign in.',
    requestId: 'r7',
    resources: ['urn:a:b'],
  })
  const { toString: _, ...data } = message
  expect(parseMessage(String(message))).toEqual(data)
  expect(server.createMessage).toHaveBeenCalledWith({
    ...params,
    chainId: 10,
    address: `did:pkh:eip155:10:${address}`,
    nonce: 'fromTheServer1',
    version: '1',
  })
})

test('createMessage: defaults issuedAt to now', async () => {
  const before = Date.now()
  const message = await createSIWEConfig(serverOf())
    .mapToSIWX()
    .createMessage({ accountAddress: address, chainId: 'eip155:1' })
  expect(Date.parse(message.issuedAt ?? '')).toBeGreaterThanOrEqual(before)
})

test('createMessage: omits fields that the params lack', async () => {
  const input = { accountAddress: address, chainId: 'eip155:1' } as const
  const message = await createSIWEConfig(serverOf()).mapToSIWX().createMessage(input)
  expect(Object.keys(message).sort()).toEqual(
    ['accountAddress', 'chainId', 'domain', 'issuedAt', 'nonce', 'toString', 'uri', 'version'].sort(),
  )
})

test('createMessage: rejects with Failed to get message params!, and for an empty nonce', async () => {
  const input = { accountAddress: address, chainId: 'eip155:1' } as const
  const { getMessageParams: _, ...without } = serverOf()
  await expect(createSIWEConfig(without).mapToSIWX().createMessage(input)).rejects.toMatchObject({
    code: 'siwx/siwe-params-missing',
    message: 'Failed to get message params!',
  })
  const nameless = serverOf(null, { getNonce: async () => '' })
  await expect(createSIWEConfig(nameless).mapToSIWX().createMessage(input)).rejects.toMatchObject({
    code: 'siwx/siwe-nonce-missing',
    message: 'siweControllerClient:getNonce - nonce is undefined',
  })
})

test('addSession: verifies on the server, then reports the signed-in account to the app', async () => {
  const server = serverOf()
  await createSIWEConfig(server).mapToSIWX().addSession(sessionOf('eip155:10'))
  expect(server.verifyMessage).toHaveBeenCalledExactlyOnceWith({ message: 'message on eip155:10', signature: '0x1234' })
  expect(server.onSignIn).toHaveBeenCalledExactlyOnceWith({ address, chainId: 10 })
})

test('addSession: passes on the CACAO of one-click sign-in', async () => {
  const server = serverOf()
  const cacao = { h: { t: 'caip122' }, p: {}, s: {} } as never
  await createSIWEConfig(server)
    .mapToSIWX()
    .addSession({ ...sessionOf(), cacao })
  expect(server.verifyMessage).toHaveBeenCalledExactlyOnceWith({
    message: 'message on eip155:1',
    signature: '0x1234',
    cacao,
  })
})

test('addSession: rejects with Failed to verify message', async () => {
  const server = serverOf(null, { verifyMessage: async () => false })
  await expect(createSIWEConfig(server).mapToSIWX().addSession(sessionOf())).rejects.toMatchObject({
    code: 'siwx/siwe-not-verified',
    message: 'Failed to verify message',
  })
  expect(server.onSignIn).not.toHaveBeenCalled()
})

test('addSession: succeeds on non-EVM chains without a server request', async () => {
  const server = serverOf()
  await createSIWEConfig(server).mapToSIWX().addSession(sessionOf(solana))
  expect(server.verifyMessage).not.toHaveBeenCalled()
})

test('setSessions: signs in with the session of the active network, else the first', async () => {
  const server = serverOf()
  const siwx = createSIWEConfig(server).mapToSIWX()
  siwx.attach(pageOf(address, 'eip155:10'))
  await siwx.setSessions([sessionOf('eip155:1'), sessionOf('eip155:10')])
  expect(server.onSignIn).toHaveBeenCalledExactlyOnceWith({ address, chainId: 10 })
  await siwx.setSessions([sessionOf('eip155:137'), sessionOf('eip155:1')])
  expect(server.onSignIn).toHaveBeenLastCalledWith({ address, chainId: 137 })
})

test('setSessions: an empty list signs out, and rejects if the server fails', async () => {
  const failure = new Error('500')
  const server = serverOf(null, { signOut: () => Promise.reject(failure) })
  const siwx = createSIWEConfig(server).mapToSIWX()
  await expect(siwx.setSessions([])).rejects.toBe(failure)
  siwx.attach(pageOf())
  await expect(siwx.setSessions([])).rejects.toBe(failure)
  expect(server.onSignOut).not.toHaveBeenCalled()
})

test('setSessions: an empty list rejects if signOut resolves false', async () => {
  const server = serverOf(null, { signOut: async () => false })
  await expect(createSIWEConfig(server).mapToSIWX().setSessions([])).rejects.toMatchObject({
    code: 'siwx/siwe-not-signed-out',
    message: "The SIWE configuration's `signOut` resolved false, so the session may continue. Try again.",
  })
  expect(server.onSignOut).not.toHaveBeenCalled()
})

test('setSessions: signs in with the first session without a page', async () => {
  const server = serverOf()
  await createSIWEConfig(server)
    .mapToSIWX()
    .setSessions([sessionOf('eip155:10'), sessionOf('eip155:1')])
  expect(server.onSignIn).toHaveBeenCalledExactlyOnceWith({ address, chainId: 10 })
})

test('revokeSession: calls signOut, then onSignOut', async () => {
  const server = serverOf()
  await createSIWEConfig(server).mapToSIWX().revokeSession('eip155:1', address)
  expect(server.signOut.mock.invocationCallOrder[0]).toBeLessThan(server.onSignOut.mock.invocationCallOrder[0] ?? 0)
})

test('signs out once for concurrent calls', async () => {
  const server = serverOf()
  const siwx = createSIWEConfig(server).mapToSIWX()
  await Promise.all([siwx.setSessions([]), siwx.revokeSession('eip155:1', address), siwx.setSessions([])])
  expect(server.signOut).toHaveBeenCalledTimes(1)
  await siwx.setSessions([])
  expect(server.signOut).toHaveBeenCalledTimes(2)
})

test("getSessions: returns the server's session without message and signature", async () => {
  const siwx = createSIWEConfig(serverOf({ address: address.toLowerCase(), chainId: 1 })).mapToSIWX()
  expect(await siwx.getSessions('eip155:1', address)).toEqual([
    {
      data: {
        accountAddress: address.toLowerCase(),
        chainId: 'eip155:1',
        domain: '',
        uri: '',
        version: '',
        nonce: '',
      },
      message: '',
      signature: '',
    },
  ])
})

test('getSessions: treats non-EVM chains as signed in, so no sign-in is requested there', async () => {
  const siwx = createSIWEConfig(serverOf()).mapToSIWX()
  expect(await siwx.getSessions(solana, 'GwAF45')).toEqual([
    expect.objectContaining({ data: expect.objectContaining({ chainId: solana, accountAddress: 'GwAF45' }) }),
  ])
})

test.each([
  ['no session', null, {}, 0],
  ['a session without an address', { address: '', chainId: 1 }, {}, 0],
  ['a session without a chain', { address, chainId: 0 }, {}, 0],
  ['another network', { address, chainId: 10 }, {}, 0],
  ['another network, signOutOnNetworkChange off', { address, chainId: 10 }, { signOutOnNetworkChange: false }, 1],
  ['another account', { address: other, chainId: 1 }, {}, 0],
  ['another account, signOutOnAccountChange off', { address: other, chainId: 1 }, { signOutOnAccountChange: false }, 1],
])('getSessions: %s', async (_, session, more, expected) => {
  expect(await createSIWEConfig(serverOf(session, more)).mapToSIWX().getSessions('eip155:1', address)).toHaveLength(
    expected,
  )
})

test("getSessions: rejects if the server fails, because that doesn't mean signed out", async () => {
  const failure = new Error('500')
  const siwx = createSIWEConfig(serverOf(null, { getSession: () => Promise.reject(failure) })).mapToSIWX()
  await expect(siwx.getSessions('eip155:1', address)).rejects.toMatchObject({
    code: 'siwx/siwe-server-failed',
    cause: failure,
  })
})

test('subscribeSessions: calls its listener after each sign-in and sign-out', async () => {
  const server = serverOf()
  const siwx = createSIWEConfig(server).mapToSIWX()
  const listener = vi.fn()
  const stop = siwx.subscribeSessions?.(listener)
  await siwx.addSession(sessionOf())
  await siwx.setSessions([])
  await siwx.revokeSession('eip155:1', address)
  expect(listener).toHaveBeenCalledTimes(3)
  server.signOut.mockResolvedValue(false)
  await expect(siwx.setSessions([])).rejects.toThrow()
  stop?.()
  await siwx.addSession(sessionOf())
  expect(listener).toHaveBeenCalledTimes(3)
})

test('required and signOutOnDisconnect default to true', () => {
  const siwx = createSIWEConfig(serverOf()).mapToSIWX()
  expect([siwx.getRequired?.(), siwx.signOutOnDisconnect]).toEqual([true, true])
  const response = createSIWEConfig(serverOf(null, { required: false, signOutOnDisconnect: false })).mapToSIWX()
  expect([response.getRequired?.(), response.signOutOnDisconnect]).toEqual([false, false])
  expect(isAttachable(siwx)).toBe(true)
})
