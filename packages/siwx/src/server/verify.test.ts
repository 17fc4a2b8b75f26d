import { type EvmChain, startEvmChain } from '@openappkit/testing/node'
import { bitcoinSigner, contractAccounts, solanaSigner } from '@openappkit/testing/signers'
import fc from 'fast-check'
import { privateKeyToAccount } from 'viem/accounts'
import * as chains from 'viem/chains'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { noon, signInData, signInMessage } from '../../test/signInMessage'
import { composeLegacyMessage } from '../message/legacyMessage'
import type { ExpectedSignIn } from './ExpectedSignIn'
import { isTestChain } from './testChains'
import { verify } from './verify'

let chain: EvmChain
beforeAll(async () => {
  chain = await startEvmChain()
}, 30_000)
afterAll(() => chain.stop())

/** Returns ERC-1271's magic value for every call: PUSH4 1626ba7e, PUSH1 e0, SHL, PUSH1 0, MSTORE, return 32 bytes. */
const ACCEPTS_EVERYTHING = '0x631626ba7e60e01b60005260206000f3'

const account = privateKeyToAccount(`0x${'11'.repeat(32)}`)
const expected: ExpectedSignIn = { domain: 'app.example.org', nonce: 'abcdefgh12345678', time: noon }

type Changes = Partial<Parameters<typeof signInMessage>[0]>

async function refusalOf(changes: Changes, expectation: Partial<ExpectedSignIn> = {}): Promise<unknown> {
  const message = signInMessage({ accountAddress: account.address, ...changes })
  return codeOf(verify(message, await account.signMessage({ message }), { ...expected, ...expectation }))
}

const codeOf = (attempt: Promise<unknown>): Promise<unknown> =>
  attempt.then(
    () => 'accepted',
    (error: { code?: unknown }) => error.code,
  )

test('accepts the expected sign-in and rejects every deviation with its own code', async () => {
  expect(await refusalOf({})).toBe('accepted')
  const other = privateKeyToAccount(`0x${'22'.repeat(32)}`).address
  const table: readonly [Changes, Partial<ExpectedSignIn>, string][] = [
    [{ domain: 'evil.example.org' }, {}, 'siwx/domain-mismatch'],
    [{ domain: 'app.example.org:8080' }, {}, 'siwx/domain-mismatch'],
    [{}, { uri: 'https://app.example.org/sign-in' }, 'siwx/uri-mismatch'],
    [{}, { uri: () => false }, 'siwx/uri-mismatch'],
    [{ uri: 'https://evil.example.org/' }, {}, 'siwx/uri-mismatch'],
    [{ uri: 'https://app.example.org@evil.example.org/' }, {}, 'siwx/uri-mismatch'],
    [{ uri: 'https://app.example.org:8443/' }, {}, 'siwx/uri-mismatch'],
    [{ uri: 'http://app.example.org/' }, {}, 'siwx/uri-mismatch'],
    [{ uri: 'urn:app' }, { origins: ['urn:app', 'null'] }, 'siwx/uri-mismatch'],
    [{ nonce: 'anotherNonce1234' }, {}, 'siwx/nonce-mismatch'],
    [{}, { nonce: [] }, 'siwx/nonce-mismatch'],
    [{}, { address: other }, 'siwx/address-mismatch'],
    [{ chainId: 'eip155:10' }, { chainId: 'eip155:1' }, 'siwx/chain-mismatch'],
    [{ chainId: 'eip155:10' }, { chainId: ['eip155:1', 'eip155:137'] }, 'siwx/chain-mismatch'],
    [{ expirationTime: new Date(noon).toISOString() }, {}, 'siwx/expired'],
    [{ notBefore: new Date(noon + 1).toISOString() }, {}, 'siwx/not-yet-valid'],
    [{ issuedAt: new Date(noon + 60_001).toISOString() }, {}, 'siwx/issued-in-future'],
    [{ issuedAt: new Date(noon + 2).toISOString() }, { clockTolerance: 1 }, 'siwx/issued-in-future'],
  ]
  for (const [changes, expectation, code] of table)
    expect(await refusalOf(changes, expectation), `${JSON.stringify(changes)} ${JSON.stringify(expectation)}`).toBe(
      code,
    )
})

test.each<[Changes, Partial<ExpectedSignIn>, string | undefined]>([
  [{ domain: 'evil.example.org' }, {}, 'evil.example.org'],
  [{ uri: 'https://evil.example.org/' }, {}, 'https://evil.example.org/'],
  [{}, { address: `0x${'12'.repeat(20)}` }, account.address],
  [{ chainId: 'eip155:10' }, { chainId: 'eip155:1' }, 'eip155:10'],
  [{ nonce: 'anotherNonce1234' }, {}, undefined],
])('a rejection contains the value of the message: %j', async (changes, expectation, details) => {
  const message = signInMessage({ accountAddress: account.address, ...changes })
  const refused = await verify(message, '0x', { ...expected, ...expectation }).catch((error: unknown) => error)
  expect(refused).toHaveProperty('details', details)
})

