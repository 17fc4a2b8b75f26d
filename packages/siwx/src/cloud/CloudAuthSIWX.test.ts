import type { CaipNetworkId, SIWXSession } from '@openappkit/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { agreeableAnswers, cloudAccount, ScriptedCloud } from '../../test/ScriptedCloud'
import type { CloudAccess, CloudPage } from './CloudAccess'
import { CloudAuthSIWX, type CloudAuthSIWXOptions } from './CloudAuthSIWX'

const { address } = cloudAccount

let cloud: ScriptedCloud
beforeEach(() => {
  cloud = new ScriptedCloud(agreeableAnswers())
})
afterEach(() => vi.unstubAllGlobals())

const kitsCloud: CloudAccess = { url: 'https://cloud.example', query: { projectId: 'abc', sv: 'react-1.0.0' } }

function pageOf(access: CloudAccess | undefined = kitsCloud, activeNetworkId: CaipNetworkId = 'eip155:1'): CloudPage {
  return {
    networks: [],
    activeNetworkId: () => activeNetworkId,
    evmAddress: () => undefined,
    onEvmAddress: () => () => {},
    signIn: async () => {},
    onError: () => {},
    cloud: async () => access,
  }
}

function open(options?: CloudAuthSIWXOptions, page: CloudPage = pageOf()): CloudAuthSIWX {
  const siwx = new CloudAuthSIWX(options)
  siwx.attach(page)
  return siwx
}

async function signed(siwx: CloudAuthSIWX, chainId: CaipNetworkId = 'eip155:1'): Promise<SIWXSession> {
  const data = await siwx.createMessage({ accountAddress: address, chainId })
  return { data, message: data.toString(), signature: '0x1234' }
}

test.each<[string, CloudAuthSIWXOptions, CloudPage, string]>([
  ['of the kit', {}, pageOf(), 'https://cloud.example/auth/v1/nonce?st=appkit&projectId=abc&sv=react-1.0.0'],
  [
    'of the kit with its own project',
    { projectId: 'own' },
    pageOf(),
    'https://cloud.example/auth/v1/nonce?st=appkit&projectId=own&sv=react-1.0.0',
  ],
  [
    'of its options instead of the kit’s',
    { cloud: 'https://own.example//' },
    pageOf(),
    'https://own.example/auth/v1/nonce?st=appkit&projectId=abc&sv=react-1.0.0',
  ],
  [
    'of its options if the kit has none',
    { cloud: 'https://own.example/base/', projectId: 'own' },
    { ...pageOf(), cloud: undefined },
    'https://own.example/base/auth/v1/nonce?st=appkit&projectId=own',
  ],
])('uses the backend %s', async (_, options, page, url) => {
  await signed(open(options, page))
  expect(cloud.requests[0]?.url.href).toBe(url)
})

test.each<[string, CloudAuthSIWXOptions, CloudPage]>([
  ['no backend', { projectId: 'own' }, { ...pageOf(), cloud: undefined }],
  ['no project', { cloud: 'https://own.example' }, { ...pageOf(), cloud: undefined }],
  ['an empty project', { cloud: 'https://own.example', projectId: '' }, { ...pageOf(), cloud: undefined }],
])('with %s the call fails, and the next one retries', async (_, options, page) => {
  const siwx = open(options, page)
  await expect(siwx.getSessions('eip155:1', address)).rejects.toMatchObject({ code: 'siwx/cloud-not-configured' })
  expect(cloud.requests).toEqual([])
  Object.assign(page, pageOf())
  expect(await siwx.getSessions('eip155:1', address)).toEqual([])
})

test('uses no kit’s backend without a page', async () => {
  await expect(new CloudAuthSIWX().getSessions('eip155:1', address)).rejects.toMatchObject({
    code: 'siwx/cloud-not-configured',
  })
})

test('looks up the backend once per page', async () => {
  const cloudOf = vi.fn(async () => kitsCloud)
  const siwx = open({}, { ...pageOf(), cloud: cloudOf })
  await Promise.all([siwx.getSessions('eip155:1', address), siwx.getSessions('eip155:1', address)])
  expect(cloudOf).toHaveBeenCalledTimes(1)
  siwx.attach({ ...pageOf(), cloud: cloudOf })
  await siwx.getSessions('eip155:1', address)
  expect(cloudOf).toHaveBeenCalledTimes(2)
})

test('drops the backend of a detached page, unless another page attached since', async () => {
  const siwx = new CloudAuthSIWX()
  const leave = siwx.attach(pageOf())
  await siwx.getSessions('eip155:1', address)
  const leaveSecond = siwx.attach(pageOf())
  leave()
  expect(await siwx.getSessions('eip155:1', address)).toEqual([])
  leaveSecond()
  await expect(siwx.getSessions('eip155:1', address)).rejects.toMatchObject({ code: 'siwx/cloud-not-configured' })
})

