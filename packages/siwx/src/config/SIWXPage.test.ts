import { expect, test } from 'vitest'
import { isAttachable } from './SIWXPage'

test.each([
  ['attach', { attach: () => () => {} }, true],
  ['an attach that is no function', { attach: true }, false],
  ['none', {}, false],
])('a configuration with %s wants to know its page: %o', (_, config, expected) => {
  expect(isAttachable(config as never)).toBe(expected)
})
