import * as ecc from '@bitcoinerlab/secp256k1'
import { Address, NETWORK, TEST_NETWORK } from '@scure/btc-signer'
import * as bitcoin from 'bitcoinjs-lib'
import fc from 'fast-check'
import { beforeAll, expect, test, vi } from 'vitest'
import type { AddressFamily } from './ParsedAddress'
import { parseAddress } from './parseAddress'

beforeAll(() => {
  bitcoin.initEccLib(ecc)
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

const families = {
  mainnet: { lib: bitcoin.networks.bitcoin, scure: NETWORK },
  testnet: { lib: bitcoin.networks.testnet, scure: TEST_NETWORK },
  regtest: { lib: bitcoin.networks.regtest, scure: { ...TEST_NETWORK, bech32: 'bcrt' } },
} as const
const names = Object.keys(families) as AddressFamily[]

function accepts(address: string, family: AddressFamily): boolean {
  const parsed = parseAddress(address)
  return typeof parsed === 'object' && parsed.families.includes(family)
}

/** Returns the script that bitcoinjs-lib derives from an address, or undefined. */
function scriptOf(address: string, family: AddressFamily): Uint8Array | undefined {
  try {
    return bitcoin.address.toOutputScript(address, families[family].lib)
  } catch {
    return undefined
  }
}

function scureAccepts(address: string, family: AddressFamily): boolean {
  try {
    return Address(families[family].scure).decode(address).type !== 'p2a'
  } catch {
    return false
  }
}

/** Compares the parser with both libraries. Scure doesn't support future versions or check the curve. */
function expectSameVerdict(address: string): void {
  for (const family of names) {
    const [ours, script] = [accepts(address, family), scriptOf(address, family)]
    expect([address, family, ours]).toEqual([address, family, script !== undefined])
    const parsed = parseAddress(address)
    const isKnown = typeof parsed === 'object' && parsed.type !== 'future'
    if (isKnown && ours) expect([address, family, scureAccepts(address, family)]).toEqual([address, family, true])
    if (!ours && scureAccepts(address, family)) expect(isOffCurve(address)).toBe(true)
  }
}

function isOffCurve(address: string): boolean {
  const { data, version } = bitcoin.address.fromBech32(address)
  return version === 1 && data.length === 32 && !ecc.isXOnlyPoint(data)
}

const hash = (length: number) => fc.uint8Array({ minLength: length, maxLength: length })
const family = fc.constantFrom(...names)
const legacy = fc
  .tuple(hash(20), family, fc.boolean())
  .map(([bytes, name, isScript]) =>
    bitcoin.address.toBase58Check(bytes, isScript ? families[name].lib.scriptHash : families[name].lib.pubKeyHash),
  )
const witness = fc
  .tuple(fc.uint8Array({ minLength: 1, maxLength: 42 }), fc.integer({ min: 0, max: 18 }), family)
  .map(([bytes, version, name]) => bitcoin.address.toBech32(bytes, version, families[name].lib.bech32))
const usual = fc
  .tuple(fc.constantFrom([0, 20], [0, 32], [1, 32]), fc.uint8Array({ minLength: 32, maxLength: 32 }), family)
  .map(([[version = 0, length = 0], bytes, name]) =>
    bitcoin.address.toBech32(bytes.slice(0, length), version, families[name].lib.bech32),
  )
const anyBase58 = fc
  .tuple(fc.integer({ min: 0, max: 255 }), hash(20))
  .map(([version, bytes]) => bitcoin.address.toBase58Check(bytes, version))
const address = fc.oneof(legacy, usual, witness, anyBase58)

test('accepts exactly the addresses that the reference libraries accept', () => {
  fc.assert(fc.property(address, expectSameVerdict), { numRuns: 1_500 })
})

test('agrees with the libraries on an address with one character changed, dropped or doubled', () => {
  const edited = fc
    .tuple(
      address,
      fc.nat(),
      fc.constantFrom('change', 'drop', 'double', 'swap', 'case'),
      fc.string({ minLength: 1, maxLength: 1 }),
    )
    .map(([text, at, edit, character]) => {
      const index = at % text.length
      const [before, here, after] = [text.slice(0, index), text.slice(index, index + 1), text.slice(index + 1)]
      if (edit === 'drop') return before + after
      if (edit === 'double') return before + here + here + after
      if (edit === 'swap') return before + after.slice(0, 1) + here + after.slice(1)
      if (edit === 'case')
        return before + (here === here.toLowerCase() ? here.toUpperCase() : here.toLowerCase()) + after
      return before + character + after
    })
  fc.assert(fc.property(edited, expectSameVerdict), { numRuns: 1_500 })
})

test('accepts upper case and reports mixed case', () => {
  fc.assert(
    fc.property(usual, text => {
      expect(parseAddress(text.toUpperCase())).toEqual(parseAddress(text))
      const mixed = text.slice(0, -1) + text.slice(-1).toUpperCase()
      if (mixed !== text) expect(parseAddress(mixed)).toBe('mixed-case')
      expectSameVerdict(text.toUpperCase())
    }),
  )
})

test('rejects arbitrary text', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: 'binary' }), fc.string({ minLength: 20, maxLength: 100 })),
      expectSameVerdict,
    ),
    { numRuns: 500 },
  )
  for (const text of ['', ' ', '1', 'bc1', 'bc1q', '0x0000000000000000000000000000000000000000'])
    expect(parseAddress(text)).toBe('malformed')
})

test("distinguishes a wrong checksum from text that isn't an address", () => {
  expect(parseAddress('1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa')).toMatchObject({ type: 'p2pkh', families: ['mainnet'] })
  expect(parseAddress('1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb')).toBe('checksum')
  expect(parseAddress('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5')).toBe('checksum')
})

test('passes the test vectors of BIP-350', () => {
  for (const valid of [
    'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4',
    'tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7',
    'BC1SW50QGDZ25J',
    'bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs',
    'tb1pqqqqp399et2xygdj5xreqhjjvcmzhxw4aywxecjdzew6hylgvsesf3hn0c',
    'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
  ])
    expect(parseAddress(valid), valid).toBeTypeOf('object')
  for (const invalid of [
    'tc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq5zuyut',
    'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd',
    'tb1z0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqglt7rf',
    'BC1S0XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ54WELL',
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kemeawh',
    'bc1p38j9r5y49hruaue7wxjce0updqjuyyx0kh56v8s25huc6995vvpql3jow4',
    'BC130XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ7ZWS8R',
    'bc1pw5dgrnzv',
    'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7v8n0nx0muaewav253zgeav',
    'BC1QR508D6QEJXTDG4Y5R3ZARVARYV98GJ9P',
    'tb1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq47Zagq',
    'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7v07qwwzcrf',
    'tb1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vpggkg4j',
    'bc1gmk9yu',
  ])
    expect(parseAddress(invalid), invalid).toBeTypeOf('string')
})
