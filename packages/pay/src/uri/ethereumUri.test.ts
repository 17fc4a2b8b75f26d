import { expect, test } from 'vitest'
import { codeOf } from '../../test/codeOf'
import { evmAddress } from './evmAddress'
import { parsePaymentUri } from './parsePaymentUri'
import { paymentUri } from './paymentUri'

const payee = evmAddress('0xfb6916095ca1df60bb79ce92ce3ea74c37c5d359') ?? ''
const token = evmAddress('0x89205a3a3b2a69de6dbf7f01ed13b2108b2c43e7') ?? ''
const owner = evmAddress('0x8e23ee67d1332ad560396262c48ffbb01f93d052') ?? ''
const native = { chainId: 'eip155:1', asset: 'eip155:1/slip44:60', recipient: payee }
const erc20 = { chainId: 'eip155:1', asset: `eip155:1/erc20:${token}`, recipient: owner }

const parse = (rest: string, chainId?: string) => parsePaymentUri(`ethereum:${rest}`, { chainId })
const parseCode = (rest: string, chainId?: string) => codeOf(() => parse(rest, chainId))
const amountOf = (value: string) => parse(`${payee}@1?value=${value}`).amount
const amountCode = (value: string) => parseCode(`${payee}@1?value=${value}`)

test('reads the examples of ERC-681', () => {
  // The ERC spells one letter in upper case, which is a wrong checksum.
  expect(parseCode('0xfb6916095ca1df60bb79Ce92ce3ea74c37c5d359?value=2.014e18', 'eip155:1')).toBe('pay/uri-invalid')
  expect(parse('0xfb6916095ca1df60bb79ce92ce3ea74c37c5d359?value=2.014e18', 'eip155:1')).toEqual({
    ...native,
    amount: 2_014_000_000_000_000_000n,
  })
  expect(
    parse(
      '0x89205a3a3b2a69de6dbf7f01ed13b2108b2c43e7/transfer?address=0x8e23ee67d1332ad560396262c48ffbb01f93d052&uint256=1',
      'eip155:1',
    ),
  ).toEqual({ ...erc20, amount: 1n })
})

test('writes the chain and plain integers', () => {
  expect(paymentUri({ ...native, amount: 2_014_000_000_000_000_000n })).toBe(
    `ethereum:${payee}@1?value=2014000000000000000`,
  )
  expect(paymentUri({ ...erc20, amount: 1n })).toBe(`ethereum:${token}@1/transfer?address=${owner}&uint256=1`)
  expect(paymentUri({ ...native, label: 'Shop', message: 'Tea' })).toBe(`ethereum:${payee}@1`)
})

test('reads the pay- prefix, suggested fees and any case of the scheme', () => {
  expect(parse(`pay-${payee}@10?gas=21000&gasPrice=2e9`).chainId).toBe('eip155:10')
  expect(parsePaymentUri(`ETHEREUM:${payee.toLowerCase()}@1`)).toEqual(native)
})

test.each([
  ['1', 1n],
  ['+1', 1n],
  ['1e0', 1n],
  ['1e', 1n],
  ['1E2', 100n],
  ['0e999', 0n],
  ['.5e1', 5n],
  ['1.50e2', 150n],
  ['000000000000000000000000000000000000000000000000000000000000000000000000000000007', 7n],
  ['1e0000018', 10n ** 18n],
  ['9007199254740993', 9_007_199_254_740_993n],
  ['9007199.254740993e9', 9_007_199_254_740_993n],
  [`${2n ** 256n - 1n}`, 2n ** 256n - 1n],
])('reads %s exactly', (text, amount) => expect(amountOf(text)).toBe(amount))

test.each([
  '-1',
  '-0',
  'NaN',
  'Infinity',
  '0x10',
  '1.5',
  '1.0',
  '1.23e1',
  '1e-1',
  '1e+1',
  '1e78',
  '1e100000',
  '1e99999999999999999999',
  `${2n ** 256n}`,
  '1,000',
  '1_000',
  ' 1',
  '٣',
  '',
  '.',
  'e5',
])('refuses the amount %j', text => {
  expect(amountCode(encodeURIComponent(text))).toBe('pay/uri-invalid-amount')
})

