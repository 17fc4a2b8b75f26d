import { expect, test } from 'vitest'
import { account, codes, later, reviewData as review, thirdParty, token } from '../../../test/review/typedDataScene'

const permit2 = '0x000000000022D473030F116dDEE9F6B43aC78BA3'
const most = 2n ** 256n - 1n
const permitData = (fields: object = {}): unknown => ({
  domain: { name: 'Test dollar', version: '1', chainId: 1, verifyingContract: token },
  types: {
    Permit: ['owner:address', 'spender:address', 'value:uint256', 'nonce:uint256', 'deadline:uint256'].map(fieldOf),
  },
  primaryType: 'Permit',
  message: { owner: account, spender: thirdParty, value: '1500000', nonce: 0, deadline: later, ...fields },
})

function fieldOf(text: string): { name: string; type: string } {
  const [name = '', type = ''] = text.split(':')
  return { name, type }
}

test('says what a permit allows', async () => {
  const found = await review(permitData())
  expect(found.sentence).toEqual({ key: 'allow', values: { amount: '1.5', symbol: 'TUSD', spender: thirdParty } })
  expect(found.changes).toMatchObject([{ direction: 'allow', amount: 1_500_000n, party: { address: thirdParty } }])
  expect(codes(found)).toEqual(['danger:allowanceToAccount'])
  expect(found.source).toBe('standard')
  expect(codes(await review(permitData({ deadline: 1 })))).toContain('caution:expiredData')
  expect(codes(await review(permitData({ owner: thirdParty })))).toContain('caution:accountMismatch')
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
    message: { holder: account, spender: thirdParty, nonce: 0, expiry: 0, allowed: true },
  })
  expect(found.sentence).toEqual({ key: 'allow', values: { symbol: 'TUSD', spender: thirdParty } })
  expect(codes(found)).toEqual(['danger:allowanceToAccount', 'danger:unlimitedAllowance'])
})

test('26. says what Permit2 allows a third party', async () => {
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
      details: list ? [details, { ...details, token: thirdParty }] : details,
      spender: thirdParty,
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

test('26. warns about a contract without a name that may take tokens by signature', async () => {
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
    message: { spender: thirdParty, tokenId: 12, nonce: 0, deadline: later },
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
      to: thirdParty,
      value: 2_000_000,
      validAfter: 0,
      validBefore: later,
      nonce: `0x${'00'.repeat(32)}`,
    },
  })
  expect(found.changes).toMatchObject([{ direction: 'send', amount: 2_000_000n, party: { address: thirdParty } }])
  expect(found.sentence).toEqual({ key: 'send', values: { amount: '2', symbol: 'TUSD', recipient: thirdParty } })
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
  const approve = (selector: string) => `${selector}${thirdParty.slice(2).padStart(64, '0')}${'5'.padStart(64, '0')}`
  const data = (call: string): unknown => ({
    domain: { name: 'Test dollar', chainId: 1, verifyingContract: token },
    types: { [primaryType]: fields.map(fieldOf) },
    primaryType,
    message: { nonce: 0, from: account, to: token, value: 0, [field]: call },
  })
  const found = await review(data(approve('0x095ea7b3')))
  expect(found.changes).toMatchObject([{ direction: 'allow', amount: 5n, party: { address: thirdParty } }])
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
  const found = await review(order([payment(account, 10n ** 17n), payment(thirdParty, 1n)]))
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
  ['money for others only', [payment(thirdParty, 10n ** 18n)]],
])('warns about a marketplace order that brings %s', async (_, consideration) => {
  expect(codes(await review(order(consideration)))).toContain('danger:marketplaceOrder')
})

test('decodes the call that a Safe transaction approves', async () => {
  const found = await review({
    domain: { chainId: 1, verifyingContract: thirdParty },
    types: { SafeTx: ['to:address', 'value:uint256', 'data:bytes', 'operation:uint8'].map(fieldOf) },
    primaryType: 'SafeTx',
    message: {
      to: token,
      value: 0,
      data: `0xa9059cbb${thirdParty.slice(2).padStart(64, '0')}${'5'.padStart(64, '0')}`,
      operation: 0,
    },
  })
  expect(found.details[0]).toMatchObject({
    label: 'transfer',
    value: [
      { label: 'to', value: thirdParty },
      { label: 'amount', value: '5' },
    ],
  })
})
