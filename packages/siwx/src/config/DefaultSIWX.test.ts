import type { CaipNetworkId, SIWXInput, SIWXSession } from '@openappkit/contract'
import { bitcoinSigner, solanaSigner } from '@openappkit/testing/signers'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '../../test/memoryStorage'
import { StandardMessenger } from '../message/StandardMessenger'
import type { SIWXStorage } from '../storage/SIWXStorage'
import type { SIWXVerifier } from '../verify/SIWXVerifier'
import { DefaultSIWX } from './DefaultSIWX'
import type { SIWXPage } from './SIWXPage'

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const site = { domain: 'app.example', uri: 'https://app.example/' }

beforeEach(() => {
  vi.stubGlobal('window', {})
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('document', { location: new URL('https://app.example/') })
})
afterEach(() => vi.unstubAllGlobals())

function session(signature: string, more: Partial<SIWXSession['data']> = {}): SIWXSession {
  return {
    data: {
      accountAddress: address,
      chainId: 'eip155:1',
      ...site,
      version: '1',
      nonce: 'x7Qm0ZkR3vTn9cLpA2Wd',
      issuedAt: '2026-01-01T00:00:00.000Z',
      ...more,
    },
    message: `message of ${signature}`,
    signature,
  }
}

/** Returns a verifier that accepts the given signatures and counts its calls. */
function verifierOf(good: ReadonlySet<string>, chainNamespace: 'eip155' | 'solana' = 'eip155') {
  return {
    chainNamespace,
    shouldVerify: ({ data }: SIWXSession) => data.chainId.startsWith(chainNamespace),
    verify: vi.fn(async ({ signature }: SIWXSession) => good.has(signature)),
  } satisfies SIWXVerifier
}

/** Returns a custom storage that accepts everything. */
function storageOf(sessions: SIWXSession[] = []) {
  let kept = sessions
  const isOf = ({ data }: SIWXSession, chainId: CaipNetworkId, account: string) =>
    data.chainId === chainId && data.accountAddress === account
  return {
    add: vi.fn(async (one: SIWXSession) => void (kept = [...kept, one])),
    set: vi.fn(async (all: SIWXSession[]) => void (kept = all)),
    get: vi.fn(async (chainId: CaipNetworkId, account: string) => kept.filter(one => isOf(one, chainId, account))),
    delete: vi.fn(async (chainId: CaipNetworkId, account: string) => {
      kept = kept.filter(one => !isOf(one, chainId, account))
    }),
    all: () => kept,
  } satisfies SIWXStorage & { all(): SIWXSession[] }
}

const messenger = new StandardMessenger(site)

test('createMessage: uses the messenger', async () => {
  const message = await new DefaultSIWX({ messenger }).createMessage({ accountAddress: address, chainId: 'eip155:1' })
  expect(String(message)).toMatch(/^app\.example wants you to sign in with your Ethereum account:\n0xd8dA/)
})

test('createMessage: defaults to a strict message of the page', async () => {
  const message = await new DefaultSIWX().createMessage({ accountAddress: address, chainId: 'eip155:1' })
  expect(message).toMatchObject(site)
  expect(String(message)).toContain('\nChain ID: 1\n')
})

test('addSession: verifies and stores a session', async () => {
  const storage = storageOf()
  const siwx = new DefaultSIWX({ messenger, storage, verifiers: [verifierOf(new Set(['good']))] })
  await siwx.addSession(session('good'))
  expect(storage.all()).toEqual([session('good')])
})

test('addSession: rejects an invalid session: The signature is not valid', async () => {
  const storage = storageOf()
  const siwx = new DefaultSIWX({ messenger, storage, verifiers: [verifierOf(new Set())] })
  await expect(siwx.addSession(session('bad'))).rejects.toMatchObject({
    code: 'siwx/invalid-signature',
    message: 'The signature is not valid',
  })
  expect(storage.all()).toEqual([])
})

test('addSession: rejects another domain and an expired message by code', async () => {
  const siwx = new DefaultSIWX({ messenger, storage: storageOf(), verifiers: [verifierOf(new Set(['good']))] })
  await expect(siwx.addSession(session('good', { domain: 'evil.example' }))).rejects.toMatchObject({
    code: 'siwx/domain-mismatch',
  })
  await expect(siwx.addSession(session('good', { expirationTime: '2026-01-02T00:00:00Z' }))).rejects.toMatchObject({
    code: 'siwx/expired',
  })
})

