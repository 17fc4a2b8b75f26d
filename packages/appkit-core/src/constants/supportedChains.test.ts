import { expect, test } from 'vitest'
import * as supported from './supportedChains'

test('Balance chains: eip155, solana', () => {
  expect(supported.balanceNamespaces).toEqual(['eip155', 'solana'])
})

test('Activity and names: eip155 only', () => {
  expect(supported.activityNamespaces).toEqual(['eip155'])
  expect(supported.nameNamespaces).toEqual(['eip155'])
})

test('Swaps: 12 EVM chains', () => {
  expect(new Set(supported.swapChainIds).size).toBe(12)
  expect(supported.swapChainIds).toEqual(expect.arrayContaining([1, 10, 137, 8453, 42161]))
})

test('The embedded auth wallet serves eip155 or solana', () => {
  expect(supported.authNamespaces).toEqual(['eip155', 'solana'])
})
