import type { TypedDataDefinition } from 'viem'
import { hashTypedData } from 'viem'
import { expect, test } from 'vitest'
import { createReviewer } from '../createReviewer'
import type { Review, ReviewDetail } from '../Review'

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const stranger = '0x00000000000000000000000000000000000A11cE'
const token = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const permit2 = '0x000000000022D473030F116dDEE9F6B43aC78BA3'
const now = Date.UTC(2030, 0, 1)
const later = BigInt(now / 1000 + 3600)
const most = 2n ** 256n - 1n
/** Contracts have code, accounts don't, and no token answers. */
const reviewer = createReviewer({
  reader: {
    request: (_, method, params) => {
      const [address] = Array.isArray(params) ? params : []
      return method === 'eth_getCode'
        ? Promise.resolve(String(address).toLowerCase() === stranger.toLowerCase() ? '0x' : '0x6000')
        : Promise.reject(new Error('No node.'))
    },
  },
  assets: [{ id: `eip155:1/erc20:${token}`, symbol: 'TUSD', decimals: 6 }],
  now: () => now,
})
const review = (typedData: unknown): Promise<Review> =>
  reviewer.review(
    { kind: 'typedData', chainId: 'eip155:1', account, typedData: typedData as TypedDataDefinition },
    { origin: 'https://app.example', signal: new AbortController().signal },
  )
const codes = ({ warnings }: Review): readonly string[] => warnings.map(one => `${one.severity}:${one.code}`)
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
    from: { name: 'Bob', wallets: [account, stranger] },
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
  for (const value of ['Bob', account, stranger, '"7"', '-3', '0x01020304', 'true', '"1"', token]) {
    expect(shown(found.details)).toContain(value)
  }
  if (found.request.kind !== 'typedData') throw new Error('Another request.')
  const original = { ...mail, message: { ...mail.message, change: -3n } } as unknown as TypedDataDefinition
  expect(hashTypedData(found.request.typedData)).toBe(hashTypedData(original))
})

test('neither shows nor passes on a field that is not signed', async () => {
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
])('refuses typed data with %s', async (_, data) => {
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
])('refuses typed data for %s', async (_, data, code) => {
  expect(codes(await review(data))).toContain(`block:${code}`)
})

const permitData = (fields: object = {}): unknown => ({
  domain: { name: 'Test dollar', version: '1', chainId: 1, verifyingContract: token },
  types: {
    Permit: ['owner:address', 'spender:address', 'value:uint256', 'nonce:uint256', 'deadline:uint256'].map(fieldOf),
  },
  primaryType: 'Permit',
  message: { owner: account, spender: stranger, value: '1500000', nonce: 0, deadline: later, ...fields },
})

function fieldOf(text: string): { name: string; type: string } {
  const [name = '', type = ''] = text.split(':')
  return { name, type }
}

test('says what a permit allows', async () => {
  const found = await review(permitData())
  expect(found.sentence).toEqual({ key: 'allow', values: { amount: '1.5', symbol: 'TUSD', spender: stranger } })
  expect(found.changes).toMatchObject([{ direction: 'allow', amount: 1_500_000n, party: { address: stranger } }])
  expect(codes(found)).toEqual(['danger:allowanceToAccount'])
  expect(found.source).toBe('standard')
  expect(codes(await review(permitData({ deadline: 1 })))).toContain('caution:expiredData')
  expect(codes(await review(permitData({ owner: stranger })))).toContain('caution:accountMismatch')
  expect((await review(permitData({ value: 0 }))).sentence.key).toBe('revoke')
  expect(codes(await review(permitData({ value: most, spender: token })))).not.toContain('danger:allowanceToAccount')
})

test('says what a DAI permit allows', async () => {
  const found = await review({
    domain: { name: 'Dai Stablecoin', version: '1', chainId: 1, verifyingContract: token },
    types: {
      Permit: ['holder:address', 'spender:address', 'nonce:uint256', 'expiry:uint256', 'allowed:bool'].map(fieldOf),
    },
    primaryType: 'Permit',
    message: { holder: account, spender: stranger, nonce: 0, expiry: 0, allowed: true },
  })
  expect(found.sentence).toEqual({ key: 'allow', values: { symbol: 'TUSD', spender: stranger } })
  expect(codes(found)).toEqual(['danger:allowanceToAccount', 'danger:unlimitedAllowance'])
})