test('verification: rejects an unknown namespace', async () => {
  const siwx = new DefaultSIWX({
    messenger,
    storage: storageOf(),
    verifiers: [verifierOf(new Set(['good']), 'solana')],
  })
  await expect(siwx.addSession(session('good'))).rejects.toMatchObject({ code: 'siwx/invalid-signature' })
})

test('verification: requires all verifiers of the chain to agree', async () => {
  const verifiers = [verifierOf(new Set(['good'])), verifierOf(new Set())]
  const siwx = new DefaultSIWX({ messenger, storage: storageOf(), verifiers })
  await expect(siwx.addSession(session('good'))).rejects.toMatchObject({ code: 'siwx/invalid-signature' })
})

test('setSessions: verifies all and replaces the stored ones', async () => {
  const storage = storageOf([session('old')])
  const siwx = new DefaultSIWX({ messenger, storage, verifiers: [verifierOf(new Set(['one', 'two']))] })
  await siwx.setSessions([session('one'), session('two', { chainId: 'eip155:10' })])
  expect(storage.all().map(({ signature }) => signature)).toEqual(['one', 'two'])
})

test('setSessions: names the invalid session as cause and changes nothing', async () => {
  const storage = storageOf([session('old')])
  const siwx = new DefaultSIWX({ messenger, storage, verifiers: [verifierOf(new Set(['one']))] })
  const bad = session('bad')
  await expect(siwx.setSessions([session('one'), bad, session('worse')])).rejects.toMatchObject({
    code: 'siwx/invalid-signature',
    message: 'The signature is not valid',
    cause: bad,
  })
  expect(storage.all()).toEqual([session('old')])
})

test('setSessions: an empty list signs out', async () => {
  const storage = storageOf([session('good')])
  await new DefaultSIWX({ messenger, storage, verifiers: [] }).setSessions([])
  expect(storage.all()).toEqual([])
})

test('getSessions: verifies again and removes only invalid sessions', async () => {
  const elsewhere = session('bad', { chainId: 'eip155:10' })
  const storage = storageOf([session('good'), session('bad'), elsewhere])
  const siwx = new DefaultSIWX({ messenger, storage, verifiers: [verifierOf(new Set(['good']))] })
  expect(await siwx.getSessions('eip155:1', address)).toEqual([session('good')])
  expect(storage.all()).toEqual([elsewhere, session('good')])
})

test('getSessions: verifies a session once per page load, and a different text separately', async () => {
  const verifier = verifierOf(new Set(['one', 'two']))
  const storage = storageOf([session('one')])
  const siwx = new DefaultSIWX({ messenger, storage, verifiers: [verifier] })
  await Promise.all([siwx.getSessions('eip155:1', address), siwx.getSessions('eip155:1', address)])
  await siwx.getSessions('eip155:1', address)
  expect(verifier.verify).toHaveBeenCalledTimes(1)
  await siwx.addSession(session('two'))
  expect(verifier.verify).toHaveBeenCalledTimes(2)
  // The same text with different data is a different claim.
  await siwx.addSession({ ...session('two'), data: { ...session('two').data, requestId: 'x' } })
  expect(verifier.verify).toHaveBeenCalledTimes(3)
  await new DefaultSIWX({ messenger, storage, verifiers: [verifier] }).getSessions('eip155:1', address)
  expect(verifier.verify.mock.calls.length).toBeGreaterThan(3)
})

test('getSessions: fails without a verdict, keeps the session and retries', async () => {
  const verifier = verifierOf(new Set(['good']))
  verifier.verify.mockRejectedValueOnce(new Error('node is down'))
  const storage = storageOf([session('good')])
  const siwx = new DefaultSIWX({ messenger, storage, verifiers: [verifier] })
  await expect(siwx.getSessions('eip155:1', address)).rejects.toThrow('node is down')
  expect(storage.all()).toHaveLength(1)
  expect(await siwx.getSessions('eip155:1', address)).toHaveLength(1)
})

test('getSessions: filters what a storage returns', async () => {
  const sessions = [
    session('good', { chainId: 'eip155:10' }),
    session('good', { accountAddress: '0xAb5801a7D398351b8bE11C439e05C5B3259aeC9B' }),
    session('good', { expirationTime: '2026-01-02T00:00:00Z' }),
    session('good', { notBefore: '2999-01-02T00:00:00Z' }),
  ]
  const storage = { ...storageOf(), get: async () => sessions }
  const siwx = new DefaultSIWX({ messenger, storage, verifiers: [verifierOf(new Set(['good']))] })
  expect(await siwx.getSessions('eip155:1', address)).toEqual([])
})

