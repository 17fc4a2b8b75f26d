import type { Descriptor } from '@ethereum-sourcify/clear-signing'
import { eip712 } from '@ethereum-sourcify/clear-signing'
import { encodeFunctionData, keccak256, parseAbi, stringToHex, type TypedDataDefinition } from 'viem'
import { afterEach, expect, test, vi } from 'vitest'
import { createReviewer } from '../createReviewer'
import type { Review } from '../Review'
import type { DescriptorSource } from './DescriptorSource'

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const vault = '0x1111111111111111111111111111111111111111'
const token = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const abi = parseAbi(['function deposit(uint256 assets, address receiver)'])
const data = encodeFunctionData({ abi, functionName: 'deposit', args: [2_500_000n, account] })
const ticketTypes = {
  Ticket: [
    { name: 'seat', type: 'string' },
    { name: 'secret', type: 'string' },
  ],
}

const vaultDescriptor: Descriptor = {
  context: { contract: { deployments: [{ chainId: 1, address: vault }] } },
  metadata: { owner: 'Example vaults' },
  display: {
    formats: {
      'deposit(uint256 assets,address receiver)': {
        intent: 'Deposit',
        interpolatedIntent: 'Deposit {assets} into the vault',
        fields: [
          { path: 'assets', label: 'Amount', format: 'tokenAmount', params: { token } },
          {
            path: 'receiver',
            label: 'Shares go to',
            format: 'addressName',
            params: { types: ['wallet'], sources: ['local'] },
          },
        ],
      },
    },
  },
}
const ticketDescriptor: Descriptor = {
  context: { eip712: { deployments: [{ chainId: 1, address: vault }] } },
  display: {
    formats: {
      'Ticket(string seat,string secret)': {
        intent: 'Reserve a seat',
        fields: [
          { path: 'seat', label: 'Seat', format: 'raw' },
          { path: 'secret', label: 'Secret', format: 'raw', visible: 'never' },
        ],
      },
    },
  },
}

const sourceOf = (calldata: Descriptor | Error): DescriptorSource => ({
  index: {
    calldataIndex: { [`eip155:1:${vault}`]: 'vault.json' },
    typedDataIndex: {
      [`eip155:1:${vault}`]: {
        Ticket: [
          {
            path: 'ticket.json',
            encodeTypeHashes: [keccak256(stringToHex(eip712.computeEncodeType('Ticket', ticketTypes) ?? ''))],
          },
        ],
      },
    },
  },
  fetchDescriptor: path => {
    if (path === 'ticket.json') return Promise.resolve(ticketDescriptor)
    return calldata instanceof Error ? Promise.reject(calldata) : Promise.resolve(calldata)
  },
})
const reviewerOf = (descriptors: DescriptorSource) =>
  createReviewer({
    reader: {
      request: (_, method) =>
        method === 'eth_simulateV1'
          ? Promise.resolve([{ calls: [{ status: '0x1', returnData: '0x', logs: [] }] }])
          : Promise.resolve('0x5'),
    },
    loadKnowledge: async () => ({
      assets: [{ id: `eip155:1/erc20:${token}`, symbol: 'TUSD', decimals: 6 }],
      parties: [{ address: account, name: 'Your account' }],
      descriptors,
    }),
  })
const context = () => ({ origin: 'https://app.example', signal: new AbortController().signal })
const reviewCall = (descriptors: DescriptorSource, to = vault): Promise<Review> =>
  reviewerOf(descriptors).review(
    { kind: 'evmTransaction', chainId: 'eip155:1', account, to: to as `0x${string}`, data, value: 0n },
    context(),
  )

afterEach(() => {
  vi.unstubAllGlobals()
})

test('says what a descriptor says about a call, without any request of its own', async () => {
  const request = vi.fn(() => Promise.reject(new Error('No network.')))
  vi.stubGlobal('fetch', request)
  const review = await reviewCall(sourceOf(vaultDescriptor))
  expect(review).toMatchObject({
    source: 'descriptor',
    sentence: { key: 'described', values: { text: 'Deposit 2.5 TUSD into the vault' } },
  })
  expect(review.details.slice(0, 2)).toMatchObject([
    { label: 'Amount', value: '2.5 TUSD' },
    { label: 'Shares go to', value: expect.stringContaining('Your account') },
  ])
  // The raw fields stay visible.
  expect(review.details.some(({ label }) => label === 'data')).toBe(true)
  expect(request).not.toHaveBeenCalled()
})

test.each([
  ['cannot be loaded', new Error('Gone.')],
  [
    'is for another function',
    { ...vaultDescriptor, display: { formats: { 'withdraw(uint256 assets)': { intent: 'Withdraw', fields: [] } } } },
  ],
  [
    'is for another contract',
    { ...vaultDescriptor, context: { contract: { deployments: [{ chainId: 1, address: token }] } } },
  ],
  [
    'is for another chain',
    { ...vaultDescriptor, context: { contract: { deployments: [{ chainId: 10, address: vault }] } } },
  ],
])('ignores a descriptor that %s', async (_, descriptor) => {
  const review = await reviewCall(sourceOf(descriptor))
  expect(review.source).toBe('selector')
  expect(review.sentence).toMatchObject({ key: 'call', values: { function: 'deposit' } })
})

test('says nothing about a contract without a descriptor', async () => {
  expect((await reviewCall(sourceOf(vaultDescriptor), token)).source).toBe('selector')
})

test('describes typed data, and still shows every signed field', async () => {
  const typedData: TypedDataDefinition = {
    domain: { chainId: 1, verifyingContract: vault },
    types: ticketTypes,
    primaryType: 'Ticket',
    message: { seat: '12 B', secret: 'and my house' },
  }
  const review = await reviewerOf(sourceOf(vaultDescriptor)).review(
    { kind: 'typedData', chainId: 'eip155:1', account, typedData },
    context(),
  )
  expect(review).toMatchObject({ source: 'descriptor', sentence: { values: { text: 'Reserve a seat' } } })
  expect(JSON.stringify(review.details)).toContain('and my house')
})
