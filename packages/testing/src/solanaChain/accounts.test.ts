import { base58 } from '@scure/base'
import { type Address, type EncodedAccount, lamports } from '@solana/kit'
import { expect, test } from 'vitest'
import { chainAccounts } from './chainAccounts'
import { encodeAccount } from './encodeAccount'
import { encodeLookupTable, lookupTableProgram, readLookupTable } from './lookupTable'
import { withExtensions } from './mintExtensions'
import { parseAccount } from './parseAccount'
import { resolveAccounts } from './resolveAccounts'
import { encodeMint, readMint, readTokenAccount, tokenPrograms, uiAmount } from './tokenAccounts'
import { tokenBalances } from './tokenBalances'
import type { WireMessage } from './WireTransaction'

const [owner, mint, other, table] = chainAccounts(4).map(({ address }) => address as Address) as [
  Address,
  Address,
  Address,
  Address,
]

function account(programAddress: Address, data: Uint8Array, address: Address = other): EncodedAccount {
  return {
    address,
    programAddress,
    data,
    lamports: lamports(1n),
    space: BigInt(data.length),
    executable: false,
  } as EncodedAccount
}

/** Encodes a token account with the test's changes. */
function tokenBytes(amount: bigint, change: Readonly<Record<number, number>> = {}, length = 165): Uint8Array {
  const bytes = new Uint8Array(length)
  bytes.set(base58.decode(mint), 0)
  bytes.set(base58.decode(owner), 32)
  new DataView(bytes.buffer).setBigUint64(64, amount, true)
  bytes[108] = 1
  for (const [offset, byte] of Object.entries(change)) bytes[Number(offset)] = byte
  return bytes
}

const mintAccount = account(tokenPrograms.token, encodeMint(owner, 6), mint)
const read = (address: Address) => (address === mint ? mintAccount : undefined)

test.each([
  ['frozen', { 108: 2 }, { state: 'frozen' }],
  ['of an unknown state', { 108: 9 }, { state: 'uninitialized' }],
  ['native', { 109: 1 }, { isNative: true }],
  ['delegated', { 72: 1 }, { delegate: base58.encode(new Uint8Array(32)) }],
])('decodes a token account that is %s', (_, change, expected) => {
  const plain = { mint, owner, amount: 7n, delegate: undefined, state: 'initialized', isNative: false }
  expect(readTokenAccount(account(tokenPrograms.token, tokenBytes(7n)))).toEqual(plain)
  expect(readTokenAccount(account(tokenPrograms.token, tokenBytes(7n, change)))).toEqual({ ...plain, ...expected })
})

const extended = withExtensions(encodeMint(owner, 2), owner, { transferFee: { basisPoints: 100 } })

test.each<[string, EncodedAccount, 'mint' | 'account' | undefined]>([
  ['a mint', mintAccount, 'mint'],
  ['a mint with extensions', account(tokenPrograms.token2022, extended), 'mint'],
  ['a token account', account(tokenPrograms.token2022, tokenBytes(1n)), 'account'],
  ['a token account with extensions', account(tokenPrograms.token2022, tokenBytes(1n, { 165: 2 }, 170)), 'account'],
  ['the same bytes of another program', account(lookupTableProgram, encodeMint(owner, 6)), undefined],
  ['too few bytes', account(tokenPrograms.token, new Uint8Array(81)), undefined],
  ['bytes between the two lengths', account(tokenPrograms.token, new Uint8Array(164)), undefined],
])('identifies %s by its bytes', (_, candidate, kind) => {
  expect(readMint(candidate) && 'mint').toBe(kind === 'mint' ? kind : undefined)
  expect(readTokenAccount(candidate) && 'account').toBe(kind === 'account' ? kind : undefined)
})

test('a mint without extensions keeps its original length', () => {
  expect(withExtensions(encodeMint(owner, 2), owner, {})).toHaveLength(82)
})

test.each([
  [0n, 6, '0'],
  [1n, 6, '0.000001'],
  [1_500_000n, 6, '1.5'],
  [1_000_000n, 6, '1'],
  [12n, 0, '12'],
  [18_446_744_073_709_551_615n, 9, '18446744073.709551615'],
])('formats %d with %i decimals as %s', (amount, decimals, uiAmountString) => {
  expect(uiAmount(amount, decimals)).toMatchObject({ amount: String(amount), decimals, uiAmountString })
})