test('getSessions: ignores a session of another domain', async () => {
  const storage = storageOf([session('good', { domain: 'old.example' })])
  const siwx = new DefaultSIWX({ messenger, storage, verifiers: [verifierOf(new Set(['good']))] })
  expect(await siwx.getSessions('eip155:1', address)).toEqual([])
  expect(storage.all()).toEqual([])
})

test('rejects one of several sessions with its own code', async () => {
  const siwx = new DefaultSIWX({ messenger, storage: storageOf(), verifiers: [verifierOf(new Set(['good']))] })
  const foreign = session('good', { domain: 'evil.example' })
  await expect(siwx.setSessions([session('good'), foreign])).rejects.toMatchObject({
    code: 'siwx/domain-mismatch',
    cause: foreign,
  })
  const late = session('good', { expirationTime: '2026-01-02T00:00:00Z' })
  await expect(siwx.setSessions([late])).rejects.toMatchObject({ code: 'siwx/expired', cause: late })
})

test('accepts messages for any domain if the messenger names none', async () => {
  const storage = storageOf()
  const nameless = { createMessage: (input: SIWXInput) => messenger.createMessage(input) }
  const verifiers = [verifierOf(new Set(['good']))]
  const foreign = session('good', { domain: 'other.example' })
  await new DefaultSIWX({ messenger: nameless, storage, verifiers }).addSession(foreign)
  await new DefaultSIWX({ messenger: { ...nameless, getDomain: () => undefined }, storage, verifiers }).addSession(
    foreign,
  )
  expect(storage.all()).toEqual([foreign, foreign])
})

test('verifies a rejected signature again', async () => {
  const verifier = verifierOf(new Set())
  const siwx = new DefaultSIWX({ messenger, storage: storageOf(), verifiers: [verifier] })
  for (const _ of [1, 2]) await expect(siwx.addSession(session('bad'))).rejects.toThrow()
  expect(verifier.verify).toHaveBeenCalledTimes(2)
})

test('verifies data once, regardless of the order of its fields', async () => {
  const verifier = verifierOf(new Set(['good']))
  const siwx = new DefaultSIWX({ messenger, storage: storageOf(), verifiers: [verifier] })
  const { data, ...rest } = session('good')
  await siwx.addSession({ data, ...rest })
  await siwx.addSession({ data: Object.fromEntries(Object.entries(data).reverse()) as never, ...rest })
  expect(verifier.verify).toHaveBeenCalledTimes(1)
})

test("getSessions: doesn't write if all sessions are valid", async () => {
  const storage = storageOf([session('good')])
  const siwx = new DefaultSIWX({ messenger, storage, verifiers: [verifierOf(new Set(['good']))] })
  await siwx.getSessions('eip155:1', address)
  expect([storage.delete.mock.calls, storage.add.mock.calls]).toEqual([[], []])
})

test('getSessions: ignores the case of an EVM address', async () => {
  const storage = { ...storageOf(), get: async () => [session('good')] }
  const siwx = new DefaultSIWX({ messenger, storage, verifiers: [verifierOf(new Set(['good']))] })
  expect(await siwx.getSessions('eip155:1', address.toLowerCase())).toEqual([session('good')])
})

test('revokeSession: removes this account on this chain', async () => {
  const storage = storageOf([session('good'), session('good', { chainId: 'eip155:10' })])
  await new DefaultSIWX({ messenger, storage, verifiers: [] }).revokeSession('eip155:1', address)
  expect(storage.all()).toEqual([session('good', { chainId: 'eip155:10' })])
})

test('defaults getRequired and signOutOnDisconnect to true', () => {
  expect(new DefaultSIWX().getRequired()).toBe(true)
  expect(new DefaultSIWX({ required: false }).getRequired()).toBe(false)
  expect(new DefaultSIWX().signOutOnDisconnect).toBe(true)
  expect(new DefaultSIWX({ signOutOnDisconnect: false }).signOutOnDisconnect).toBe(false)
})

const page: SIWXPage = {
  networks: [],
  activeNetworkId: () => undefined,
  evmAddress: () => undefined,
  onEvmAddress: () => () => {},
  signIn: async () => {},
  onError: () => {},
}

