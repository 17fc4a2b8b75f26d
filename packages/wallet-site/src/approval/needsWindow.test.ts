import { expect, test } from 'vitest'
import {
  allowReview,
  orderReview,
  sendReview,
  signInReview,
  swapReview,
  unknownReview,
} from '../../test/approval/reviews'
import { needsWindow } from './needsWindow'

test.each([
  ['a transfer', sendReview(), false, false],
  ['a swap', swapReview(), false, false],
  ['a sign-in', signInReview(), false, false],
  ['an order', orderReview(), false, true],
  ['a danger', allowReview(), true, true],
  ['an unknown call', unknownReview(), true, true],
  ['a guessed call', sendReview({ source: 'selector', warnings: [] }), false, true],
  ['a call without simulation', sendReview({ warnings: [{ severity: 'caution', code: 'notSimulated' }] }), false, true],
])('%s', (_, review, withCovers, withoutCovers) => {
  expect([needsWindow(review, true), needsWindow(review, false)]).toEqual([withCovers, withoutCovers])
})
