import { expect, test } from 'vitest'
import { coreKit } from './SessionKit'

test('returns a kit unchanged, and the kit that another one wraps', () => {
  const kit = { load: () => Promise.reject(new Error('unused')) }
  expect(coreKit(kit)).toBe(kit)
  const wrapper = { ...kit, instance: kit }
  expect(coreKit(wrapper)).toBe(kit)
})
