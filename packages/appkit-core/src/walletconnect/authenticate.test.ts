import type { Cacao, SIWXData, SIWXSession } from '@openappkit/contract'
import { expect, test } from 'vitest'
import { type AuthenticatingProvider, authenticate, canSignIn } from './authenticate'
import type { LibrarySession } from './readSession'
import type { NamespaceRequest } from './sessionRequest'

const address = '0x71C7656EC7ab88b098defB751B7401B5f6d89761'
const session: LibrarySession = { topic: 'topic', expiry: 0, peer: {}, namespaces: {} }
const data: SIWXData = {
  accountAddress: '',
  chainId: 'eip155:10',
  domain: 'app.example',
  uri: 'https://app.example/in',
  version: '1',
  nonce: 'abcdefgh12345678',
  statement: 'Sign in to Example.',
  issuedAt: '2026-01-01T00:00:00.000Z',
  expirationTime: '2026-01-02T00:00:00.000Z',
}
const namespaces: Record<string, NamespaceRequest> = {
  eip155: { chains: ['eip155:1', 'eip155:10'], methods: ['personal_sign'], events: [], rpcMap: {} },
}

/** Content that a wallet signed. Default: as requested. */
function cacao(chain: string, fields: Partial<Cacao['p']> = {}): Cacao {
  const { domain, uri, nonce, issuedAt, expirationTime, statement } = data
  const iss = `did:pkh:${chain}:${address}`
  const p = { domain, aud: uri, nonce, iss, version: '1', iat: issuedAt, exp: expirationTime, statement, ...fields }
  return { h: { t: 'caip122' }, p, s: { t: 'eip191', s: `0x${chain}` } }
}

/** Library with a simulated wallet. */
class FakeLibrary implements AuthenticatingProvider {
  readonly requests: unknown[] = []
  readonly values: unknown[] = []
  readonly client = {
    formatAuthMessage: ({ request, iss }: { request: { nonce: string }; iss: string }) => `${iss} ${request.nonce}`,
    core: { history: { values: this.values } },
  }
  answer: () => Promise<{ auths?: unknown; session?: LibrarySession | undefined }> = async () => ({
    auths: [cacao('eip155:10'), cacao('eip155:1')],
    session,
  })
  authenticate(parameters: never): ReturnType<AuthenticatingProvider['authenticate']> {
    this.requests.push(parameters)
    return this.answer()
  }
}

function begin({ signal = new AbortController().signal, signInData = data } = {}) {
  const library = new FakeLibrary()
  const kept: SIWXSession[][] = []
  const ended: string[] = []
  const request = {
    prepare: async () => signInData,
    complete: async (sessions: readonly SIWXSession[]) => void kept.push([...sessions]),
  }
  const end = async ({ topic }: LibrarySession) => void ended.push(topic)
  const endUnproven = async (pairingTopic: string) => void ended.push(`of ${pairingTopic}`)
  const contracts = { verdict: async (_: SIWXSession) => true }
  const isContractSignature = (signed: SIWXSession) => contracts.verdict(signed)
  const run = () =>
    authenticate(library, namespaces, { data: signInData, request, end, endUnproven, isContractSignature }, signal)
  return { library, kept, ended, request, contracts, run }
}

test('signs in with one approval when only EVM chains are requested', () => {
  const part: NamespaceRequest = { chains: [], methods: [], events: [], rpcMap: {} }
  expect(canSignIn({ eip155: part })).toBe(true)
  expect(canSignIn({ eip155: part, solana: part })).toBe(false)
  expect(canSignIn({ solana: part })).toBe(false)
  expect(canSignIn({})).toBe(false)
})

test("requests the message's content with the active chain first", async () => {
  const { library, run } = begin()
  await run()
  expect(library.requests).toEqual([
    {
      chains: ['eip155:10', 'eip155:1'],
      methods: ['personal_sign'],
      domain: 'app.example',
      uri: 'https://app.example/in',
      nonce: 'abcdefgh12345678',
      statement: 'Sign in to Example.',
      iat: '2026-01-01T00:00:00.000Z',
      exp: '2026-01-02T00:00:00.000Z',
      optionalNamespaces: namespaces,
    },
  ])
})

test('stores each signed message as a session with its rebuilt text', async () => {
  const { library, kept, ended, run } = begin()
  const second = cacao('eip155:1', { resources: ['urn:recap:e30'], version: undefined })
  library.answer = async () => ({ auths: [cacao('eip155:10'), second], session })
  expect(await run()).toBe(session)
  const [[first, other] = []] = kept
  expect(first).toEqual({
    data: { ...data, accountAddress: address, chainId: 'eip155:10', resources: undefined, notBefore: undefined },
    message: `did:pkh:eip155:10:${address} abcdefgh12345678`,
    signature: '0xeip155:10',
    cacao: cacao('eip155:10'),
  })
  expect(other).toMatchObject({
    data: { accountAddress: address, chainId: 'eip155:1', version: '1', resources: ['urn:recap:e30'] },
    signature: '0xeip155:1',
    cacao: second,
  })
  expect(ended).toEqual([])
})

test('treats an empty statement as none, like the text', async () => {
  const { library, kept, run } = begin()
  library.answer = async () => ({ auths: [cacao('eip155:10', { statement: '' })], session })
  await run()
  expect(kept[0]?.[0]?.data.statement).toBeUndefined()
})

