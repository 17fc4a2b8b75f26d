import type { AppKitOptions } from '@openappkit/appkit-core'
import { CloudAuthSIWX } from '@openappkit/siwx'
import { beforeEach, expect, test, vi } from 'vitest'
import { FakeSIWX } from '../../test/FakeSIWX'
import { ethereum } from '../../test/networks'
import { signInConfig } from './signInConfig'

let warnings: unknown[]
beforeEach(() => {
  warnings = []
  const spy = vi.spyOn(console, 'warn').mockImplementation(text => void warnings.push(text))
  return () => spy.mockRestore()
})

const features = { reownAuthentication: true }
const optionsOf = (more: Partial<AppKitOptions>): AppKitOptions => ({ networks: [ethereum], ...more })

test("uses the app's sign-in config without a warning", () => {
  const siwx = new FakeSIWX()
  expect(signInConfig(optionsOf({ siwx }))).toBe(siwx)
  expect(signInConfig(optionsOf({ siweConfig: { mapToSIWX: () => siwx } }))).toBe(siwx)
  expect(signInConfig(optionsOf({}))).toBeUndefined()
  expect(warnings).toEqual([])
})

test('features.reownAuthentication uses the backend and warns about another config', () => {
  const read = (more: Partial<AppKitOptions>) => signInConfig(optionsOf({ features, ...more }))
  expect(read({})).toBeInstanceOf(CloudAuthSIWX)
  expect(warnings).toEqual([])
  expect(read({ siwx: new FakeSIWX() })).toBeInstanceOf(CloudAuthSIWX)
  expect(read({ siweConfig: { mapToSIWX: () => new FakeSIWX() } })).toBeInstanceOf(CloudAuthSIWX)
  expect(warnings).toEqual([
    '"features.reownAuthentication" is on: the backend signs in, and "siwx" of createAppKit is not used.',
    '"features.reownAuthentication" is on: the backend signs in, and "siweConfig" of createAppKit is not used.',
  ])
})

test('keeps the backend config that the app created itself', () => {
  const siwx = new CloudAuthSIWX({ required: false })
  expect(signInConfig(optionsOf({ features, siwx }))).toBe(siwx)
  expect(warnings).toEqual([])
})