test.each([
  ['another chain', `${payee}@10`, 'pay/uri-wrong-chain'],
  ['chain 0', `${payee}@0`, 'pay/uri-invalid'],
  ['a chain with a leading zero', `${payee}@01`, 'pay/uri-invalid'],
  ['an endless chain', `${payee}@${'1'.repeat(100)}`, 'pay/uri-invalid'],
  ['an ENS name', 'vitalik.eth@1', 'pay/uri-unsupported'],
  ['an ENS name as the recipient of a token', `${token}@1/transfer?address=vitalik.eth`, 'pay/uri-unsupported'],
  ['a wrong checksum', `${payee.slice(0, -1)}9`.replace(/[a-f]/, letter => letter.toUpperCase()), 'pay/uri-invalid'],
  ['the zero address', `0x${'0'.repeat(40)}@1`, 'pay/uri-invalid'],
  ['a short address', `${payee.slice(0, -1)}@1`, 'pay/uri-invalid'],
  ['another function', `${token}@1/approve?address=${owner}&uint256=1`, 'pay/uri-unsupported'],
  ['a token without a recipient', `${token}@1/transfer?uint256=1`, 'pay/uri-invalid'],
  ['a token that pays itself', `${token}@1/transfer?address=${token.toLowerCase()}&uint256=1`, 'pay/uri-invalid'],
  ['two amounts', `${payee}@1?value=1&value=2`, 'pay/uri-invalid'],
  ['two equal amounts', `${payee}@1?value=1&value=1`, 'pay/uri-invalid'],
  ['two recipients', `${token}@1/transfer?address=${owner}&address=${payee}`, 'pay/uri-invalid'],
  ['coins with tokens', `${token}@1/transfer?address=${owner}&uint256=1&value=1`, 'pay/uri-unsupported-parameter'],
  ['a token amount without a call', `${payee}@1?uint256=1`, 'pay/uri-unsupported-parameter'],
  ['a recipient without a call', `${token}@1?address=${owner}&value=1`, 'pay/uri-unsupported-parameter'],
  ['a third argument', `${token}@1/transfer?address=${owner}&uint256=1&bytes=0x`, 'pay/uri-unsupported-parameter'],
  ['an encoded key', `${payee}@1?d%61ta=0x`, 'pay/uri-unsupported-parameter'],
  ['a fee that is no number', `${payee}@1?gas=lots`, 'pay/uri-invalid-amount'],
  ['half a percent code', `${payee}@1?value=1%2`, 'pay/uri-invalid'],
  ['bytes that are no UTF-8', `${payee}@1?value=%ff`, 'pay/uri-invalid'],
  ['a fragment', `${payee}@1?value=1#2`, 'pay/uri-invalid'],
  ['a space', `${payee}@1?value=1 `, 'pay/uri-invalid'],
])('refuses %s', (_, rest, code) => expect(parseCode(rest, 'eip155:1')).toBe(code))

test('refuses an amount of 1,500 digits', () => expect(amountCode('9'.repeat(1_500))).toBe('pay/uri-invalid-amount'))

test('needs a chain', () => {
  expect(parseCode(payee)).toBe('pay/uri-unknown-chain')
  expect(parse(payee, 'eip155:5').chainId).toBe('eip155:5')
})

test.each([
  ['the token as the recipient', { ...erc20, recipient: token.toLowerCase() }, 'pay/uri-invalid-request'],
  ['the asset of another chain', { ...native, chainId: 'eip155:10' }, 'pay/uri-invalid-request'],
  ['an NFT', { ...native, asset: `eip155:1/erc721:${token}` }, 'pay/uri-invalid-request'],
  ['an ENS name', { ...native, recipient: 'vitalik.eth' }, 'pay/uri-invalid-request'],
  [
    'a chain that is no number',
    { ...native, chainId: 'eip155:x', asset: 'eip155:x/slip44:60' },
    'pay/uri-invalid-request',
  ],
  ['references', { ...native, references: ['x'] }, 'pay/uri-invalid-request'],
  ['a memo', { ...native, memo: 'x' }, 'pay/uri-invalid-request'],
  ['a negative amount', { ...native, amount: -1n }, 'pay/uri-invalid-amount'],
  ['more than a uint256', { ...native, amount: 2n ** 256n }, 'pay/uri-invalid-amount'],
  ['a float', { ...native, amount: 1.5 as unknown as bigint }, 'pay/uri-invalid-amount'],
])('refuses to write %s', (_, request, code) => expect(codeOf(() => paymentUri(request))).toBe(code))