test('uses AppKit’s storage keys by default', async () => {
  const usual = open()
  await usual.addSession(await signed(usual))
  expect(cloud.storage.getItem('@appkit/siwx-auth-token')).toBe('cookie')
  await signed(usual)
  expect(cloud.storage.getItem('@appkit/siwx-nonce-token')).toBe('nonce token')
  await usual.revokeSession()

  const named = open({ localAuthStorageKey: 'session', localNonceStorageKey: 'nonce' })
  await named.addSession(await signed(named))
  await signed(named)
  expect(['session', 'nonce', '@appkit/siwx-auth-token'].map(name => cloud.storage.getItem(name))).toEqual([
    'cookie',
    'nonce token',
    null,
  ])
})

test.each<[CaipNetworkId, CaipNetworkId]>([
  ['eip155:10', 'eip155:10'],
  ['eip155:137', 'eip155:1'],
])('keeps one of several sessions: on %s, the one of %s', async (active, kept) => {
  const siwx = open({}, pageOf(kitsCloud, active))
  const received: (string | undefined)[] = []
  siwx.on('sessionChanged', session => received.push(session?.data.chainId))
  const sessions = [await signed(siwx, 'eip155:1'), await signed(siwx, 'eip155:10')]
  await siwx.setSessions(sessions)
  expect(received).toEqual([kept])
})

test('keeps the first session without a page', async () => {
  const siwx = new CloudAuthSIWX({ cloud: 'https://own.example', projectId: 'own' })
  const received = vi.fn()
  siwx.on('sessionChanged', received)
  const sessions = [await signed(siwx, 'eip155:10'), await signed(siwx, 'eip155:1')]
  await siwx.setSessions(sessions)
  expect(received.mock.calls).toEqual([[sessions[0]]])
})

test('sends the network’s name to the public provider', async () => {
  const networks = [{ caipNetworkId: 'eip155:1', name: 'Mainnet' }] as never
  const page = { ...pageOf(), networks }
  expect((await signed(open({ cloud: 'https://api.web3modal.org' }, page))).message).toContain('your Mainnet account:')
})

test('signs out on an empty list and on a revoked session', async () => {
  const siwx = open()
  await siwx.addSession(await signed(siwx))
  expect(await siwx.getSessions('eip155:1', address)).toHaveLength(1)
  await siwx.setSessions([])
  expect(await siwx.getSessions('eip155:1', address)).toEqual([])
  await siwx.addSession(await signed(siwx))
  cloud.takeRequests()
  await siwx.revokeSession('eip155:10', 'another')
  expect(cloud.takeRequests()).toEqual(['POST sign-out'])
})

test('notifies listeners of every change until they unsubscribe', async () => {
  const siwx = open()
  const [one, other] = [vi.fn(), vi.fn()]
  const leave = siwx.on('sessionChanged', one)
  siwx.on('sessionChanged', other)
  const session = await signed(siwx)
  await siwx.addSession(session)
  leave()
  await siwx.revokeSession()
  siwx.removeAllListeners()
  await siwx.addSession(await signed(siwx))
  expect(one.mock.calls).toEqual([[session]])
  expect(other.mock.calls).toEqual([[session], [undefined]])
})

test('reads the account, its token and its metadata from the backend', async () => {
  const siwx = open()
  await siwx.addSession(await signed(siwx))
  expect(await siwx.getSessionAccount()).toEqual(cloudAccount)
  expect(await siwx.getSessionToken()).toBe('renewed')
  await siwx.setSessionAccountMetadata({ theme: 'dark' })
  expect(cloud.requests.at(-1)?.body).toEqual({ metadata: { theme: 'dark' } })
  await siwx.setSessionAccountMetadata()
  expect(cloud.requests.at(-1)?.body).toEqual({ metadata: null })
})

test('requests and confirms an email code', async () => {
  const siwx = open()
  expect(await siwx.requestEmailOtp({ email: 'a@b.example', account: address })).toEqual({ uuid: 'uuid' })
  expect(cloud.requests.at(-1)?.body).toEqual({ email: 'a@b.example', account: address })
  await siwx.confirmEmailOtp({ code: '123456' })
  expect(cloud.requests.at(-1)?.body).toEqual({ code: '123456' })
})

test('requires sign-in and signs out on disconnect by default', () => {
  const usual = new CloudAuthSIWX()
  expect([usual.getRequired(), usual.signOutOnDisconnect]).toEqual([true, true])
  const free = new CloudAuthSIWX({ required: false, signOutOnDisconnect: false })
  expect([free.getRequired(), free.signOutOnDisconnect]).toEqual([false, false])
})

test('subscribeSessions: calls its listener after each sign-in and sign-out', async () => {
  const siwx = open()
  const listener = vi.fn()
  const stop = siwx.subscribeSessions(listener)
  await siwx.addSession(await signed(siwx))
  await siwx.setSessions([])
  await siwx.revokeSession()
  expect(listener).toHaveBeenCalledTimes(3)
  stop()
  await siwx.setSessions([])
  expect(listener).toHaveBeenCalledTimes(3)
})
