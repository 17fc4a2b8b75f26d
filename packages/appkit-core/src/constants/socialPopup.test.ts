import { expect, test } from 'vitest'
import { socialPopupSize } from './socialPopup'

test('A social login opens a popup of 600 by 800', () => {
  expect(socialPopupSize).toEqual({ width: 600, height: 800 })
})