test('accepts the text of AppKit 1.8 only if it is enabled', async () => {
  const data = signInData({ accountAddress: account.address })
  const message = composeLegacyMessage(data, 'Some Network', true)
  const signature = await account.signMessage({ message })
  for (const legacyAppKitMessages of [undefined, false])
    expect(await codeOf(verify(message, signature, { ...expected, legacyAppKitMessages }))).toBe('siwx/invalid-message')
  const lenient = { ...expected, legacyAppKitMessages: true }
  expect(await verify(message, signature, lenient)).toMatchObject({ address: account.address, chainId: 'eip155:1' })
  expect(await codeOf(verify(message, signature, { ...lenient, nonce: 'anotherNonce1234' }))).toBe(
    'siwx/nonce-mismatch',
  )
})

test('accepts the exact time limits, any listed chain, and the account in any case of its letters', async () => {
  expect(await refusalOf({ expirationTime: new Date(noon + 1).toISOString() })).toBe('accepted')
  expect(await refusalOf({ notBefore: new Date(noon).toISOString() })).toBe('accepted')
  expect(await refusalOf({ issuedAt: new Date(noon + 60_000).toISOString() })).toBe('accepted')
  expect(await refusalOf({ chainId: 'eip155:10' }, { chainId: ['eip155:1', 'eip155:10'] })).toBe('accepted')
  expect(await refusalOf({}, { address: account.address.toLowerCase(), time: new Date(noon) })).toBe('accepted')
  expect(await refusalOf({ uri: 'https://app.example.org:443/sign-in?a#b' })).toBe('accepted')
  expect(await refusalOf({ uri: 'https://www.example.org/' }, { origins: ['https://www.example.org'] })).toBe(
    'accepted',
  )
  expect(await refusalOf({ uri: 'urn:app' }, { uri: said => said === 'urn:app' })).toBe('accepted')
  const local = { domain: 'localhost:3000', uri: 'http://localhost:3000/' }
  expect(await refusalOf(local, { domain: 'localhost:3000' })).toBe('accepted')
  expect(await refusalOf({}, { nonce: ['first', 'abcdefgh12345678'], domain: 'APP.example.org' })).toBe('accepted')
})

test('rejects every tampered character of a message', async () => {
  const rpcUrls = { 1: chain.url }
  const message = signInMessage({ accountAddress: account.address, statement: 'Welcome.' })
  const signature = await account.signMessage({ message })
  const codes = new Set<unknown>()
  for (let at = 0; at < message.length; at++) {
    const letter = message.charAt(at) === 'b' ? 'c' : 'b'
    const tampered = `${message.slice(0, at)}${letter}${message.slice(at + 1)}`
    codes.add(await codeOf(verify(tampered, signature, { ...expected, rpcUrls })))
  }
  expect(codes).not.toContain('accepted')
  expect(codes).toContain('siwx/invalid-signature')
  expect(codes).toContain('siwx/invalid-message')
  expect(await codeOf(verify(message, signature, { ...expected, rpcUrls }))).toBe('accepted')
  expect(await codeOf(verify(`${message}\n`, signature, { ...expected, rpcUrls }))).toBe('siwx/invalid-message')
})

test("without RPC URLs, rejects a signature that isn't the key's", async () => {
  const message = signInMessage({ accountAddress: account.address })
  const signature = await privateKeyToAccount(`0x${'22'.repeat(32)}`).signMessage({ message })
  await expect(verify(message, signature, expected)).rejects.toMatchObject({
    code: 'siwx/invalid-signature',
    details: expect.stringContaining('rpcUrls'),
  })
})

test('accepts contracts on the listed chains, deployed or not, and reports an unavailable node separately', async () => {
  const accounts = await contractAccounts(chain)
  const contract = await accounts.deploy(`0x${'33'.repeat(32)}`)
  const future = accounts.of(`0x${'44'.repeat(32)}`)
  const chainId = 'eip155:31337'
  const onLocalChain = { ...expected, rpcUrls: { 'eip155:31337': chain.url }, contractChains: [chainId] } as const
  const deployed = signInMessage({ accountAddress: contract.address, chainId })
  const undeployed = signInMessage({ accountAddress: future.address, chainId })
  const signature = await contract.sign(deployed)
  expect(await verify(deployed, signature, onLocalChain)).toMatchObject({
    address: contract.address,
    proof: 'contract',
  })
  expect(await verify(undeployed, await future.signUndeployed(undeployed), onLocalChain)).toMatchObject({
    address: future.address,
    proof: 'contract',
  })
  const down = { 31337: 'http://127.0.0.1:1' }
  expect(await codeOf(verify(deployed, signature, { ...onLocalChain, rpcUrls: down }))).toBe(
    'siwx/verification-unavailable',
  )
})

