import type { SIWXSession } from '@openappkit/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { agreeableAnswers, answerAccount, cloudAccount, ScriptedCloud } from '../../test/ScriptedCloud'
import { CloudSession, type CloudSessionDependencies } from './CloudSession'

const { address } = cloudAccount
const chainId = cloudAccount.caip2Network
const refused = (status: number) => (): Response => new Response('', { status })

let cloud: ScriptedCloud
beforeEach(() => {
  cloud = new ScriptedCloud(agreeableAnswers())
})
afterEach(() => vi.unstubAllGlobals())

/** Opens a session with a self-hosted backend or the public provider. */
function open(url = 'https://cloud.example', more: Partial<CloudSessionDependencies> = {}) {
  const onChanged = vi.fn()
  const access = { url, query: { projectId: 'abc' } }
  const parts = { access, sessionKey: 'session', nonceKey: 'nonce', page: () => undefined, onChanged, ...more }
  return { session: new CloudSession(parts), onChanged }
}

async function signed(session: CloudSession): Promise<SIWXSession> {
  const data = await session.createMessage({ accountAddress: address, chainId })
  return { data, message: data.toString(), signature: '0x1234' }
}

/** Opens a session that a cookie stores. */
async function enter(): Promise<ReturnType<typeof open>> {
  const page = open()
  await page.session.add(await signed(page.session))
  cloud.takeRequests()
  return page
}

/** Returns a response that the test resolves. */
function held() {
  let give = (_: Response): void => {}
  const answer = new Promise<Response>(resolve => void (give = resolve))
  return { answer: () => answer, give: (response: Response) => give(response) }
}

test('puts the backend’s nonce into a strict message for a self-hosted backend', async () => {
  const { session } = open()
  const { data, message } = await signed(session)
  expect(data).toMatchObject({ nonce: cloudAccount.nonce, uri: 'https://app.example/shop' })
  expect(message).toContain('\nChain ID: 1\n')
  expect(data.resources).toBeUndefined()
})

test('sends the text of AppKit 1.8 with the network’s name to the public provider', async () => {
  const network = { caipNetworkId: chainId, name: 'Mainnet' }
  const named = open('https://api.web3modal.org', { page: () => ({ networks: [network] }) as never })
  expect((await signed(named.session)).message).toMatch(/your Mainnet account:[\s\S]*\nChain ID: eip155:1\n/)
  expect((await signed(open('https://api.web3modal.org').session)).message).toContain('your Ethereum account:')
})

test('sends the signature with its single-use nonce token', async () => {
  const walletInfo = { type: 'extension', name: 'Test wallet' } as const
  const access = { url: 'https://cloud.example', query: {}, walletInfo: vi.fn(() => walletInfo) }
  const { session, onChanged } = open(undefined, { access })
  const one = await signed(session)
  await session.add(one)
  expect(cloud.requests[1]).toMatchObject({
    what: 'POST authenticate',
    headers: { 'x-nonce-jwt': 'Bearer nonce token' },
    body: { message: one.message, signature: '0x1234', walletInfo, data: { nonce: cloudAccount.nonce } },
  })
  expect(cloud.requests[1]?.headers).not.toHaveProperty('x-otp')
  expect(access.walletInfo).toHaveBeenCalledExactlyOnceWith(chainId)
  expect(onChanged).toHaveBeenCalledExactlyOnceWith(one)
  cloud.takeRequests()
  await expect(session.add(one)).rejects.toMatchObject({ code: 'siwx/nonce-mismatch' })
  expect([cloud.takeRequests(), onChanged.mock.calls.length]).toEqual([[], 1])
})

test('omits wallet info that is unknown', async () => {
  const { session } = open()
  await session.add(await signed(session))
  expect(cloud.requests[1]?.body).not.toHaveProperty('walletInfo')
})

test('names the session to end when signing in again', async () => {
  const { session } = await enter()
  await session.add(await signed(session))
  expect(cloud.requests[1]?.headers).toHaveProperty('authorization', 'Bearer renewed')
})