test('parses a token account with the decimals of its mint, or with none if the mint is missing', () => {
  const held = account(tokenPrograms.token2022, tokenBytes(1_500_000n))
  expect(parseAccount(held, read)).toMatchObject({
    program: 'spl-token-2022',
    parsed: { type: 'account', info: { mint, owner, tokenAmount: { uiAmountString: '1.5' } } },
    space: 165,
  })
  expect(parseAccount(held, () => undefined)).toMatchObject({
    parsed: { info: { tokenAmount: { uiAmountString: '1500000' } } },
  })
})

test('parses mints and lookup tables, and no other accounts', () => {
  expect(parseAccount(mintAccount, read)).toMatchObject({
    parsed: { type: 'mint', info: { decimals: 6, supply: '0' } },
  })
  expect(parseAccount(account(lookupTableProgram, encodeLookupTable([owner])), read)).toMatchObject({
    program: 'address-lookup-table',
    parsed: { info: { addresses: [owner], deactivationSlot: '18446744073709551615' } },
  })
  expect(parseAccount(account(owner, new Uint8Array(200)), read)).toBeUndefined()
})

const fourBytes = account(owner, Uint8Array.of(1, 2, 3, 4))

test.each([
  [undefined, '2VfUX'],
  ['binary', '2VfUX'],
  ['base58', ['2VfUX', 'base58']],
  ['base64', ['AQIDBA==', 'base64']],
  // A node parses known accounts and returns all others as base64.
  ['jsonParsed', ['AQIDBA==', 'base64']],
])('encodes account data as %s', (encoding, data) => {
  expect(encodeAccount(fourBytes, { ...(encoding !== undefined && { encoding }) }, read)).toMatchObject({
    data,
    space: 4,
  })
})

test('a slice shortens the data, but the space stays that of the whole account', () => {
  const config = { encoding: 'base64', dataSlice: { offset: 1, length: 2 } }
  expect(encodeAccount(fourBytes, config, read)).toMatchObject({ data: ['AgM=', 'base64'], space: 4 })
  const beyond = { encoding: 'base64', dataSlice: { offset: 9, length: 2 } }
  expect(encodeAccount(fourBytes, beyond, read)).toMatchObject({ data: ['', 'base64'] })
})

test('rejects long data in base58, except for a slice of it', () => {
  const long = account(owner, new Uint8Array(129))
  expect(() => encodeAccount(long, {}, read)).toThrow('please use Base64 encoding')
  expect(() => encodeAccount(long, { dataSlice: { offset: 0, length: 128 } }, read)).not.toThrow()
})

test('balances keep the indexes of their accounts', () => {
  const held = account(tokenPrograms.token, tokenBytes(3n))
  const orphan = account(tokenPrograms.token, tokenBytes(3n, { 0: 9 }))
  expect(tokenBalances([fourBytes, undefined, held, orphan], read)).toMatchObject([
    { accountIndex: 2, mint, owner, programId: tokenPrograms.token, uiTokenAmount: { amount: '3', decimals: 6 } },
  ])
})

const lookup = { lookupTableAddress: table, writableIndexes: [1], readonlyIndexes: [0] }
const message = { version: 0, staticAccounts: [owner], addressTableLookups: [lookup] } as unknown as WireMessage
const known = encodeLookupTable([mint, other])

test('a lookup table adds its writable accounts first, then the others', () => {
  expect(resolveAccounts(message, () => account(lookupTableProgram, known))).toEqual({
    accounts: [owner, other, mint],
    loaded: { writable: [other], readonly: [mint] },
  })
  const legacy = { version: 'legacy', staticAccounts: [owner] } as unknown as WireMessage
  expect(resolveAccounts(legacy, () => undefined)).toMatchObject({ accounts: [owner] })
})

test.each([
  ["doesn't exist", undefined, 'AddressLookupTableNotFound'],
  ['belongs to another program', account(owner, known), 'InvalidAddressLookupTableOwner'],
  ['is too short', account(lookupTableProgram, new Uint8Array(55)), 'InvalidAddressLookupTableData'],
  ['has too few entries', account(lookupTableProgram, encodeLookupTable([mint])), 'InvalidAddressLookupTableIndex'],
])('rejects a lookup table that %s', (_, table, reason) => {
  expect(resolveAccounts(message, () => table)).toBe(reason)
})

test('ignores an incomplete address at the end of a lookup table', () => {
  const cut = encodeLookupTable([mint, other]).slice(0, -1)
  expect(readLookupTable(account(lookupTableProgram, cut))).toEqual([mint])
})
