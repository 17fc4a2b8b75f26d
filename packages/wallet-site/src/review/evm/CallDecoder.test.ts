import { encodeFunctionData, type Hex, parseAbi, toEventSelector, toFunctionSelector } from 'viem'
import { expect, test } from 'vitest'
import { CallDecoder } from './CallDecoder'
import { batchSignatures, hintSignatures, standardSignatures } from './callSignatures'
import type { DecodedCall } from './DecodedCall'
import { nativeAddress, readMovements } from './readMovements'

const contract = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const owner = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const spender = '0x00000000000000000000000000000000000A11cE'
const decoder = new CallDecoder()
const decode = (data: Hex): DecodedCall | undefined => decoder.decode({ to: contract, data, value: 0n })
const abi = parseAbi([
  'function transferFrom(address from, address to, uint256 amount)',
  'function setApprovalForAll(address operator, bool approved)',
  'function safeTransferFrom(address from, address to, uint256 id, uint256 amount, bytes data)',
  'function safeBatchTransferFrom(address from, address to, uint256[] ids, uint256[] amounts, bytes data)',
  'function approve(address token, address spender, uint160 amount, uint48 expiration)',
  'function multicall(bytes[] data)',
  'function aggregate3((address target, bool allowFailure, bytes callData)[] calls)',
  'function exactInput((bytes path, address recipient, uint256 amountIn, uint256 amountOutMinimum) params)',
])

test('knows no selector twice', () => {
  const all = [...standardSignatures, ...batchSignatures, ...hintSignatures]
  expect(new Set(all.map(signature => toFunctionSelector(`function ${signature}`))).size).toBe(all.length)
})

test.each([
  [
    encodeFunctionData({ abi, functionName: 'transferFrom', args: [owner, spender, 5n] }),
    { kind: 'transfer', from: owner, to: spender, amount: 5n },
  ],
  [
    encodeFunctionData({ abi, functionName: 'setApprovalForAll', args: [spender, true] }),
    { kind: 'approveAll', operator: spender, isApproved: true },
  ],
  [
    encodeFunctionData({ abi, functionName: 'safeTransferFrom', args: [owner, spender, 3n, 4n, '0x'] }),
    { kind: 'transferNft', items: [{ standard: 'erc1155', tokenId: 3n, amount: 4n }] },
  ],
  [
    encodeFunctionData({
      abi,
      functionName: 'safeBatchTransferFrom',
      args: [owner, spender, [1n, 2n], [3n, 4n], '0x'],
    }),
    {
      kind: 'transferNft',
      items: [
        { tokenId: 1n, amount: 3n },
        { tokenId: 2n, amount: 4n },
      ],
    },
  ],
  [
    encodeFunctionData({ abi, functionName: 'approve', args: [contract, spender, 9n, 100] }),
    { kind: 'approvePermit2', token: contract, spender, amount: 9n, until: 100n },
  ],
])('returns the effect of a standard call: %s', (data, meaning) => {
  expect(decode(data)).toMatchObject({ source: 'standard', meaning })
})

test('decodes calls inside calls, on their own contracts', () => {
  const approve = encodeFunctionData({ abi, functionName: 'setApprovalForAll', args: [spender, true] })
  const batch = encodeFunctionData({
    abi,
    functionName: 'aggregate3',
    args: [[{ target: owner, allowFailure: false, callData: approve }]],
  })
  const outer = decode(encodeFunctionData({ abi, functionName: 'multicall', args: [[batch]] }))
  expect(outer).toMatchObject({
    source: 'selector',
    inner: [{ call: { to: contract }, inner: [{ call: { to: owner }, meaning: { kind: 'approveAll' } }] }],
  })
})

test('bounds the depth and the number of inner calls', () => {
  const count = (call: DecodedCall | undefined): number =>
    call ? call.inner.reduce((sum, one) => sum + count(one), 1) : 0
  const leaf = encodeFunctionData({ abi, functionName: 'setApprovalForAll', args: [spender, true] })
  const wide = encodeFunctionData({ abi, functionName: 'multicall', args: [new Array<Hex>(500).fill(leaf)] })
  expect(count(decode(wide))).toBe(40)
  let deep = leaf
  for (let depth = 0; depth < 20; depth++) deep = encodeFunctionData({ abi, functionName: 'multicall', args: [[deep]] })
  expect(count(decode(deep))).toBe(5)
})

