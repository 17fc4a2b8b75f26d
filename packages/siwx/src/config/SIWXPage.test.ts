import { expect, test } from 'vitest'
import { isAttachable } from './SIWXPage'

test.each([
  ['attach', { attach: () => () => {} }, true],
  ['an attach that is no function', { attach: true }, false],
  ['none', {}, false],
])('detects whether a configuration with %s is attachable: %o', (_, config, expected) => {
  expect(isAttachable(config as never)).toBe(expected)
})
