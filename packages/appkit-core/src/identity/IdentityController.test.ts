import type { CaipNetworkId } from '@openappkit/contract'
import { expect, test } from 'vitest'
import { createLoadedKit, settled } from '../../test/createTestKit'
import { base, mainnet, solana } from '../../test/networks'
import { type Backend, type BackendAnswer, type BackendRequest, startBackend, until } from '../../test/startBackend'
import { IdentityController } from './IdentityController'

const address = '0xAb5801a7D398351b8bE11C439e05C5B3259aeC9B'
const on = (caipNetworkId: CaipNetworkId) => ({ address, caipNetworkId })
const home = on('eip155:1')
const alice = { name: 'alice.eth', avatar: 'https://example.org/a.png', resolvedAt: null }
const failure = { status: 503, json: { status: 'FAILED', reasons: [] } }
const recordOf = (name: string, owner: string) => ({ name, attributes: {}, addresses: { '60': { address: owner } } })
const sepolia = { ...mainnet, id: 11155111, caipNetworkId: 'eip155:11155111', testnet: true } as const

async function setUp({ hasBackend = true } = {}) {
  const bench = {
    identity: (_: BackendRequest): ReturnType<Backend['answer']> => ({ json: alice }),
    names: (): ReturnType<Backend['answer']> => ({ json: [] }),
  }
  const backend = await startBackend(request => {
    if (request.path === '/v1/supported-chains') return { json: { http: ['eip155:1', 'eip155:8453'], ws: [] } }
    return request.path.startsWith('/v1/profile/reverse/') ? bench.names() : bench.identity(request)
  })
  const networks = [mainnet, base, sepolia, solana] as const
  const made = await createLoadedKit({ networks, ...(hasBackend ? { cloud: backend.url } : {}) })
  const identities = made.modalKit.controller(IdentityController)
  const requests = () => backend.requests.filter(({ path }) => path.startsWith('/v1/identity/'))
  const status = () => identities.of(home).status
  return { ...made, bench, identities, requests, status }
}

test('shows the name and image of an account, fetched once in 5 minutes', async () => {
  const { identities, requests, environment, status } = await setUp()
  expect(status()).toBe('idle')
  const loading = [identities.load(home), identities.load(home)]
  expect(status()).toBe('loading')
  await Promise.all(loading)
  expect(identities.of(home)).toEqual({
    status: 'known',
    identity: { name: 'alice.eth', avatar: 'https://example.org/a.png' },
  })
  environment.advance(299_999)
  await identities.load(home)
  expect(requests()).toHaveLength(1)
  environment.advance(1)
  await identities.load(home)
  expect(requests()).toHaveLength(2)
})

test('the identity of an account without a name or safe image is unknown', async () => {
  const { identities, bench, status } = await setUp()
  bench.identity = () => ({ json: { name: null, avatar: 'javascript:alert(1)', resolvedAt: null } })
  await identities.load(home)
  expect(status()).toBe('unknown')
})

test.each<[string, CaipNetworkId]>([
  ['a test network', 'eip155:11155111'],
  ['a non-EVM chain', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
  ["a network that the app doesn't offer", 'eip155:10'],
])('sends no request for accounts on %s', async (_, caipNetworkId) => {
  const { identities, requests } = await setUp()
  await identities.load(on(caipNetworkId))
  expect(identities.of(on(caipNetworkId)).status).toBe('unknown')
  expect(requests()).toEqual([])
})

test('the identity is unknown without a backend', async () => {
  const { identities, status } = await setUp({ hasBackend: false })
  await identities.load(home)
  expect(status()).toBe('unknown')
})

test('falls back to the name registry when the lookup fails', async () => {
  const { identities, bench } = await setUp()
  bench.identity = () => failure
  bench.names = () => ({ json: [recordOf('alice.registry.id', address.toLowerCase())] })
  await identities.load(home)
  expect(identities.of(home)).toMatchObject({ status: 'known', identity: { name: 'alice.registry.id' } })
})

test.each([
  ['that belongs to a different address', recordOf('vitalik.eth', '0xd8da6bf26964af9d7eed9e03e53415d37aa96045')],
  ['with invisible characters', recordOf('ali\u200bce.eth', address)],
])('ignores a registry name %s', async (_, record) => {
  const { identities, bench, status } = await setUp()
  bench.identity = () => failure
  bench.names = () => ({ json: [record] })
  await identities.load(home)
  expect(status()).toBe('unknown')
})

test.each<[string, CaipNetworkId, string | undefined]>([
  ['stays on Ethereum', 'eip155:1', 'https://example.org/a.png'],
  ['is cleared on other networks', 'eip155:8453', undefined],
])('after a failed lookup, the previous image %s', async (_, caipNetworkId, avatar) => {
  const { identities, bench, environment } = await setUp()
  await identities.load(on(caipNetworkId))
  bench.identity = () => failure
  bench.names = () => ({ json: [recordOf('alice.registry.id', address)] })
  environment.advance(300_000)
  await identities.load(on(caipNetworkId))
  expect(identities.of(on(caipNetworkId))).toEqual({
    status: 'known',
    identity: { name: 'alice.registry.id', avatar },
  })
})

test('retries a failed lookup with the next call', async () => {
  const { identities, bench, status } = await setUp()
  bench.identity = () => failure
  bench.names = () => failure
  await identities.load(home)
  expect(status()).toBe('unknown')
  bench.identity = () => ({ json: alice })
  await identities.load(home)
  expect(status()).toBe('known')
})

test('forgets identities on disconnect, including pending ones', async () => {
  const { kit, identities, bench, status, requests } = await setUp()
  await kit.connect({ connectorId: 'io.one' })
  let answer: (response: BackendAnswer) => void = () => {}
  bench.identity = () =>
    new Promise<BackendAnswer>(resolve => {
      answer = resolve
    })
  const loading = identities.load(home)
  await until(() => requests().length === 1)
  await kit.disconnect()
  expect(status()).toBe('idle')
  answer({ json: alice })
  await loading
  await settled()
  expect(status()).toBe('idle')
})
