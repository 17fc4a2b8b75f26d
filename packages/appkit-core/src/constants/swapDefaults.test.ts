import { expect, test } from 'vitest'
import { defaultSwapProvider, swapSlippage } from './swapDefaults'

test('Swap slippage tolerance 1', () => {
  expect(swapSlippage).toBe(1)
})

test('Default swap provider 1inch', () => {
  expect(defaultSwapProvider).toBe('1inch')
})
