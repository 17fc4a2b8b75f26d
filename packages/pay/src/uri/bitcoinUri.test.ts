import { expect, test } from 'vitest'
import { codeOf } from '../../test/codeOf'
import { parsePaymentUri } from './parsePaymentUri'
import { paymentUri } from './paymentUri'

const mainnet = 'bip122:000000000019d6689c085ae165831e93'
const testnet = 'bip122:000000000933ea01ad0ee984209779ba'
const testnet4 = 'bip122:00000000da84f2bafbbc53dee25a72ae'
const regtest = 'bip122:0f9188f13cb7b2c71f2a335e3a4fc328'
const litecoin = 'bip122:12a765e31ffd4059bada1e25190f6e98'
/** The address of the examples, with a valid checksum. The one in the BIP can't receive payments. */
const recipient = '175tWpb8K1S7NmH4Zx6rewF9WQrcZv2456'
const unpayable = '175tWpb8K1S7NmH4Zx6rewF9WQrcZv245W'
const segwit = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const taproot = 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0'
const tb = 'tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7'
const bcrt = 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080'
const legacyTest = 'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn'
const plain = { chainId: mainnet, asset: `${mainnet}/slip44:0`, recipient }

const parse = (rest: string, chainId?: string) => parsePaymentUri(`bitcoin:${rest}`, { chainId })
const parseCode = (rest: string, chainId?: string) => codeOf(() => parse(rest, chainId))

const examples = [
  [recipient, plain],
  [`${recipient}?label=Luke-Jr`, { ...plain, label: 'Luke-Jr' }],
  [`${recipient}?amount=20.3&label=Luke-Jr`, { ...plain, amount: 2_030_000_000n, label: 'Luke-Jr' }],
  [
    `${recipient}?amount=50&label=Luke-Jr&message=Donation%20for%20project%20xyz`,
    { ...plain, amount: 5_000_000_000n, label: 'Luke-Jr', message: 'Donation for project xyz' },
  ],
] as const

test.each(examples)('reads and writes the example %s', (rest, request) => {
  expect(parse(rest)).toEqual(request)
  expect(paymentUri(request)).toBe(`bitcoin:${rest}`)
})

test('refuses the address of the examples, because its checksum is wrong', () => {
  for (const [rest] of examples) expect(parseCode(rest.replace(recipient, unpayable))).toBe('pay/uri-invalid')
})

test('refuses required parameters of the future, and ignores the others', () => {
  const required = `${recipient}?req-somethingyoudontunderstand=50&req-somethingelseyoudontget=999`
  expect(parseCode(required)).toBe('pay/uri-unsupported-parameter')
  expect(parseCode(`${recipient}?%72eq-x`)).toBe('pay/uri-unsupported-parameter')
  expect(parseCode(`${recipient}?REQ-POP=x`)).toBe('pay/uri-unsupported-parameter')
  expect(parse(`${recipient}?somethingyoudontunderstand=50&somethingelseyoudontget=999`)).toEqual(plain)
  expect(parse(`${recipient}?lightning=LNBC1&lightning=LNBC2&lno=x&pj=https://pay.example`)).toEqual(plain)
  expect(parseCode('?lightning=LNBC1')).toBe('pay/uri-unsupported')
})

test('reads the uppercase form for QR codes', () => {
  expect(parsePaymentUri(`BITCOIN:${segwit.toUpperCase()}?AMOUNT=0.00000001&LABEL=SHOP`)).toEqual({
    ...plain,
    recipient: segwit,
    amount: 1n,
    label: 'SHOP',
  })
  expect(parsePaymentUri(`BitCoin:${recipient}`)).toEqual(plain)
})

test.each([
  ['0.00000001', 1n],
  ['.5', 50_000_000n],
  ['50.', 5_000_000_000n],
  ['50.00', 5_000_000_000n],
  ['20999999.99999999', 2_099_999_999_999_999n],
  ['21000000', 2_100_000_000_000_000n],
  ['0.1', 10_000_000n],
  ['0.3', 30_000_000n],
])('reads %s BTC exactly', (text, amount) => expect(parse(`${recipient}?amount=${text}`).amount).toBe(amount))

test.each([
  '50,000.00',
  '-1',
  '+1',
  'NaN',
  '1e-8',
  '1e100000',
  '.',
  '',
  '0.000000001',
  '0.100000000',
  '21000000.00000001',
  '1.2.3',
  '0x1',
])('refuses the amount %j', text => expect(parseCode(`${recipient}?amount=${text}`)).toBe('pay/uri-invalid-amount'))

test.each([
  [recipient, mainnet],
  [segwit, mainnet],
  [taproot, mainnet],
  [tb, testnet],
  [legacyTest, testnet],
  [bcrt, regtest],
])('the address %s is on %s', (address, chainId) => {
  expect(parse(address)).toEqual({ chainId, asset: `${chainId}/slip44:0`, recipient: address })
})

test.each([
  [tb, testnet4, undefined],
  [legacyTest, testnet4, undefined],
  [legacyTest, regtest, undefined],
  [tb, mainnet, 'pay/uri-wrong-chain'],
  [tb, regtest, 'pay/uri-wrong-chain'],
  [bcrt, testnet, 'pay/uri-wrong-chain'],
  [legacyTest, mainnet, 'pay/uri-wrong-chain'],
  [segwit, testnet, 'pay/uri-wrong-chain'],
  [recipient, regtest, 'pay/uri-wrong-chain'],
  [recipient, litecoin, 'pay/uri-wrong-chain'],
  [legacyTest, litecoin, 'pay/uri-wrong-chain'],
  [recipient, 'eip155:1', 'pay/uri-wrong-chain'],
])('%s on %s: %s', (address, chainId, code) => {
  expect(parseCode(address, chainId)).toBe(code)
  const request = { chainId, asset: `${chainId}/slip44:0`, recipient: address }
  expect(codeOf(() => paymentUri(request)) === undefined).toBe(code === undefined)
})

test.each([
  ['a wrong checksum', '175tWpb8K1S7NmH4Zx6rewF9WQrcZv2457'],
  ['a wrong SegWit checksum', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5'],
  ['bech32 for taproot', 'bc1p38j9r5y49hruaue7wxjce0updqjuyyx0kh56v8s25huc6995vvpql3jow4'],
  ['bech32m for version 0', 'bc1q0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq24jc47'],
  ['mixed case', segwit.replace('w508', 'W508')],
  ['an unknown prefix', 'tc1qw508d6qejxtdg4y5r3zarvary0c5xw7kg3g4ty'],
  ['a program of one byte', 'bc1rw5uspcuh'],
  ['an encoded address', recipient.replace('1', '%31')],
  ['an authority', `//${recipient}`],
  ['two labels', `${recipient}?label=a&label=a`],
  ['two amounts in different cases', `${recipient}?amount=1&AMOUNT=2`],
  ['half a percent code', `${recipient}?label=%E2%80`],
])('refuses %s', (_, rest) => expect(parseCode(rest)).toBe('pay/uri-invalid'))

test.each([
  ['more than 21 million', { ...plain, amount: 2_100_000_000_000_001n }, 'pay/uri-invalid-amount'],
  ['a token', { ...plain, asset: `${mainnet}/token:x` }, 'pay/uri-invalid-request'],
  ['a memo', { ...plain, memo: 'x' }, 'pay/uri-invalid-request'],
])('refuses to write %s', (_, request, code) => expect(codeOf(() => paymentUri(request))).toBe(code))
