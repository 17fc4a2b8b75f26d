import { PublicKey } from '@solana/web3.js'
import { afterEach, expect, test, vi } from 'vitest'
import { answerFor } from '../../test/answerFor'
import { mainnet } from '../../test/networkOf'
import { encodeBase64 } from '../codec/base64'
import { getBalance } from './getBalance'
import { SolanaRpc } from './SolanaRpc'
import { mintOf, readMint, tokenPrograms } from './tokenAccounts'

afterEach(() => vi.unstubAllGlobals())

const [classic = '', newer = ''] = tokenPrograms
const mint = PublicKey.unique()

/** Returns the bytes of a token program's account. `kind` is 1 for a mint and 2 for a token account. */
function account(length: number, { kind = 0, decimals = 6, extensions = [] as number[] } = {}): Uint8Array {
  const bytes = new Uint8Array(length + extensions.length)
  bytes.set(mint.toBytes())
  bytes[44] = decimals
  if (length > 165) bytes[165] = kind
  bytes.set(extensions, length)
  return bytes
}

function read(bytes: Uint8Array, owner: string) {
  answerFor({ getAccountInfo: () => ({ result: { value: { owner, data: [encodeBase64(bytes), 'base64'] } } }) })
  return readMint(new SolanaRpc(['http://node.test']), mint.toBase58(), 'confirmed').finally(() =>
    vi.unstubAllGlobals(),
  )
}

test('recognizes a mint by its program and its size or kind', async () => {
  expect(await read(account(82, { decimals: 0 }), classic)).toMatchObject({ decimals: 0, program: classic })
  expect(await read(account(166, { kind: 1, decimals: 255 }), newer)).toMatchObject({ decimals: 255, program: newer })
  const notFound = { code: 'token/not-found' }
  await expect(read(account(82), PublicKey.unique().toBase58())).rejects.toMatchObject(notFound)
  await expect(read(account(165), classic)).rejects.toMatchObject(notFound)
  await expect(read(account(166, { kind: 2 }), newer)).rejects.toMatchObject(notFound)
  await expect(read(new Uint8Array(), classic)).rejects.toMatchObject(notFound)
})

const entry = (type: number, content: readonly number[]): number[] => [type, 0, content.length, 0, ...content]
const key = (first: number): number[] => [first, ...Array.from({ length: 31 }, () => 0)]

test.each([
  ['none', [], undefined],
  ['a hook with a program', entry(14, [...key(0), ...key(1)]), 'hook'],
  ['a hook with an authority but no program', entry(14, [...key(1), ...key(0)]), undefined],
  [
    'non-transferable, after other extensions',
    [...entry(3, key(9)), ...entry(1, key(14)), ...entry(9, [])],
    'nonTransferable',
  ],
  ['extensions with similar content', [...entry(3, entry(9, [])), ...entry(1, key(0))], undefined],
  ['a truncated extension', [9, 0, 0], undefined],
])("finds the obstacle to transfers in the mint's extensions: %s", async (_, extensions, obstacle) => {
  expect((await read(account(166, { kind: 1, extensions }), newer)).obstacle).toBe(obstacle)
})

test('returns the token of token accounts only', () => {
  expect(mintOf({ owner: classic, bytes: account(165) })).toBe(mint.toBase58())
  expect(mintOf({ owner: newer, bytes: account(166, { kind: 2 }) })).toBe(mint.toBase58())
  expect(mintOf({ owner: newer, bytes: account(166, { kind: 1 }) })).toBeUndefined()
  expect(mintOf({ owner: classic, bytes: account(82) })).toBeUndefined()
  // A multisig account of the same program.
  expect(mintOf({ owner: classic, bytes: account(355) })).toBeUndefined()
  expect(mintOf({ owner: mint.toBase58(), bytes: account(165) })).toBeUndefined()
})

function balance(answers: readonly bigint[]) {
  const value = answers.map(amount => {
    const bytes = account(165)
    new DataView(bytes.buffer).setBigUint64(64, amount, true)
    return { pubkey: 'account', account: { owner: classic, data: [encodeBase64(bytes), 'base64'] } }
  })
  answerFor({
    getAccountInfo: () => ({ result: { value: { owner: classic, data: [encodeBase64(account(82)), 'base64'] } } }),
    getTokenAccountsByOwner: () => ({ result: { value } }),
  })
  const token = { address: 'owner', caipNetwork: mainnet, tokenAddress: mint.toBase58() }
  return getBalance(new SolanaRpc(['http://node.test']), 'confirmed', token).finally(() => vi.unstubAllGlobals())
}

test('adds up all token accounts, beyond what a number can hold', async () => {
  expect(await balance([])).toMatchObject({ value: 0n, decimals: 6 })
  expect(await balance([2n ** 64n - 1n, 1n, 5n])).toMatchObject({ value: 2n ** 64n + 5n })
})

test('reads lamports exactly, beyond what a number can hold', async () => {
  vi.stubGlobal('fetch', async () => new Response('{"jsonrpc":"2.0","id":1,"result":{"value":9007199254740993}}'))
  const read = getBalance(new SolanaRpc(['http://node.test']), 'confirmed', { address: 'owner', caipNetwork: mainnet })
  expect((await read).value).toBe(9_007_199_254_740_993n)
})

test.each([
  ['an HTTP error', 500, '{"jsonrpc":"2.0","id":1,"result":{"value":5}}'],
  ['no result', 200, '{"jsonrpc":"2.0","id":1}'],
  ['invalid JSON', 200, '<html>'],
  ['a null response', 200, 'null'],
])('rejects a balance from a node with %s', async (_, status, body) => {
  vi.stubGlobal('fetch', async () => new Response(body, { status }))
  const read = getBalance(new SolanaRpc(['http://node.test']), 'confirmed', { address: 'owner', caipNetwork: mainnet })
  await expect(read).rejects.toMatchObject({ code: 'balance/unavailable' })
})
