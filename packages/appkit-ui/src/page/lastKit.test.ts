import type { AppKit } from '@openappkit/appkit-core'
import { expect, test } from 'vitest'
import { lastKit, rememberKit } from './lastKit'

function kitIn(window: object | undefined) {
  const ends: (() => void)[] = []
  const kit = { environment: { window }, onDestroy: (end: () => void) => ends.push(end) } as unknown as AppKit
  return {
    kit,
    destroy: () => {
      for (const end of ends) end()
    },
  }
}

test('lastKit returns the most recent kit until it is destroyed, even if an earlier one is destroyed first', () => {
  const [former, latter] = [kitIn({}), kitIn({})]
  rememberKit(former.kit)
  rememberKit(latter.kit)
  former.destroy()
  expect(lastKit()).toBe(latter.kit)
  latter.destroy()
  expect(lastKit()).toBeUndefined()
})

test('rememberKit stores nothing on a server', () => {
  rememberKit(kitIn(undefined).kit)
  expect(lastKit()).toBeUndefined()
})