test('says what Permit2 allows a third party', async () => {
  const detailsType = ['token:address', 'amount:uint160', 'expiration:uint48', 'nonce:uint48'].map(fieldOf)
  const details = { token, amount: 2n ** 160n - 1n, expiration: later, nonce: 0 }
  const data = (list: boolean): unknown => ({
    domain: { name: 'Permit2', chainId: 1, verifyingContract: permit2 },
    types: {
      [list ? 'PermitBatch' : 'PermitSingle']: [
        `details:PermitDetails${list ? '[]' : ''}`,
        'spender:address',
        'sigDeadline:uint256',
      ].map(fieldOf),
      PermitDetails: detailsType,
    },
    primaryType: list ? 'PermitBatch' : 'PermitSingle',
    message: {
      details: list ? [details, { ...details, token: stranger }] : details,
      spender: stranger,
      sigDeadline: later,
    },
  })
  const single = await review(data(false))
  expect(single.changes).toMatchObject([{ direction: 'allow', amount: 'all', until: Number(later) * 1000 }])
  expect(codes(single)).toEqual(['danger:allowanceToAccount', 'danger:unlimitedAllowance'])
  const batch = await review(data(true))
  expect(batch.changes.map(({ asset }) => asset.symbol)).toEqual(['TUSD', '0x0000…11cE'])
  expect(batch.sentence.key).toBe('signData')
})

test('warns about a contract without a name that may take tokens by signature', async () => {
  const found = await review({
    domain: { name: 'Permit2', chainId: 1, verifyingContract: permit2 },
    types: {
      PermitTransferFrom: ['permitted:TokenPermissions', 'spender:address', 'nonce:uint256', 'deadline:uint256'].map(
        fieldOf,
      ),
      TokenPermissions: ['token:address', 'amount:uint256'].map(fieldOf),
    },
    primaryType: 'PermitTransferFrom',
    message: {
      permitted: { token, amount: 5 },
      spender: '0x1111111111111111111111111111111111111111',
      nonce: 0,
      deadline: later,
    },
  })
  expect(found.changes).toMatchObject([{ direction: 'allow', amount: 5n, until: Number(later) * 1000 }])
  expect(codes(found)).toEqual(['danger:unknownContract'])
})

test('says what a permit for an NFT allows', async () => {
  const found = await review({
    domain: { name: 'Positions', version: '1', chainId: 1, verifyingContract: token },
    types: { Permit: ['spender:address', 'tokenId:uint256', 'nonce:uint256', 'deadline:uint256'].map(fieldOf) },
    primaryType: 'Permit',
    message: { spender: stranger, tokenId: 12, nonce: 0, deadline: later },
  })
  expect(found.changes).toMatchObject([
    { direction: 'allow', amount: 1n, asset: { id: `eip155:1/erc721:${token}/12` } },
  ])
  expect(codes(found)).toContain('danger:allowanceToAccount')
})

test('says what a signed transfer sends', async () => {
  const fields = [
    'from:address',
    'to:address',
    'value:uint256',
    'validAfter:uint256',
    'validBefore:uint256',
    'nonce:bytes32',
  ]
  const found = await review({
    domain: { name: 'Test dollar', version: '1', chainId: 1, verifyingContract: token },
    types: { TransferWithAuthorization: fields.map(fieldOf) },
    primaryType: 'TransferWithAuthorization',
    message: {
      from: account,
      to: stranger,
      value: 2_000_000,
      validAfter: 0,
      validBefore: later,
      nonce: `0x${'00'.repeat(32)}`,
    },
  })
  expect(found.changes).toMatchObject([{ direction: 'send', amount: 2_000_000n, party: { address: stranger } }])
  expect(found.sentence).toEqual({ key: 'send', values: { amount: '2', symbol: 'TUSD', recipient: stranger } })
})

