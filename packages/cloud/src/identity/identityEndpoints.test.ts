import type { Hex } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ENS_CHAIN, type EnsStage, startEnsStage } from '../../test/names/EnsStage'
import { sharedDatabase } from '../../test/server/sharedDatabase'
import { startTestCloud, type TestCloud } from '../../test/server/startTestCloud'
import type { ChainsFile } from '../proxy/chainsFile'

const ALICE: Hex = '0xa11ce00000000000000000000000000000000001'
const BOB: Hex = '0xb0b0000000000000000000000000000000000002'
const HOME = String(0x8000_0000 + 31337)
/** A URL without a listener. */
const AWAY = 'http://127.0.0.1:9'

const databaseUrl = sharedDatabase()
let stage: EnsStage
let cloud: TestCloud
beforeAll(async () => {
  stage = await startEnsStage()
  await stage.register('alice.eth', { address: ALICE, texts: { avatar: 'https://pictures.example/alice.png' } })
  await stage.claim(ALICE, 'alice.eth')
  cloud = await start({ [ENS_CHAIN]: { upstreams: [stage.chain.url], ens: { registry: stage.registry } } })
})
afterAll(async () => {
  await cloud[Symbol.asyncDispose]()
  await stage[Symbol.asyncDispose]()
})

test.each(['/v1/identity/{address}', '/v1/account/{address}/identity'])(
  '%s returns the identity of an address',
  async path => {
    const response = await ask(path.replace('{address}', ALICE.replace('a', 'A')))
    expect(response.headers.get('cache-control')).toMatch(/^public, max-age=86[34]\d\d, s-maxage=86[34]\d\d$/)
    expect(await response.json()).toEqual({
      name: 'alice.eth',
      avatar: expect.stringMatching(new RegExp(`^${cloud.url}/v1/image/`)),
      resolvedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    })
  },
)

test('returns nulls for an address without a name', async () => {
  const response = await ask(`/v1/identity/${BOB}`)
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({ name: null, avatar: null, resolvedAt: null })
})

test.each(['0x1234', 'alice.eth', '11111111111111111111111111111111'])(
  'rejects %s, which is not an EVM address',
  async address => {
    const response = await ask(`/v1/identity/${address}`)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ reasons: [{ field: 'address' }] })
  },
)

test("identities require a project, names don't", async () => {
  expect((await fetch(`${cloud.url}/v1/identity/${ALICE}`)).status).toBe(401)
  expect((await fetch(`${cloud.url}/v1/profile/account/alice.eth`)).status).toBe(200)
})

test('returns a name in its normalized spelling, with its addresses by coin type, and forbids caching', async () => {
  const response = await ask('/v1/profile/account/ALICE.eth?apiVersion=2')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.json()).toEqual({
    name: 'alice.eth',
    attributes: { avatar: expect.stringMatching(/\/v1\/image\//) },
    addresses: { 60: { address: ALICE, created_at: null }, [HOME]: { address: ALICE, created_at: null } },
  })
})

test('a name resolves to its new address as soon as it changes', async () => {
  const addressOf = async (): Promise<unknown> => {
    const record = (await (await ask('/v1/profile/account/moving.eth')).json()) as {
      addresses: Record<string, { address: string }>
    }
    return record.addresses['60']?.address
  }
  await stage.register('moving.eth', { address: ALICE })
  expect(await addressOf()).toBe(ALICE)
  await stage.register('moving.eth', { address: BOB })
  expect(await addressOf()).toBe(BOB)
})

test('a missing name is an empty list in API version 2 and a 404 otherwise', async () => {
  for (const path of ['/v1/profile/account/nobody.eth', `/v1/profile/reverse/${BOB}`]) {
    const second = await ask(`${path}?apiVersion=2`)
    expect(second.status).toBe(200)
    expect(await second.json()).toEqual([])
    expect((await ask(path)).status).toBe(404)
  }
})

test('a reverse lookup returns the names that resolve back to the address', async () => {
  expect(await (await ask(`/v1/profile/reverse/${ALICE}?apiVersion=2`)).json()).toMatchObject([{ name: 'alice.eth' }])
})

test('returns no names for non-EVM addresses', async () => {
  for (const address of ['US517G5965aydkZ46HS38QLi7UQiSojurfbQfKCELFx', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4']) {
    const response = await ask(`/v1/profile/reverse/${address}`)
    expect([address, response.status, await response.json()]).toEqual([address, 200, []])
  }
})

test.each(['vit\u0430lik.eth', 'vitalik', 'a..eth', `${ALICE}.eth`])('rejects the name %s', async name => {
  const response = await ask(`/v1/profile/account/${encodeURIComponent(name)}?apiVersion=2`)
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ reasons: [{ field: 'name' }] })
})

test('answers 503 while the chain is unavailable, instead of reporting a missing name', async () => {
  await using away = await start({ [ENS_CHAIN]: { upstreams: [AWAY], ens: { registry: stage.registry } } })
  for (const path of [`/v1/identity/${ALICE}`, '/v1/profile/account/alice.eth?apiVersion=2']) {
    const response = await ask(path, away)
    expect(response.status).toBe(503)
    expect(response.headers.get('cache-control')).not.toMatch(/max-age/)
  }
})

test('returns no names if no served chain has an ENS registry', async () => {
  await using plain = await start({ [ENS_CHAIN]: [stage.chain.url] })
  expect(await (await ask(`/v1/identity/${ALICE}`, plain)).json()).toEqual({
    name: null,
    avatar: null,
    resolvedAt: null,
  })
  for (const path of ['/v1/profile/account/alice.eth', `/v1/profile/reverse/${ALICE}`]) {
    expect([path, (await ask(path, plain)).status]).toEqual([path, 404])
    const second = await ask(`${path}?apiVersion=2`, plain)
    expect([path, second.status, await second.json()]).toEqual([path, 200, []])
  }
})

function start(chains: ChainsFile['chains']): Promise<TestCloud> {
  return startTestCloud({ databaseUrl: databaseUrl(), chains: { chains } })
}

function ask(path: string, server: TestCloud = cloud): Promise<Response> {
  return fetch(`${server.url}${path}${path.includes('?') ? '&' : '?'}projectId=local`)
}
