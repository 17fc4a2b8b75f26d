import { expect, test } from 'vitest'
import { definePayButton } from './definePayButton'

test('does nothing on a server', () => {
  expect(() => definePayButton()).not.toThrow()
})
