import { hashTypedData, type TypedDataDefinition } from 'viem'
import { expect, test } from 'vitest'
import { account, codes, reviewData as review, thirdParty, token } from '../../../test/review/typedDataScene'
import type { ReviewDetail } from '../Review'

const shown = (details: readonly ReviewDetail[]): string => JSON.stringify(details)

const mail = {
  domain: { name: 'Mail', version: '1', chainId: 1, verifyingContract: token },
  types: {
    Person: [
      { name: 'name', type: 'string' },
      { name: 'wallets', type: 'address[2]' },
    ],
    Mail: [
      { name: 'from', type: 'Person' },
      { name: 'amount', type: 'uint8' },
      { name: 'change', type: 'int16' },
      { name: 'tag', type: 'bytes4' },
      { name: 'isRead', type: 'bool' },
    ],
  },
  primaryType: 'Mail',
  message: {
    from: { name: 'Bob', wallets: [account, thirdParty] },
    amount: 7,
    change: '-3',
    tag: '0x01020304',
    isRead: true,
  },
}
const withMessage = (fields: object): object => ({ ...mail, message: { ...mail.message, ...fields } })

test('shows every field that is signed, and signs the same hash', async () => {
  const found = await review(mail)
  expect(found.sentence).toEqual({ key: 'signData', values: { type: 'Mail', name: 'Mail' } })
  expect(codes(found)).toEqual([])
  for (const value of ['Bob', account, thirdParty, '"7"', '-3', '0x01020304', 'true', '"1"', token]) {
    expect(shown(found.details)).toContain(value)
  }
  if (found.request.kind !== 'typedData') throw new Error('Another request.')
  const original = { ...mail, message: { ...mail.message, change: -3n } } as unknown as TypedDataDefinition
  expect(hashTypedData(found.request.typedData)).toBe(hashTypedData(original))
})

test('26. neither shows nor passes on a field that is not signed', async () => {
  const found = await review({
    ...withMessage({ gift: 'free money', from: { ...mail.message.from, gift: 'free money' } }),
    domain: { ...mail.domain, gift: 'free money' },
  } as unknown)
  expect(shown(found.details)).not.toContain('free money')
  const { request } = found
  expect(
    JSON.stringify(request.kind === 'typedData' && request.typedData, (_, one) =>
      typeof one === 'bigint' ? `${one}` : one,
    ),
  ).not.toContain('free money')
})

test('does not show a chain that is not signed, but checks it', async () => {
  const types = { ...mail.types, EIP712Domain: [{ name: 'name', type: 'string' }] }
  const found = await review({ ...mail, types })
  expect(shown(found.details)).not.toContain('chainId')
  expect(codes(await review({ ...mail, types, domain: { ...mail.domain, chainId: 5 } }))).toContain(
    'block:chainMismatch',
  )
})

const recursive = {
  domain: {},
  types: {
    Node: [
      { name: 'value', type: 'uint256' },
      { name: 'next', type: 'Node' },
    ],
  },
  primaryType: 'Node',
  message: { value: 1, next: { value: 2 } },
}
const deepTree = { value: 1, children: [] as unknown[] }
for (let depth = 0, at = deepTree; depth < 40; depth++) {
  const child = { value: depth, children: [] as unknown[] }
  at.children.push(child)
  at = child
}

test.each([
  ['no types', { ...mail, types: undefined }],
  ['an unknown primary type', { ...mail, primaryType: 'Letter' }],
  ['a missing type', { ...mail, types: { Mail: mail.types.Mail } }],
  ['a missing field', withMessage({ amount: undefined })],
  ['no message', { ...mail, message: undefined }],
  ['a missing inner struct', withMessage({ from: null })],
  ['a short array', withMessage({ from: { name: 'Bob', wallets: [account] } })],
  ['a long array', withMessage({ from: { name: 'Bob', wallets: [account, account, account] } })],
  ['a negative uint', withMessage({ amount: -1 })],
  ['an int that is too large', withMessage({ amount: 256 })],
  ['a huge int', withMessage({ amount: `${'9'.repeat(5_000)}` })],
  ['a fraction', withMessage({ amount: 1.5 })],
  ['a rounded number', withMessage({ amount: 2 ** 53 })],
  ['text for a number', withMessage({ amount: 'seven' })],
  ['a number for a text', withMessage({ from: { name: 1, wallets: [account, account] } })],
  ['a number for a bool', withMessage({ isRead: 1 })],
  ['long bytes', withMessage({ tag: '0x0102030405' })],
  ['bytes without digits', withMessage({ tag: 'abcd' })],
  ['half an address', withMessage({ from: { name: 'Bob', wallets: [account, '0x12'] } })],
  ['an endless struct', recursive],
  [
    'a tree that is too deep',
    {
      domain: {},
      types: {
        Tree: [
          { name: 'value', type: 'uint256' },
          { name: 'children', type: 'Tree[]' },
        ],
      },
      primaryType: 'Tree',
      message: deepTree,
    },
  ],
  [
    'too many values',
    {
      domain: {},
      types: { A: [{ name: 'a', type: 'uint8[]' }] },
      primaryType: 'A',
      message: { a: new Array(5_000).fill(1) },
    },
  ],
  ['a type name that hides another', { ...mail, types: { ...mail.types, 'Mail(uint8 a)Other': [] } }],
  [
    'a field name that hides another',
    { ...mail, types: { ...mail.types, Mail: [{ name: 'a,uint8 b', type: 'uint8' }] } },
  ],
  [
    'a repeated field',
    { ...mail, types: { ...mail.types, Mail: [...mail.types.Mail, { name: 'amount', type: 'uint8' }] } },
  ],
  ['a struct named like a number', { ...mail, types: { ...mail.types, uint8: [{ name: 'a', type: 'string' }] } }],
  ['an odd number of bits', { ...mail, types: { ...mail.types, Mail: [{ name: 'amount', type: 'uint7' }] } }],
  [
    'a domain that is no struct',
    { ...mail, types: { ...mail.types, EIP712Domain: [{ name: 'salt', type: 'bytes32' }] } },
  ],
])('26. refuses typed data with %s', async (_, data) => {
  expect(codes(await review(data))).toEqual(['block:unreadable'])
})

test.each([
  ['another chain', { ...mail, domain: { ...mail.domain, chainId: 137 } }, 'chainMismatch'],
  ['another chain as text', { ...mail, domain: { ...mail.domain, chainId: '0x89' } }, 'chainMismatch'],
  [
    'the own account as verifier',
    { ...mail, domain: { ...mail.domain, verifyingContract: account.toLowerCase() } },
    'ownAccountData',
  ],
  [
    'an EntryPoint as verifier',
    { ...mail, domain: { ...mail.domain, verifyingContract: '0x4337084D9E255Ff0702461CF8895CE9E3b5Ff108' } },
    'delegation',
  ],
  [
    'a delegation inside another type',
    {
      domain: mail.domain,
      types: { Grant: [{ name: 'all', type: 'Delegation[]' }], Delegation: [{ name: 'delegate', type: 'address' }] },
      primaryType: 'Grant',
      message: { all: [] },
    },
    'delegation',
  ],
])('26. refuses typed data for %s', async (_, data, code) => {
  expect(codes(await review(data))).toContain(`block:${code}`)
})