test('labels parameters, and leaves unknown functions alone', () => {
  const params = { path: '0x1234', recipient: owner, amountIn: 1n, amountOutMinimum: 2n } as const
  expect(decode(encodeFunctionData({ abi, functionName: 'exactInput', args: [params] }))?.details).toEqual([
    {
      label: 'params',
      value: [
        { label: 'path', value: '0x1234', format: 'hex' },
        { label: 'recipient', value: owner, format: 'address' },
        { label: 'amountIn', value: '1' },
        { label: 'amountOutMinimum', value: '2' },
      ],
    },
  ])
  expect(decode('0xdeadbeef')).toBeUndefined()
  expect(decode('0xa9059cbb1234')).toBeUndefined()
})

const word = (value: string | bigint): Hex =>
  `0x${(typeof value === 'bigint' ? value.toString(16) : value.slice(2)).padStart(64, '0').toLowerCase()}`
const words = (...values: readonly (string | bigint)[]): Hex => `0x${values.map(one => word(one).slice(2)).join('')}`

test('reads moves of coins, tokens and NFTs from logs', () => {
  const transfer = toEventSelector('Transfer(address,address,uint256)')
  const { moves } = readMovements(
    [
      { address: nativeAddress, topics: [transfer, word(owner), word(spender)], data: word(1n) },
      { address: contract, topics: [transfer, word(spender), word(owner)], data: word(2n) },
      { address: contract, topics: [transfer, word(owner), word(spender), word(3n)], data: '0x' },
      {
        address: contract,
        topics: [
          toEventSelector('TransferSingle(address,address,address,uint256,uint256)'),
          word(spender),
          word(owner),
          word(spender),
        ],
        data: words(4n, 5n),
      },
      {
        address: contract,
        topics: [
          toEventSelector('TransferBatch(address,address,address,uint256[],uint256[])'),
          word(spender),
          word(spender),
          word(owner),
        ],
        data: words(64n, 128n, 1n, 6n, 1n, 7n),
      },
      // To itself, and between others.
      { address: contract, topics: [transfer, word(owner), word(owner)], data: word(9n) },
      { address: contract, topics: [transfer, word(contract), word(spender)], data: word(9n) },
    ],
    owner,
  )
  expect(moves.map(({ standard, tokenId, amount }) => [standard, tokenId, amount])).toEqual([
    ['native', undefined, -1n],
    ['erc20', undefined, 2n],
    ['erc721', 3n, -1n],
    ['erc1155', 4n, -5n],
    ['erc1155', 6n, 7n],
  ])
})

test('reads allowances from logs, also those of Permit2', () => {
  const permit2 = '0x000000000022d473030f116ddee9f6b43ac78ba3'
  const approval = toEventSelector('Approval(address,address,uint256)')
  const logs = [
    { address: contract, topics: [approval, word(owner), word(spender)], data: word(1n) },
    { address: contract, topics: [approval, word(owner), word(spender), word(2n)], data: '0x' as Hex },
    {
      address: contract,
      topics: [toEventSelector('ApprovalForAll(address,address,bool)'), word(owner), word(spender)],
      data: word(1n),
    },
    {
      address: permit2,
      topics: [
        toEventSelector('Approval(address,address,address,uint160,uint48)'),
        word(owner),
        word(contract),
        word(spender),
      ],
      data: words(3n, 4n),
    },
    {
      address: permit2,
      topics: [
        toEventSelector('Permit(address,address,address,uint160,uint48,uint48)'),
        word(owner),
        word(contract),
        word(spender),
      ],
      data: words(5n, 6n, 0n),
    },
    { address: contract, topics: [approval, word(spender), word(owner)], data: word(9n) },
  ]
  expect(
    readMovements(logs, owner).allowances.map(({ standard, amount, tokenId, until }) => [
      standard,
      amount,
      tokenId,
      until,
    ]),
  ).toEqual([
    ['erc20', 1n, undefined, undefined],
    ['erc721', 1n, 2n, undefined],
    ['collection', 1n, undefined, undefined],
    ['erc20', 3n, undefined, 4n],
    ['erc20', 5n, undefined, 6n],
  ])
  const deposits = ['Deposit(address,uint256)', 'Withdrawal(address,uint256)'].map(event => ({
    address: contract,
    topics: [toEventSelector(event), word(owner)],
    data: word(1n),
  }))
  expect(readMovements(deposits, owner).candidates).toEqual([contract])
})