test("connects a wallet that doesn't sign, and stores nothing", async () => {
  const { library, kept, ended, run } = begin()
  library.answer = async () => ({ session })
  expect(await run()).toBe(session)
  expect([kept, ended]).toEqual([[], []])
})

test("ends the session and rejects with the reason when messages can't be stored", async () => {
  const { ended, request, run } = begin()
  const cause = new Error('the server is down')
  request.complete = () => Promise.reject(cause)
  await expect(run()).rejects.toMatchObject({ code: 'walletconnect/sign-in-failed', cause })
  expect(ended).toEqual(['topic'])
})

test.each([
  ['another domain', { domain: 'evil.example' }],
  ['another URI', { aud: 'https://evil.example' }],
  ['another nonce', { nonce: 'ijklmnop12345678' }],
  ['a later expiry', { exp: '2036-01-02T00:00:00.000Z' }],
  ['no expiry', { exp: undefined }],
  ['another start time', { nbf: '2026-01-02T00:00:00.000Z' }],
  ["a chain that wasn't requested", { iss: `did:pkh:eip155:137:${address}` }],
])('ends the session of a message with %s', async (_, fields) => {
  const { library, kept, ended, run } = begin()
  library.answer = async () => ({ auths: [cacao('eip155:10'), cacao('eip155:1', fields)], session })
  await expect(run()).rejects.toMatchObject({ code: 'walletconnect/sign-in-mismatch' })
  expect([kept, ended]).toEqual([[], ['topic']])
})

test('ends the session if the response arrives after the caller stopped waiting', async () => {
  const { kept, ended, run } = begin({ signal: AbortSignal.abort() })
  await expect(run()).rejects.toMatchObject({ code: 'walletconnect/canceled' })
  expect([kept, ended]).toEqual([[], ['topic']])
})

test("rejects with the wallet's error code from the library's record", async () => {
  const { library, run } = begin()
  const params = { authPayload: { nonce: data.nonce } }
  library.values.push(
    { request: { params: null }, response: { error: { code: 1, message: '' } } },
    { request: { params: { authPayload: { nonce: 'another' } } }, response: { error: { code: 2, message: '' } } },
    { request: { params }, response: { error: { code: 5000, message: 'User rejected.' } } },
  )
  library.answer = () => Promise.reject('User rejected.')
  await expect(run()).rejects.toMatchObject({ code: 5000, message: 'User rejected.' })
})

test('ends the session of an invalid signature before it rejects', async () => {
  const { library, kept, ended, run } = begin()
  const params = { authPayload: { nonce: data.nonce } }
  library.values.push({ topic: 'link', request: { params }, response: { result: {} } })
  library.answer = () => Promise.reject({ code: 7000, message: 'Signature verification failed' })
  await expect(run()).rejects.toMatchObject({ code: 'walletconnect/invalid-signature', cause: { code: 7000 } })
  expect([kept, ended]).toEqual([[], ['of link']])
})

test("rejects with the wallet's own error when it reports an invalid signature", async () => {
  const { library, ended, run } = begin()
  const params = { authPayload: { nonce: data.nonce } }
  library.values.push({
    topic: 'link',
    request: { params },
    response: { error: { code: 7000, message: 'Session settlement failed.' } },
  })
  library.answer = () => Promise.reject('Session settlement failed.')
  await expect(run()).rejects.toMatchObject({ code: 7000, message: 'Session settlement failed.' })
  expect(ended).toEqual([])
})

test('passes any other error of the library through', async () => {
  const { library, run } = begin()
  const cause = new Error('Request expired')
  library.answer = () => Promise.reject(cause)
  await expect(run()).rejects.toBe(cause)
})

test("accepts a contract's signature if the contract confirms it, and ends the session otherwise", async () => {
  const { library, kept, ended, contracts, run } = begin()
  const byContract: Cacao = { ...cacao('eip155:1'), s: { t: 'eip1271', s: '0x01' } }
  library.answer = async () => ({ auths: [cacao('eip155:10'), byContract], session })
  const signatures: string[] = []
  contracts.verdict = async ({ signature }) => signatures.push(signature) > 0
  expect(await run()).toBe(session)
  // Only the contract's signature: the library verifies key signatures itself.
  expect(signatures).toEqual(['0x01'])
  expect(kept).toHaveLength(1)

  contracts.verdict = async () => false
  await expect(run()).rejects.toMatchObject({ code: 'walletconnect/invalid-signature' })
  contracts.verdict = () => Promise.reject(new Error('No node answered.'))
  await expect(run()).rejects.toMatchObject({ code: 'walletconnect/sign-in-failed' })
  expect(kept).toHaveLength(1)
  expect(ended).toEqual(['topic', 'topic'])
})

test("doesn't sign in a user who leaves during the contract call", async () => {
  const user = new AbortController()
  const { library, kept, ended, contracts, run } = begin({ signal: user.signal })
  library.answer = async () => ({ auths: [{ ...cacao('eip155:1'), s: { t: 'eip1271', s: '0x01' } }], session })
  contracts.verdict = async () => {
    user.abort()
    return true
  }
  await expect(run()).rejects.toMatchObject({ code: 'walletconnect/canceled' })
  expect([kept, ended]).toEqual([[], ['topic']])
})