test('keeps the session and the nonce after a rejected sign-in', async () => {
  const { session, onChanged } = open()
  const one = await signed(session)
  cloud.answers['POST authenticate'] = refused(401)
  await expect(session.add(one)).rejects.toMatchObject({ code: 'siwx/cloud-rejected' })
  expect([cloud.storage.getItem('session'), onChanged.mock.calls.length]).toEqual([null, 0])
  cloud.answers['POST authenticate'] = () => Response.json({ token: 'first' })
  await session.add(one)
  expect(onChanged).toHaveBeenCalledTimes(1)
})

test.each<[string, string, (() => Response) | undefined, string]>([
  ['the browser sends the cookie', 'https://cloud.example', undefined, 'cookie'],
  ['the browser sends no cookie', 'https://cloud.example', refused(401), 'first'],
  [
    'the cookie belongs to an earlier session',
    'https://cloud.example',
    () => answerAccount('x', { nonce: 'another' }),
    'first',
  ],
  ['the public provider sets no cookie', 'https://api.web3modal.org', undefined, 'first'],
])('stores a token only if there is no usable cookie: %s', async (_, url, me, stored) => {
  const { session } = open(url)
  const one = await signed(session)
  if (me) cloud.answers['GET me'] = me
  await session.add(one)
  expect(cloud.storage.getItem('session')).toBe(stored)
  const isRequested = !url.includes('web3modal')
  expect(cloud.requests.slice(2).map(({ what, headers }) => [what, headers])).toEqual(
    isRequested ? [['GET me', {}]] : [],
  )
})

test('returns the backend’s session of an account', async () => {
  const { session } = await enter()
  const { domain, nonce, uri } = cloudAccount
  const data = { accountAddress: address, chainId, domain, uri, nonce, version: '1' }
  expect(await session.of(chainId, address.toLowerCase())).toEqual([{ data, message: '', signature: '' }])
  expect(cloud.requests[0]?.url.search).toBe('?projectId=abc')
  expect(await session.of('eip155:10', address)).toEqual([])
  expect(await session.of(chainId, `0x${'12'.repeat(20)}`)).toEqual([])
})

test('sends no request without a session', async () => {
  const { session, onChanged } = open()
  expect(await session.of(chainId, address)).toEqual([])
  const missing = { code: 'siwx/not-authenticated' }
  await expect(session.account()).rejects.toMatchObject(missing)
  await expect(session.token()).rejects.toMatchObject(missing)
  await expect(session.setMetadata({})).rejects.toMatchObject(missing)
  await session.end()
  expect(cloud.requests).toEqual([])
  expect(onChanged).toHaveBeenCalledExactlyOnceWith(undefined)
})

test('renews the token with each check and returns it for the app’s server', async () => {
  const { session } = await enter()
  cloud.answers['GET me'] = () => answerAccount('second')
  expect(await session.token()).toBe('second')
  expect(cloud.requests[0]?.headers).toEqual({ authorization: 'Bearer renewed' })
  expect(cloud.requests[0]?.url.search).toBe('?projectId=abc')
  cloud.answers['GET me'] = () => answerAccount()
  expect(await session.token()).toBe('second')
  expect(cloud.storage.getItem('session')).toBe('cookie')
})

test('replaces a stored token with the next one', async () => {
  const { session } = open('https://api.web3modal.org')
  await session.add(await signed(session))
  await session.of(chainId, address)
  expect(cloud.storage.getItem('session')).toBe('renewed')
})

test('returns no token for the app’s server if the backend issues none', async () => {
  cloud.storage.setItem('session', 'cookie')
  cloud.answers['GET me'] = () => answerAccount()
  await expect(open().session.token()).rejects.toMatchObject({ code: 'siwx/not-authenticated' })
})

test('reads the whole account and sends metadata with a valid token', async () => {
  const { session } = await enter()
  expect(await session.account()).toEqual(cloudAccount)
  expect(cloud.requests[0]?.url.searchParams.get('includeAppKitAccount')).toBe('true')
  cloud.answers['GET me'] = () => answerAccount('second')
  cloud.takeRequests()
  await session.setMetadata({ theme: 'dark' })
  expect(cloud.requests[1]).toMatchObject({
    what: 'PUT account-metadata',
    headers: { authorization: 'Bearer second' },
    body: { metadata: { theme: 'dark' } },
  })
  expect(cloud.requests[0]?.url.search).toBe('?projectId=abc')
})

