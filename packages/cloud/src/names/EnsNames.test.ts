import { encodeAbiParameters, type Hex, zeroAddress } from 'viem'
import { generatePrivateKey } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ENS_CHAIN, type EnsStage, startEnsStage } from '../../test/names/EnsStage'
import { offchainServer } from '../../test/names/OffchainServer'
import { ChainRpc } from '../chains/ChainRpc'
import { ChainUnavailable } from '../chains/ChainUnavailable'
import { openMedia } from '../images/openMedia'
import { PublicPeers } from '../images/PublicPeers'
import { Upstreams } from '../proxy/Upstreams'
import { createEnsNames } from './createEnsNames'
import { EnsNames } from './EnsNames'
import { EnsResolver } from './EnsResolver'
import { GatewayUnavailable } from './GatewayUnavailable'

const ALICE: Hex = '0xa11ce00000000000000000000000000000000001'
const BOB: Hex = '0xb0b0000000000000000000000000000000000002'
const HOME = 0x8000_0000 + 31337
const BASE = 0x8000_0000 + 8453
const SERVED = [ENS_CHAIN, 'eip155:8453', 'eip155:10', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp']

let stage: EnsStage
beforeAll(async () => {
  stage = await startEnsStage()
})
afterAll(() => stage[Symbol.asyncDispose]())

test('resolves a name to its address and the address to its name', async () => {
  await stage.register('alice.eth', { address: ALICE, texts: { avatar: 'https://pictures.example/alice.png' } })
  await stage.claim(ALICE, 'alice.eth')
  const names = stage.names()

  expect(await names.find('alice.eth')).toEqual({
    name: 'alice.eth',
    addresses: new Map<number, string>([
      [60, ALICE],
      [HOME, ALICE],
    ]),
    avatar: 'https://pictures.example/alice.png',
  })
  expect(await names.nameOf(ALICE)).toEqual({ name: 'alice.eth', avatar: 'https://pictures.example/alice.png' })
})

test('an address that claims a name of a different account has no name', async () => {
  await stage.register('famous.eth', { address: ALICE })
  await stage.claim(BOB, 'famous.eth')
  expect(await stage.names().nameOf(BOB)).toBeUndefined()
})

test("a name that no longer resolves to an address isn't its primary name", async () => {
  const carol: Hex = '0xca401000000000000000000000000000000000aa'
  await stage.register('carol.eth', { address: carol })
  await stage.claim(carol, 'carol.eth')
  expect(await stage.names().nameOf(carol)).toEqual({ name: 'carol.eth', avatar: undefined })

  await stage.register('carol.eth', { address: BOB })
  expect(await stage.names().nameOf(carol)).toBeUndefined()
})

test.each([
  ['has an uppercase letter', 'Dave.eth'],
  ['has a letter from another script', 'd\u0430ve.eth'],
  ['has an invisible character', 'da\u200bve.eth'],
  ['looks like an address', `${ALICE}.eth`],
  ['has no dot', 'dave'],
  ['is too long', `${'d'.repeat(300)}.eth`],
  ['is empty', ''],
])('ignores a name that %s, even if it resolves back to the address', async (_what, name) => {
  const dave: Hex = '0xdafe000000000000000000000000000000000004'
  await stage.register(name, { address: dave })
  await stage.claim(dave, name)
  expect(await stage.names().nameOf(dave)).toBeUndefined()
})

test.each([
  ["isn't registered", async () => {}],
  ['no longer has a resolver', () => stage.setResolver('free.eth', zeroAddress)],
  ['has a resolver without code', () => stage.setResolver('free.eth', BOB)],
  ['has a resolver that supports none of the calls', () => stage.setResolver('free.eth', stage.registry)],
  ['has no address', () => stage.register('free.eth', { texts: { avatar: 'https://pictures.example/a.png' } })],
  ['has the zero address', () => stage.register('free.eth', { address: zeroAddress })],
  ['has an invalid address', () => stage.register('free.eth', { coins: { 60: '0x1234' } })],
])("a name that %s doesn't resolve", async (_what, arrange) => {
  await arrange()
  expect(await stage.names().find('free.eth')).toBeUndefined()
})

test('returns the address that a name sets for each chain', async () => {
  const sol: Hex = `0x${'07'.repeat(32)}`
  await stage.register('many.eth', { address: ALICE, coins: { [BASE]: BOB, 501: sol } })
  const { addresses } = (await stage.names({ served: SERVED }).find('many.eth')) ?? {}
  expect(Object.fromEntries(addresses ?? [])).toEqual({
    60: ALICE,
    [HOME]: ALICE,
    [BASE]: BOB,
    [0x8000_000a]: ALICE,
    501: 'US517G5965aydkZ46HS38QLi7UQiSojurfbQfKCELFx',
  })
})

test('a chain without its own address uses the default EVM address', async () => {
  await stage.register('default.eth', { address: ALICE, coins: { [0x8000_0000]: BOB } })
  const { addresses } = (await stage.names({ served: SERVED }).find('default.eth')) ?? {}
  expect(addresses?.get(BASE)).toBe(BOB)
  expect(addresses?.get(60)).toBe(ALICE)
})

test("doesn't return the address of a contract for chains where it may not exist", async () => {
  await stage.register('vault.eth', { address: stage.registry })
  const { addresses } = (await stage.names({ served: SERVED }).find('vault.eth')) ?? {}
  expect([...(addresses?.keys() ?? [])]).toEqual([60, HOME])
})

test('returns the address of an EIP-7702 account for every EVM chain', async () => {
  const key: Hex = '0x7702000000000000000000000000000000000001'
  await stage.chain.client.request<{ Method: string; Parameters: unknown; ReturnType: unknown }>({
    method: 'anvil_setCode',
    params: [key, `0xef0100${stage.registry.slice(2)}`],
  })
  await stage.register('delegated.eth', { address: key })
  const { addresses } = (await stage.names({ served: SERVED }).find('delegated.eth')) ?? {}
  expect(addresses?.get(BASE)).toBe(key)
})

test("omits records that aren't addresses of their chain", async () => {
  await stage.register('odd.eth', { address: ALICE, coins: { [BASE]: '0x1234', 501: BOB } })
  const { addresses } = (await stage.names({ served: SERVED }).find('odd.eth')) ?? {}
  expect(addresses?.has(BASE)).toBe(false)
  expect(addresses?.has(501)).toBe(false)
})

test('given a chain, looks up only that chain and the home chain of the name', async () => {
  await stage.register('one.eth', { address: ALICE })
  const { addresses } = (await stage.names({ served: SERVED }).find('one.eth', 'eip155:8453')) ?? {}
  expect([...(addresses?.keys() ?? [])].toSorted()).toEqual([HOME, BASE, 60].toSorted())
})

test("a parent's resolver answers for subnames only if it supports ENSIP-10", async () => {
  const wildcard = await stage.deploy('WildcardResolver')
  await stage.setResolver('wild.eth', wildcard)
  await stage.write(wildcard, 'any.deep.wild.eth', { address: BOB })
  expect((await stage.names().find('any.deep.wild.eth'))?.addresses.get(60)).toBe(BOB)
  expect(await stage.names().find('other.wild.eth')).toBeUndefined()

  await stage.register('tame.eth', { address: ALICE })
  expect(await stage.names().find('any.tame.eth')).toBeUndefined()
})

const GATEWAY_URLS = ['http://10.0.0.1/{sender}/{data}.json', 'https://gateway.example/{sender}/{data}.json']

test('fetches an off-chain record from its gateway, and the contract verifies it', async () => {
  const server = offchainServer(generatePrivateKey(), BOB)
  const resolver = await offchain(server.signer, zeroAddress)
  const names = stage.names({ gateway: server.gateway })
  await stage.setResolver('off.eth', resolver)

  expect((await names.find('sub.off.eth'))?.addresses.get(60)).toBe(BOB)
  // Only over HTTPS.
  expect(server.urls[0]).toMatch(new RegExp(`^https://gateway\\.example/${resolver}/0x[0-9a-f]+\\.json$`))

  const liar = offchainServer(generatePrivateKey(), ALICE)
  expect(await stage.names({ gateway: liar.gateway }).find('sub.off.eth')).toBeUndefined()
})

test.each([
  'https://127.0.0.1/{data}',
  'https://[::ffff:169.254.169.254]/{data}',
  'https://2130706433/{sender}/{data}',
  'https://localhost/{data}',
  'https://user:password@gateway.example/{data}',
  'https://gateway.example:8443/{data}',
])("doesn't fetch names from %s", async gatewayUrl => {
  const hostnames: string[] = []
  const peers = new PublicPeers(async hostname => {
    hostnames.push(hostname)
    return hostname === 'localhost' ? ['127.0.0.1'] : ['93.184.216.34']
  })
  const media = openMedia({ findPeer: url => peers.find(url) })
  const { signer } = offchainServer(generatePrivateKey(), BOB)
  await stage.setResolver('inside.eth', await offchain(signer, zeroAddress, [gatewayUrl]))
  const names = createEnsNames({
    rpc: new ChainRpc(new Upstreams({ [ENS_CHAIN]: [stage.chain.url] })),
    settings: new Map([[ENS_CHAIN, { upstreams: [stage.chain.url], ens: { registry: stage.registry } }]]),
    media,
  })
  const failure = await names?.find('inside.eth').catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(GatewayUnavailable)
  expect((failure as GatewayUnavailable).cause).toMatchObject({ name: 'ImageRefused', reason: 'address' })
})

test('ignores an off-chain lookup whose sender is a different contract', async () => {
  const server = offchainServer(generatePrivateKey(), BOB)
  await stage.setResolver('relay.eth', await offchain(server.signer, stage.registry))
  expect(await stage.names({ gateway: server.gateway }).find('relay.eth')).toBeUndefined()
  expect(server.urls).toEqual([])
})

test('rejects if the gateway is unreachable, instead of reporting a missing name', async () => {
  const { signer } = offchainServer(generatePrivateKey(), BOB)
  await stage.setResolver('away.eth', await offchain(signer, zeroAddress))
  const gateway = async (): Promise<Hex> => {
    throw new Error('not there')
  }
  await expect(stage.names({ gateway }).find('away.eth')).rejects.toBeInstanceOf(GatewayUnavailable)
})

test('rejects if the chain is unreachable, instead of reporting a missing name', async () => {
  const away = async (): Promise<never> => {
    throw new ChainUnavailable(ENS_CHAIN)
  }
  const calls = { call: away, code: away }
  const resolver = new EnsResolver(calls, stage.registry, away)
  const names = new EnsNames({ resolver, calls, chainId: ENS_CHAIN, served: [ENS_CHAIN] })
  await expect(names.find('alice.eth')).rejects.toBeInstanceOf(ChainUnavailable)
  await expect(names.nameOf(ALICE)).rejects.toBeInstanceOf(ChainUnavailable)
})

test('rejects a wrong registry address, instead of finding no names', async () => {
  const resolver = new EnsResolver(stage.calls, BOB, () => Promise.reject(new Error('none')))
  await expect(resolver.find('alice.eth')).rejects.toThrow('no ENS registry')
})

function offchain(signer: Hex, sender: Hex, gatewayUrls: readonly string[] = GATEWAY_URLS): Promise<Hex> {
  const parameters = [{ type: 'string[]' }, { type: 'address' }, { type: 'address' }] as const
  return stage.deploy('OffchainResolver', encodeAbiParameters(parameters, [gatewayUrls, signer, sender]))
}
