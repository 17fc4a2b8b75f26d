import { expect, test } from 'vitest'
import { isAttachable } from './SIWXPage'

test.each([
  ['an attach function', { attach: () => () => {} }, true],
  ["an attach that isn't a function", { attach: true }, false],
  ['no attach', {}, false],
])('detects whether a configuration with %s is attachable: %o', (_, config, expected) => {
  expect(isAttachable(config as never)).toBe(expected)
})
