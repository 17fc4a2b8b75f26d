import { AppKitError } from '@openappkit/appkit-core'
import { expect, test } from 'vitest'
import { SwapScene } from '../../test/startSwap'
import type { SwapState } from '../SwapState'
import { isConfirmable } from './isConfirmable'

test('a failed request can be repeated, but not if it may be on chain', async () => {
  const { swap } = await new SwapScene().review()
  const { value } = swap.state
  if (value.status !== 'reviewing') throw new Error('The scene has a review.')
  const { draft, review } = value
  const failed: SwapState = { status: 'failed', draft, review, step: 0, error: new AppKitError('swap/failed', 'no') }
  expect(isConfirmable(failed)).toBe(true)
  expect(isConfirmable({ ...failed, hash: '0x1' })).toBe(false)
})