test.each([
  [
    'a meta transaction',
    'MetaTransaction',
    ['nonce:uint256', 'from:address', 'functionSignature:bytes'],
    'functionSignature',
  ],
  ['a forwarded request', 'ForwardRequest', ['from:address', 'to:address', 'value:uint256', 'data:bytes'], 'data'],
])('decodes the call of %s', async (_, primaryType, fields, field) => {
  const approve = (selector: string) => `${selector}${stranger.slice(2).padStart(64, '0')}${'5'.padStart(64, '0')}`
  const data = (call: string): unknown => ({
    domain: { name: 'Test dollar', chainId: 1, verifyingContract: token },
    types: { [primaryType]: fields.map(fieldOf) },
    primaryType,
    message: { nonce: 0, from: account, to: token, value: 0, [field]: call },
  })
  const found = await review(data(approve('0x095ea7b3')))
  expect(found.changes).toMatchObject([{ direction: 'allow', amount: 5n, party: { address: stranger } }])
  expect(codes(found)).toContain('danger:allowanceToAccount')
  expect(codes(await review(data('0xdeadbeef')))).toContain('danger:notSimulated')
})

const itemTypes = [
  'itemType:uint8',
  'token:address',
  'identifierOrCriteria:uint256',
  'startAmount:uint256',
  'endAmount:uint256',
]
const order = (consideration: readonly object[]): unknown => ({
  domain: {
    name: 'Seaport',
    version: '1.6',
    chainId: 1,
    verifyingContract: '0x0000000000000068F116a894984e2DB1123eB395',
  },
  types: {
    OrderComponents: [
      'offerer:address',
      'offer:OfferItem[]',
      'consideration:ConsiderationItem[]',
      'endTime:uint256',
    ].map(fieldOf),
    OfferItem: itemTypes.map(fieldOf),
    ConsiderationItem: [...itemTypes, 'recipient:address'].map(fieldOf),
  },
  primaryType: 'OrderComponents',
  message: {
    offerer: account,
    offer: [{ itemType: 2, token, identifierOrCriteria: 9, startAmount: 1, endAmount: 1 }],
    consideration,
    endTime: later,
  },
})
const payment = (recipient: string, endAmount: bigint) => ({
  itemType: 0,
  token: '0x0000000000000000000000000000000000000000',
  identifierOrCriteria: 0,
  startAmount: 10n ** 18n,
  endAmount,
  recipient,
})

test('says what a marketplace order gives and brings at least', async () => {
  const found = await review(order([payment(account, 10n ** 17n), payment(stranger, 1n)]))
  expect(found.changes).toMatchObject([
    { direction: 'send', amount: 1n, asset: { id: `eip155:1/erc721:${token}/9` } },
    { direction: 'receive', amount: 10n ** 17n, asset: { symbol: 'ETH' } },
  ])
  expect(found.sentence).toMatchObject({ key: 'order', values: { receivedAmount: '0.1', receivedSymbol: 'ETH' } })
  expect(codes(found)).toContain('caution:marketplaceOrder')
})

test.each([
  ['nothing', []],
  ['zero in the end', [payment(account, 0n)]],
  ['money for others only', [payment(stranger, 10n ** 18n)]],
])('warns about a marketplace order that brings %s', async (_, consideration) => {
  expect(codes(await review(order(consideration)))).toContain('danger:marketplaceOrder')
})

test('decodes the call that a Safe transaction approves', async () => {
  const found = await review({
    domain: { chainId: 1, verifyingContract: stranger },
    types: { SafeTx: ['to:address', 'value:uint256', 'data:bytes', 'operation:uint8'].map(fieldOf) },
    primaryType: 'SafeTx',
    message: {
      to: token,
      value: 0,
      data: `0xa9059cbb${stranger.slice(2).padStart(64, '0')}${'5'.padStart(64, '0')}`,
      operation: 0,
    },
  })
  expect(found.details[0]).toMatchObject({
    label: 'transfer',
    value: [
      { label: 'to', value: stranger },
      { label: 'amount', value: '5' },
    ],
  })
})
