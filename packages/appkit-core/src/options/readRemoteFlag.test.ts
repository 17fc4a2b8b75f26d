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

/** The values of all flags by name. */
function read(project: ProjectConfig | undefined, features: Partial<Features> = {}) {
  const value = (flag: RemoteFlag) =>
    project ? readRemoteFlag(flag, project, features) : readLocalFlag(flag, features)
  return Object.fromEntries(flags.map(flag => [flag.name, value(flag)]))
}

test('without an answer of the project the host decides, and the defaults where it said nothing', () => {
  expect(read(undefined, { swaps: false, socials: ['github'] })).toEqual({
    email: true,
    socials: ['github'],
    swaps: false,
    onramp: ['meld'],
    activity: true,
    reownBranding: true,
  })
})

test('a managed feature is as the project says, whatever the host set', () => {
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

test('config null: not managed, so the host decides although the entry says that it is off', () => {
  const features = [disabled('swap', null), disabled('activity', null), disabled('social_login', null)]
  const values = read({ features }, { swaps: true, email: false })
  expect(values).toMatchObject({ swaps: ['1inch'], activity: true, email: false, onramp: false })
})

test('a feature that the project does not name is off', () => {
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

test('a list that is empty is off', () => {
  const features = [enabled('swap'), enabled('social_login', ['email']), enabled('onramp', [])]
  expect(read({ features })).toMatchObject({ swaps: false, socials: false, onramp: false })
  expect(read(undefined, { socials: [] })['socials']).toBe(false)
})

test('the first key that the host set counts, also where it is the older name', () => {
  expect(read(undefined, { history: false })['activity']).toBe(false)
  expect(read(undefined, { history: false, activity: true })['activity']).toBe(true)
  expect(keyOfHost(activityFlag, { history: true })).toBe('history')
  expect(keyOfHost(activityFlag, {})).toBeUndefined()
})
