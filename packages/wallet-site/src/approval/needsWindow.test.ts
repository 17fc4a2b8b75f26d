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
  ['17. a transfer', sendReview(), false, true],
  ['17. a swap', swapReview(), false, true],
  ['a sign-in', signInReview(), false, false],
  ['an order', orderReview(), false, true],
  ['a danger', allowReview(), true, true],
  ['an unknown call', unknownReview(), true, true],
])('%s', (_, review, withCovers, withoutCovers) => {
  expect([needsWindow(review, true), needsWindow(review, false)]).toEqual([withCovers, withoutCovers])
})