test('verifies contract accounts at the nodes of the attached page', async () => {
  const urls: string[] = []
  vi.stubGlobal('fetch', async (input: string | URL | Request) => {
    urls.push(input instanceof Request ? input.url : String(input))
    return Response.json({ jsonrpc: '2.0', id: 1, result: '0x01' })
  })
  const rpcUrls = { default: { http: ['https://node.example/'] } }
  const network = { id: 1, name: 'Ethereum', chainNamespace: 'eip155', caipNetworkId: 'eip155:1', rpcUrls } as const
  const siwx = new DefaultSIWX({ storage: storageOf() })
  const leave = siwx.attach({ ...page, networks: [network] })
  const data = await siwx.createMessage({ accountAddress: address, chainId: 'eip155:1' })
  const signed: SIWXSession = { data, message: data.toString(), signature: '0x1234' }
  await siwx.addSession(signed)
  expect(new Set(urls)).toEqual(new Set(['https://node.example/']))
  leave()
  await expect(siwx.addSession({ ...signed, signature: '0x5678' })).rejects.toMatchObject({ code: 'siwx/no-rpc-url' })
})

test('verifies Solana and Bitcoin accounts by default', async () => {
  const solana = await solanaSigner(3)
  const bitcoin = await bitcoinSigner('p2wpkh')
  const accounts = [
    [solana.address, 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', solana.sign],
    [bitcoin.address, 'bip122:000000000019d6689c085ae165831e93', (text: string) => bitcoin.sign(text, 'BIP322')],
  ] as const
  const siwx = new DefaultSIWX()
  for (const [accountAddress, chainId, sign] of accounts) {
    const data = await siwx.createMessage({ accountAddress, chainId })
    const message = data.toString()
    const signed: SIWXSession = { data, message, signature: await sign(message) }
    await siwx.addSession(signed)
    expect(await siwx.getSessions(chainId, accountAddress)).toHaveLength(1)
    const forged = { ...signed, signature: await sign(`${message}!`) }
    await expect(siwx.addSession(forged)).rejects.toMatchObject({ code: 'siwx/invalid-signature' })
  }
})

test('supports messengers without setNetworks', () => {
  const siwx = new DefaultSIWX({ messenger: { createMessage: input => messenger.createMessage(input) } })
  expect(() => siwx.attach(page)()).not.toThrow()
})

test('passes the page’s networks to the messenger', () => {
  const setNetworks = vi.fn()
  const siwx = new DefaultSIWX({ messenger: { createMessage: input => messenger.createMessage(input), setNetworks } })
  siwx.attach(page)
  expect(setNetworks).toHaveBeenCalledExactlyOnceWith(page.networks)
})

test('accepts a real signature across reloads and rejects a forged one by default', async () => {
  const account = privateKeyToAccount(generatePrivateKey())
  const input: SIWXInput = { accountAddress: account.address, chainId: 'eip155:1' }
  const siwx = new DefaultSIWX()
  const unsigned = await siwx.createMessage(input)
  const message = String(unsigned)
  const { toString: _, ...data } = unsigned
  const signed: SIWXSession = { data, message, signature: await account.signMessage({ message }) }
  await siwx.addSession(signed)

  expect(await new DefaultSIWX().getSessions('eip155:1', account.address)).toEqual([signed])
  expect(await new DefaultSIWX().getSessions('eip155:10', account.address)).toEqual([])

  // Anyone can write to the page's storage, so its content proves nothing.
  const forged = { ...signed, data: { ...data, chainId: 'eip155:10' as const } }
  localStorage.setItem('@appkit/siwx', JSON.stringify([forged, signed]))
  expect(await new DefaultSIWX().getSessions('eip155:10', account.address)).toEqual([])
  expect(await new DefaultSIWX().getSessions('eip155:1', account.address)).toEqual([signed])

  await siwx.setSessions([])
  expect(await new DefaultSIWX().getSessions('eip155:1', account.address)).toEqual([])
})

test('subscribeSessions: calls its listener after each change that was stored', async () => {
  const siwx = new DefaultSIWX({ verifiers: [verifierOf(new Set(['good']))], storage: storageOf() })
  const listener = vi.fn()
  const stop = siwx.subscribeSessions(listener)
  await siwx.addSession(session('good'))
  await expect(siwx.addSession(session('bad'))).rejects.toThrow()
  await siwx.revokeSession('eip155:1', address)
  await siwx.setSessions([])
  expect(listener).toHaveBeenCalledTimes(3)
  stop()
  await siwx.setSessions([])
  expect(listener).toHaveBeenCalledTimes(3)
})
