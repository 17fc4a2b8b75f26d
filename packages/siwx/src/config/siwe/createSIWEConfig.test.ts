import type { CaipNetworkId, SIWXSession } from '@openappkit/contract'
import { expect, test, vi } from 'vitest'
import { parseMessage } from '../../message/parseMessage'
import { isAttachable, type SIWXPage } from '../SIWXPage'
import { createSIWEConfig } from './createSIWEConfig'
import { formatSIWEMessage } from './formatSIWEMessage'
import type { SIWEConfig, SIWESession } from './SIWEConfig'

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const other = '0xAb5801a7D398351b8bE11C439e05C5B3259aeC9B'
const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

/** Creates a server that accepts every sign-in. */
function serverOf(session: SIWESession | null = null, more: Partial<SIWEConfig> = {}) {
  const server = {
    getNonce: vi.fn<SIWEConfig['getNonce']>(async () => 'fromTheServer1'),
    getMessageParams: vi.fn(async () => ({ domain: 'app.example', uri: 'https://app.example/', chains: [1, 10] })),
    createMessage: vi.fn<SIWEConfig['createMessage']>(({ address: iss, ...args }) => formatSIWEMessage(args, iss)),
    verifyMessage: vi.fn<SIWEConfig['verifyMessage']>(async () => true),
    getSession: vi.fn<SIWEConfig['getSession']>(async () => session),
    signOut: vi.fn<SIWEConfig['signOut']>(async () => true),
    onSignIn: vi.fn(),
    onSignOut: vi.fn(),
  }
  return Object.assign(server, more) as typeof server
}

/** Creates a page whose account a test can change. */
function pageOf(account: string | undefined = address, activeNetworkId: CaipNetworkId = 'eip155:1') {
  let current: string | undefined = account
  const listeners = new Set<(address: string | undefined) => void>()
  return {
    networks: [],
    activeNetworkId: () => activeNetworkId,
    evmAddress: () => current,
    onEvmAddress(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    signIn: vi.fn(async () => {}),
    onError: vi.fn(),
    change(next: string | undefined) {
      current = next
      for (const listener of listeners) listener(next)
    },
  } satisfies SIWXPage & { change(next: string | undefined): void }
}

function sessionOf(chainId: CaipNetworkId = 'eip155:1', accountAddress = address): SIWXSession {
  return {
    data: {
      accountAddress,
      chainId,
      domain: 'app.example',
      uri: 'https://app.example/',
      version: '1',
      nonce: 'x7Qm0ZkR',
    },
    message: `message on ${chainId}`,
    signature: '0x1234',
  }
}

const settled = () => new Promise(resolve => setTimeout(resolve))

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

test('setSessions: an empty list signs out; if the server fails, it resolves and reports the error to the app', async () => {
  const failure = new Error('500')
  const server = serverOf(null, { signOut: () => Promise.reject(failure) })
  const siwx = createSIWEConfig(server).mapToSIWX()
  const page = pageOf()
  siwx.attach(page)
  await siwx.setSessions([])
  expect(page.onError).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ code: 'siwx/siwe-server-failed', cause: failure }),
  )
  expect(server.onSignOut).not.toHaveBeenCalled()
})

test('without a page, a failed sign-out rejects to its caller', async () => {
  const failure = new Error('500')
  const siwx = createSIWEConfig(serverOf(null, { signOut: () => Promise.reject(failure) })).mapToSIWX()
  await expect(siwx.setSessions([])).rejects.toBe(failure)
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

test('getSessions: returns no session if the server fails, and reports the error to the app', async () => {
  const failure = new Error('500')
  const siwx = createSIWEConfig(serverOf(null, { getSession: () => Promise.reject(failure) })).mapToSIWX()
  const page = pageOf()
  siwx.attach(page)
  expect(await siwx.getSessions('eip155:1', address)).toEqual([])
  expect(page.onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ cause: failure }))
})

test('getSessions: returns no session if the server fails without a page', async () => {
  const siwx = createSIWEConfig(serverOf(null, { getSession: () => Promise.reject(new Error('500')) })).mapToSIWX()
  expect(await siwx.getSessions('eip155:1', address)).toEqual([])
})

test('required and signOutOnDisconnect default to true', () => {
  const siwx = createSIWEConfig(serverOf()).mapToSIWX()
  expect([siwx.getRequired?.(), siwx.signOutOnDisconnect]).toEqual([true, true])
  const response = createSIWEConfig(serverOf(null, { required: false, signOutOnDisconnect: false })).mapToSIWX()
  expect([response.getRequired?.(), response.signOutOnDisconnect]).toEqual([false, false])
  expect(isAttachable(siwx)).toBe(true)
})

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

test("signOut returns the server's answer and can be called again after a failure", async () => {
  const server = serverOf()
  const client = createSIWEConfig(server)
  server.signOut.mockRejectedValueOnce(new Error('500')).mockResolvedValueOnce(false)
  await expect(client.endSession()).rejects.toThrow('500')
  expect(server.onSignOut).not.toHaveBeenCalled()
  expect(await client.endSession()).toBe(false)
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