test('shares one request between identical concurrent queries', async () => {
  const { session } = await enter()
  await Promise.all([session.of(chainId, address), session.token(), session.account(), session.account()])
  expect(cloud.takeRequests()).toEqual(['GET me', 'GET me'])
  await session.of(chainId, address)
  expect(cloud.takeRequests()).toEqual(['GET me'])
})

test('signs out locally and on the backend with the current token', async () => {
  const { session, onChanged } = await enter()
  onChanged.mockClear()
  await session.end()
  expect(cloud.requests).toMatchObject([{ what: 'POST sign-out', headers: { authorization: 'Bearer renewed' } }])
  expect(cloud.storage.getItem('session')).toBeNull()
  expect(onChanged).toHaveBeenCalledExactlyOnceWith(undefined)
  expect(await session.of(chainId, address)).toEqual([])
})

test('signs out of the public provider by deleting the token', async () => {
  const { session } = open('https://api.web3modal.org')
  await session.add(await signed(session))
  cloud.takeRequests()
  await session.end()
  expect([cloud.takeRequests(), cloud.storage.getItem('session')]).toEqual([[], null])
})

test.each([
  [401, 'an already ended session is not an error'],
  [500, 'a failing backend is an error, but the app is signed out'],
])('signs out: status %i, %s', async status => {
  const { session, onChanged } = await enter()
  onChanged.mockClear()
  cloud.answers['POST sign-out'] = refused(status)
  const ended = await session.end().then(
    () => 'ended',
    error => error.code,
  )
  expect(ended).toBe(status === 401 ? 'ended' : 'siwx/cloud-rejected')
  expect(cloud.storage.getItem('session')).toBeNull()
  expect(onChanged).toHaveBeenCalledExactlyOnceWith(undefined)
})

test.each<[string, () => Response, string]>([
  ['fails', refused(500), 'siwx/cloud-rejected'],
  [
    'is unreachable',
    () => {
      throw new TypeError('Failed to fetch')
    },
    'siwx/cloud-unreachable',
  ],
  ['answers nonsense', () => new Response('<html>'), 'siwx/cloud-invalid-response'],
])(
  "rejects while the backend %s, because that doesn't mean signed out, and keeps the session",
  async (_, answer, code) => {
    const { session } = await enter()
    cloud.answers['GET me'] = answer
    await expect(session.of(chainId, address)).rejects.toMatchObject({ code })
    await expect(session.account()).rejects.toMatchObject({ code })
    expect(cloud.storage.getItem('session')).toBe('cookie')
  },
)

test('returns no session once the backend has ended it', async () => {
  const { session } = await enter()
  cloud.answers['GET me'] = refused(401)
  expect(await session.of(chainId, address)).toEqual([])
  expect(cloud.storage.getItem('session')).toBeNull()
})

test('returns no session if the user signs out during the check', async () => {
  const { session } = await enter()
  let answer = (_: Response) => {}
  cloud.answers['GET me'] = () => new Promise<Response>(resolve => void (answer = resolve))
  const checking = session.of(chainId, address)
  await session.end()
  answer(answerAccount('renewed'))
  expect(await checking).toEqual([])
})

test('ends a session that the backend ended: tries the token, then the cookie', async () => {
  const { session } = await enter()
  cloud.answers['GET me'] = refused(401)
  await expect(session.account()).rejects.toMatchObject({ code: 'siwx/cloud-rejected' })
  expect(cloud.requests.map(({ headers }) => headers)).toEqual([{ authorization: 'Bearer renewed' }, {}])
  expect(cloud.requests[1]?.url.searchParams.get('includeAppKitAccount')).toBe('true')
  expect(cloud.storage.getItem('session')).toBeNull()
})

test('tries a token from another tab before it ends the session', async () => {
  cloud.storage.setItem('session', 'mine')
  const { session } = open('https://api.web3modal.org')
  cloud.answers['GET me'] = () => {
    cloud.storage.setItem('session', 'theirs')
    cloud.answers['GET me'] = () => answerAccount('next')
    return refused(401)()
  }
  expect(await session.of(chainId, address)).toHaveLength(1)
  expect(cloud.requests.map(({ headers }) => headers['authorization'])).toEqual(['Bearer mine', 'Bearer theirs'])
  expect(cloud.storage.getItem('session')).toBe('next')
})

