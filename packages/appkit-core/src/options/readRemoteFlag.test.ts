import type { ProjectConfig } from '@openappkit/contract'
import { expect, test } from 'vitest'
import { activityFlag, onrampFlag, swapsFlag } from '../../test/remoteFlags'
import { brandingFlag, emailFlag, socialsFlag } from './coreFlags'
import type { Features } from './Features'
import { keyOfHost, type RemoteFlag, readLocalFlag } from './RemoteFlag'
import { readRemoteFlag } from './readRemoteFlag'

const enabled = (id: string, config: string[] | null = []) => ({ id, isEnabled: true, config })
const disabled = (id: string, config: string[] | null = []) => ({ id, isEnabled: false, config })
const flags = [swapsFlag, onrampFlag, activityFlag, brandingFlag, emailFlag, socialsFlag]

/** Values of all flags by name. */
function read(project: ProjectConfig | undefined, features: Partial<Features> = {}) {
  const value = (flag: RemoteFlag) =>
    project ? readRemoteFlag(flag, project, features) : readLocalFlag(flag, features)
  return Object.fromEntries(flags.map(flag => [flag.name, value(flag)]))
}

test("uses the app's values and the defaults without a response for the project", () => {
  expect(read(undefined, { swaps: false, socials: ['github'] })).toEqual({
    email: true,
    socials: ['github'],
    swaps: false,
    onramp: ['meld'],
    activity: true,
    reownBranding: true,
  })
})

test("uses the project's value for a managed feature, whatever the app sets", () => {
  const features = [
    enabled('social_login', ['email', 'x', 'google', 'myspace']),
    enabled('swap', ['1inch']),
    disabled('onramp', ['meld']),
    enabled('activity'),
    disabled('reown_branding'),
  ]
  expect(read({ features }, { email: false, onramp: true, activity: false })).toEqual({
    email: true,
    socials: ['x', 'google'],
    swaps: ['1inch'],
    onramp: false,
    activity: true,
    reownBranding: false,
  })
})

test("uses the app's value with config null, even if the entry is disabled", () => {
  const features = [disabled('swap', null), disabled('activity', null), disabled('social_login', null)]
  const values = read({ features }, { swaps: true, email: false })
  expect(values).toMatchObject({ swaps: ['1inch'], activity: true, email: false, onramp: false })
})

test("disables a feature that the project doesn't list", () => {
  const values = read({ features: [] }, { swaps: true, email: true })
  expect(values).toEqual({
    swaps: false,
    onramp: false,
    email: false,
    socials: false,
    activity: false,
    reownBranding: false,
  })
})

test('disables a feature with an empty list', () => {
  const features = [enabled('swap'), enabled('social_login', ['email']), enabled('onramp', [])]
  expect(read({ features })).toMatchObject({ swaps: false, socials: false, onramp: false })
  expect(read(undefined, { socials: [] })['socials']).toBe(false)
})

test('uses the first key that the app sets, including the older name', () => {
  expect(read(undefined, { history: false })['activity']).toBe(false)
  expect(read(undefined, { history: false, activity: true })['activity']).toBe(true)
  expect(keyOfHost(activityFlag, { history: true })).toBe('history')
  expect(keyOfHost(activityFlag, {})).toBeUndefined()
})
