import type { ModalKit } from '@openappkit/appkit-core/modal'
import { expect, test } from 'vitest'
import type { Feature } from './Feature'
import { isFeatureOn } from './isFeatureOn'

const remote = { name: 'email', id: 'social_login', read: () => true } as const
const feature: Feature = { name: 'login', remote }

/** A kit whose options turn the feature on or off, and whose project settings, once loaded, say `setting`. */
function kitWith(isOn: boolean, ...settings: readonly unknown[]): ModalKit {
  const readRemote = settings.length > 0 ? () => settings[0] : undefined
  return { features: { isOn: () => isOn }, options: { state: { readRemote } } } as unknown as ModalKit
}

test("the app's options decide until the project's settings have loaded", () => {
  expect(isFeatureOn(kitWith(true), feature)).toBe(true)
  expect(isFeatureOn(kitWith(false), feature)).toBe(false)
})

test("the project's settings can turn a feature off, but not on", () => {
  expect(isFeatureOn(kitWith(true, false), feature)).toBe(false)
  expect(isFeatureOn(kitWith(true, true), feature)).toBe(true)
  expect(isFeatureOn(kitWith(false, true), feature)).toBe(false)
})

test('a setting other than false turns nothing off, such as a list of providers', () => {
  expect(isFeatureOn(kitWith(true, []), feature)).toBe(true)
  expect(isFeatureOn(kitWith(true, undefined), feature)).toBe(true)
})

test("settings don't concern a feature without a flag", () => {
  expect(isFeatureOn(kitWith(true, false), { name: 'local' })).toBe(true)
})