test.each(['theirs', 'cookie', undefined])(
  'keeps another tab’s newer token after an outdated response: %s',
  async stored => {
    cloud.storage.setItem('session', 'mine')
    const { session } = open('https://api.web3modal.org')
    cloud.answers['GET me'] = () => {
      if (stored === undefined) cloud.storage.removeItem('session')
      else cloud.storage.setItem('session', stored)
      return answerAccount('of mine')
    }
    await session.of(chainId, address)
    expect(cloud.storage.getItem('session')).toBe(stored ?? null)
  },
)

test('deletes a stored token that the backend ended, even one from another tab', async () => {
  for (const isEndedElsewhere of [false, true]) {
    cloud.storage.setItem('session', 'mine')
    const { session } = open('https://api.web3modal.org')
    cloud.answers['GET me'] = () => {
      if (isEndedElsewhere) cloud.storage.removeItem('session')
      return refused(401)()
    }
    expect(await session.of(chainId, address)).toEqual([])
    expect([cloud.takeRequests(), cloud.storage.getItem('session')]).toEqual([['GET me'], null])
  }
})

test('continues with the cookie if only the token expired', async () => {
  const { session } = await enter()
  cloud.answers['GET me'] = () => {
    cloud.answers['GET me'] = () => answerAccount('of the cookie')
    return refused(401)()
  }
  expect(await session.token()).toBe('of the cookie')
  expect(cloud.storage.getItem('session')).toBe('cookie')
})

test.each([200, 401])('ignores a response with %i after signing out', async status => {
  const { session } = await enter()
  const me = held()
  cloud.answers['GET me'] = me.answer
  const [sessions, account] = [session.of(chainId, address), session.account()]
  await session.end()
  me.give(status === 200 ? answerAccount('late') : refused(401)())
  expect(await sessions).toEqual([])
  await expect(account).rejects.toMatchObject({ code: 'siwx/not-authenticated' })
  expect(cloud.storage.getItem('session')).toBeNull()
})

test('ignores a response about the previous user', async () => {
  const { session } = await enter()
  const me = held()
  cloud.answers['GET me'] = me.answer
  const account = session.account()
  const nonce = 'fromTheServer2'
  cloud.answers['GET nonce'] = () => Response.json({ nonce, token: 'another' })
  cloud.answers['GET me'] = () => answerAccount('of the second', { nonce })
  await session.add(await signed(session))
  me.give(answerAccount('of the first'))
  expect(await account).toMatchObject({ nonce })
  expect(await session.token()).toBe('of the second')
})

test('names an emailed code in the message and sends it with one sign-in', async () => {
  const { session } = open()
  await expect(session.confirmCode('123456')).rejects.toMatchObject({ code: 'siwx/otp-not-requested' })
  expect(await session.requestCode('a@b.example', address)).toBe('uuid')
  await session.confirmCode('123456')
  expect(cloud.requests.at(-1)).toMatchObject({
    what: 'PUT otp',
    headers: { 'x-otp': 'uuid' },
    body: { code: '123456' },
  })
  const one = await signed(session)
  expect(one.data.resources).toEqual(['email:a@b.example'])
  cloud.requests.splice(0)
  await session.add(one)
  expect(cloud.requests[0]?.headers).toHaveProperty('x-otp', 'uuid')
  await expect(session.confirmCode('123456')).rejects.toMatchObject({ code: 'siwx/otp-not-requested' })
})

test('names an email address that needs no code', async () => {
  const { session } = open()
  cloud.answers['POST otp'] = () => Response.json({ uuid: null })
  expect(await session.requestCode('a@b.example', address)).toBeNull()
  await expect(session.confirmCode('123456')).rejects.toMatchObject({ code: 'siwx/otp-not-requested' })
  const one = await signed(session)
  expect(one.data.resources).toEqual(['email:a@b.example'])
  cloud.requests.splice(0)
  await session.add(one)
  expect(cloud.requests[0]?.headers).not.toHaveProperty('x-otp')
})