test('rejects code that anyone set on a local chain, unless the server lists that chain', async () => {
  const victim = privateKeyToAccount(`0x${'55'.repeat(32)}`)
  const chainId = 'eip155:31337'
  const message = signInMessage({ accountAddress: victim.address, chainId })
  await chain.client.request({
    method: 'anvil_setCode' as never,
    params: [victim.address, ACCEPTS_EVERYTHING] as never,
  })
  const forged = `0x${'11'.repeat(66)}`
  const rpcUrls = { 31337: chain.url }
  await expect(verify(message, forged, { ...expected, rpcUrls })).rejects.toMatchObject({
    code: 'siwx/invalid-signature',
    details: expect.stringContaining(chainId),
  })
  const named = { ...expected, rpcUrls, contractChains: [chainId] } as const
  expect(await codeOf(verify(message, forged, named))).toBe('accepted')
  expect(await codeOf(verify(message, forged, { ...named, contractChains: ['eip155:1'] }))).toBe(
    'siwx/invalid-signature',
  )
  // The key can sign in on any chain
  expect(await verify(message, await victim.signMessage({ message }), { ...expected, rpcUrls })).toMatchObject({
    proof: 'key',
  })
})

test("treats viem's testnets as test chains, but no mainnet", () => {
  const all = Object.values(chains).filter(one => typeof one === 'object')
  const mainnets = new Set(all.filter(({ testnet }) => !testnet).map(({ id }) => id))
  const testnets = all.filter(({ id, testnet }) => testnet && !mainnets.has(id))
  for (const { id } of testnets) expect(isTestChain(`eip155:${id}`), String(id)).toBe(true)
  for (const id of [1337, 31337, 31338, 5]) expect(isTestChain(`eip155:${id}`), String(id)).toBe(true)
  for (const id of [1, 10, 56, 100, 137, 999, 8453, 42161, 43114, 59144])
    expect(isTestChain(`eip155:${id}`)).toBe(false)
})

test('signs in Solana and Bitcoin accounts', async () => {
  const solana = await solanaSigner(3)
  const onSolana = signInMessage({
    accountAddress: solana.address,
    chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  })
  const signedIn = await verify(onSolana, await solana.sign(onSolana), expected)
  expect(signedIn).toMatchObject({ address: solana.address, chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' })

  const bitcoin = await bitcoinSigner('p2wpkh')
  const chainId = 'bip122:000000000019d6689c085ae165831e93'
  const onBitcoin = signInMessage({ accountAddress: bitcoin.address, chainId })
  for (const protocol of ['ECDSA', 'BIP322'] as const)
    expect(await verify(onBitcoin, await bitcoin.sign(onBitcoin, protocol), expected)).toMatchObject({ chainId })

  const other = await solanaSigner(4)
  expect(await codeOf(verify(onSolana, await other.sign(onSolana), expected))).toBe('siwx/invalid-signature')
})

test('an unknown namespace needs a verifier', async () => {
  const message = signInMessage({ accountAddress: 'tz1abc', chainId: 'tezos:NetXdQprcVkpaWU' as never })
  await expect(verify(message, 'anything', expected)).rejects.toMatchObject({
    code: 'siwx/invalid-signature',
    details: expect.stringContaining('tezos:NetXdQprcVkpaWU'),
  })
  const verifier = {
    chainNamespace: 'tezos' as never,
    shouldVerify: () => true,
    verify: async ({ signature }: { signature: string }) => signature === 'right',
  }
  expect(await codeOf(verify(message, 'right', { ...expected, verifiers: [verifier] }))).toBe('accepted')
  expect(await codeOf(verify(message, 'wrong', { ...expected, verifiers: [verifier] }))).toBe('siwx/invalid-signature')
})

test('rejects any input with a code', async () => {
  const message = signInMessage({ accountAddress: account.address })
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 300 }), async text => {
      expect(await codeOf(verify(text, text, expected))).toBe('siwx/invalid-message')
      expect(await codeOf(verify(message, text, expected))).toBe('siwx/invalid-signature')
    }),
  )
})

test('spells an EVM address with its checksum, however the message spells it', async () => {
  const message = signInMessage({ accountAddress: account.address }).replace(
    account.address,
    account.address.toLowerCase(),
  )
  const verified = await verify(message, await account.signMessage({ message }), expected)
  expect(verified).toMatchObject({
    address: account.address,
    data: { accountAddress: account.address.toLowerCase() },
  })
})

test.each<[string | readonly string[], Changes, string]>([
  ['https://App.example.org/', {}, 'accepted'],
  [['www.example.org', 'app.example.org'], {}, 'accepted'],
  [['www.example.org', 'shop.example.org'], {}, 'siwx/domain-mismatch'],
  ['http://app.example.org', { uri: 'http://app.example.org/' }, 'accepted'],
  ['app.example.org', { uri: 'http://app.example.org/' }, 'siwx/uri-mismatch'],
  ['*', {}, 'options/siwx-invalid-domain'],
  [undefined as never, {}, 'options/siwx-invalid-domain'],
])('reads the expected domain %j as a host', async (domain, changes, code) => {
  expect(await refusalOf(changes, { domain })).toBe(code)
})
