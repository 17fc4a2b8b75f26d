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
  ['the kit’s', {}, pageOf(), 'https://cloud.example/auth/v1/nonce?st=appkit&projectId=abc&sv=react-1.0.0'],
  [
    'the kit’s, with a project of its own',
    { projectId: 'own' },
    pageOf(),
    'https://cloud.example/auth/v1/nonce?st=appkit&projectId=own&sv=react-1.0.0',
  ],
  [
    'another one than the kit’s',
    { cloud: 'https://own.example//' },
    pageOf(),
    'https://own.example/auth/v1/nonce?st=appkit&projectId=abc&sv=react-1.0.0',
  ],
  [
    'one where the kit has none',
    { cloud: 'https://own.example/base/', projectId: 'own' },
    { ...pageOf(), cloud: undefined },
    'https://own.example/base/auth/v1/nonce?st=appkit&projectId=own',
  ],
])('the backend is %s', async (_, options, page, url) => {
  await signed(open(options, page))
  expect(cloud.asked[0]?.url.href).toBe(url)
})

test.each<[string, CloudAuthSIWXOptions, CloudPage]>([
  ['no backend', { projectId: 'own' }, { ...pageOf(), cloud: undefined }],
  ['no project', { cloud: 'https://own.example' }, { ...pageOf(), cloud: undefined }],
  ['an empty project', { cloud: 'https://own.example', projectId: '' }, { ...pageOf(), cloud: undefined }],
])('with %s the call fails, and the next one tries again', async (_, options, page) => {
  const siwx = open(options, page)
  await expect(siwx.getSessions('eip155:1', address)).rejects.toMatchObject({ code: 'siwx/cloud-missing' })
  expect(cloud.asked).toEqual([])
  Object.assign(page, pageOf())
  expect(await siwx.getSessions('eip155:1', address)).toEqual([])
})

test('without a page there is no kit’s backend', async () => {
  await expect(new CloudAuthSIWX().getSessions('eip155:1', address)).rejects.toMatchObject({
    code: 'siwx/cloud-missing',
  })
})

test('the backend is looked for once a page', async () => {
  const cloudOf = vi.fn(async () => kitsCloud)
  const siwx = open({}, { ...pageOf(), cloud: cloudOf })
  await Promise.all([siwx.getSessions('eip155:1', address), siwx.getSessions('eip155:1', address)])
  expect(cloudOf).toHaveBeenCalledTimes(1)
  siwx.attach({ ...pageOf(), cloud: cloudOf })
  await siwx.getSessions('eip155:1', address)
  expect(cloudOf).toHaveBeenCalledTimes(2)
})

test('a page that is left takes its backend along, unless another one came since', async () => {
  const siwx = new CloudAuthSIWX()
  const leave = siwx.attach(pageOf())
  await siwx.getSessions('eip155:1', address)
  const leaveSecond = siwx.attach(pageOf())
  leave()
  expect(await siwx.getSessions('eip155:1', address)).toEqual([])
  leaveSecond()
  await expect(siwx.getSessions('eip155:1', address)).rejects.toMatchObject({ code: 'siwx/cloud-missing' })
})

test('names in the storage are AppKit’s unless the host gives others', async () => {
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
])('of several sessions, on %s the one of %s is kept', async (active, kept) => {
  const siwx = open({}, pageOf(kitsCloud, active))
  const heard: (string | undefined)[] = []
  siwx.on('sessionChanged', session => heard.push(session?.data.chainId))
  const sessions = [await signed(siwx, 'eip155:1'), await signed(siwx, 'eip155:10')]
  await siwx.setSessions(sessions)
  expect(heard).toEqual([kept])
})

test('without a page it is the first that is kept', async () => {
  const siwx = new CloudAuthSIWX({ cloud: 'https://own.example', projectId: 'own' })
  const heard = vi.fn()
  siwx.on('sessionChanged', heard)
  const sessions = [await signed(siwx, 'eip155:10'), await signed(siwx, 'eip155:1')]
  await siwx.setSessions(sessions)
  expect(heard.mock.calls).toEqual([[sessions[0]]])
})

test('at the public provider a message has the name that the page has for the network', async () => {
  const networks = [{ caipNetworkId: 'eip155:1', name: 'Mainnet' }] as never
  const page = { ...pageOf(), networks }
  expect((await signed(open({ cloud: 'https://api.web3modal.org' }, page))).message).toContain('your Mainnet account:')
})

test('to set none is to sign out, and so is to revoke one', async () => {
  const siwx = open()
  await siwx.addSession(await signed(siwx))
  expect(await siwx.getSessions('eip155:1', address)).toHaveLength(1)
  await siwx.setSessions([])
  expect(await siwx.getSessions('eip155:1', address)).toEqual([])
  await siwx.addSession(await signed(siwx))
  cloud.news()
  await siwx.revokeSession('eip155:10', 'another')
  expect(cloud.news()).toEqual(['POST sign-out'])
})

test('listeners hear of every change until they leave', async () => {
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

test('an account, its token and what the app keeps with it are the backend’s', async () => {
  const siwx = open()
  await siwx.addSession(await signed(siwx))
  expect(await siwx.getSessionAccount()).toEqual(cloudAccount)
  expect(await siwx.getSessionToken()).toBe('renewed')
  await siwx.setSessionAccountMetadata({ theme: 'dark' })
  expect(cloud.asked.at(-1)?.body).toEqual({ metadata: { theme: 'dark' } })
  await siwx.setSessionAccountMetadata()
  expect(cloud.asked.at(-1)?.body).toEqual({ metadata: null })
})

test('a code by e-mail is asked for and confirmed', async () => {
  const siwx = open()
  expect(await siwx.requestEmailOtp({ email: 'a@b.example', account: address })).toEqual({ uuid: 'uuid' })
  expect(cloud.asked.at(-1)?.body).toEqual({ email: 'a@b.example', account: address })
  await siwx.confirmEmailOtp({ code: '123456' })
  expect(cloud.asked.at(-1)?.body).toEqual({ code: '123456' })
})

test('signing in is asked for and ends with the connection unless the host says otherwise', () => {
  const usual = new CloudAuthSIWX()
  expect([usual.getRequired(), usual.signOutOnDisconnect]).toEqual([true, true])
  const free = new CloudAuthSIWX({ required: false, signOutOnDisconnect: false })
  expect([free.getRequired(), free.signOutOnDisconnect]).toEqual([false, false])
})
