import type { RemoteFlag } from '@openappkit/appkit-core'
import { readRemoteFlag } from '@openappkit/appkit-core/cloud'
import type { Feature } from '@openappkit/appkit-ui/features'
import { expect, test } from 'vitest'
import { ethereum } from '../../test/session'
import accountFeatures from './accountFeatures'
import { createAppKit } from './createBareAppKit'
import { activityFlag, readRemoteFeatures } from './readRemoteFeatures'
import { unwrapKit } from './unwrapKit'

const email: RemoteFlag = { name: 'email', id: 'social_login', read: values => values.includes('email') }
const socials: RemoteFlag = {
  name: 'socials',
  id: 'social_login',
  read: values => values.filter(value => value !== 'email'),
}
const wallet: Feature = { name: 'embedded-wallet', remote: email }
const swaps: Feature = { name: 'swaps', remote: { name: 'swaps', id: 'swap', read: values => values } }
const off = { email: false, socials: false, swaps: false, onramp: false }

/** Returns a reader of a project's settings. */
function reader(features: Parameters<typeof readRemoteFlag>[1]['features']) {
  return (flag: RemoteFlag) => readRemoteFlag(flag, { features }, {})
}

/** Returns the settings of a project that enables these features. */
function projectWith(...ids: readonly string[]) {
  const values: Record<string, readonly string[]> = { swap: ['1inch'], onramp: ['meld'], social_login: ['email'] }
  return reader(ids.map(id => ({ id, isEnabled: true, config: values[id] ?? [] })))
}

test('reports features without their package as off', () => {
  expect(readRemoteFeatures({ features: {} })).toEqual({ ...off, activity: true, reownBranding: true })
})

test("ignores the project's settings for features without their package", () => {
  const readRemote = projectWith('social_login', 'swap', 'onramp', 'payments', 'fund_from_exchange', 'email_capture')
  expect(readRemoteFeatures({ features: {}, readRemote })).toEqual({
    ...off,
    activity: false,
    reownBranding: false,
    multiWallet: false,
    reownAuthentication: false,
    payments: false,
    payWithExchange: false,
    emailCapture: false,
  })
})

test("reports a feature with the app's and the project's settings once its package is added", () => {
  const modules = [swaps, wallet]
  const installed = modules.map(({ name }) => name)
  const readRemote = projectWith('social_login', 'swap', 'onramp', 'activity')
  const local = readRemoteFeatures({ features: { email: false }, installed }, modules)
  expect(local).toMatchObject({ email: false, swaps: true })
  expect(readRemoteFeatures({ features: {}, readRemote, installed }, modules)).toMatchObject({
    email: true,
    swaps: ['1inch'],
    onramp: false,
    activity: false,
  })
})

test('reports only the features of a bare kit', () => {
  const kit = createAppKit({ networks: [ethereum], modules: [swaps] })
  const { options } = unwrapKit(kit)
  expect(readRemoteFeatures(options.state, options.input.modules)).toMatchObject({
    swaps: true,
    activity: false,
    email: false,
  })
  kit.destroy()
})

test('turns off email and social logins with pay', () => {
  const modules = [wallet, { name: 'socials', remote: socials }]
  const readRemote = reader([{ id: 'social_login', isEnabled: true, config: ['email', 'x'] }])
  expect(readRemoteFeatures({ features: {}, readRemote }, modules)).toMatchObject({ email: true, socials: ['x'] })
  const values = readRemoteFeatures({ features: { pay: true }, readRemote }, modules)
  expect(values).toMatchObject({ email: false, socials: false })
})

test('reads the flags of added and of started features from app and project', () => {
  const remote = { name: 'staking', id: 'stake', read: (values: readonly string[]) => values }
  const stake = (isEnabled: boolean) => reader([{ id: 'stake', isEnabled, config: ['lido'] }])
  const modules = [{ name: 'staking', remote }]
  expect(readRemoteFeatures({ features: {} }, modules)).toMatchObject({ staking: true, activity: true })
  expect(readRemoteFeatures({ features: {}, readRemote: stake(true) }, modules)).toMatchObject({ staking: ['lido'] })
  expect(readRemoteFeatures({ features: {}, readRemote: stake(false), remoteFlags: [remote] })).toMatchObject({
    staking: false,
  })
  expect(readRemoteFeatures({ features: {} })).not.toHaveProperty('staking')
})

test('reports deposits from exchanges as the app or the project sets them, and as off by default', () => {
  const modules = accountFeatures.filter(({ name }) => name === 'payWithExchange')
  const entry = { id: 'fund_from_exchange', isEnabled: true }
  const read = (config: readonly string[] | null, features = {}) =>
    readRemoteFeatures(
      { features, readRemote: flag => readRemoteFlag(flag, { features: [{ ...entry, config }] }, features) },
      modules,
    )
  expect(readRemoteFeatures({ features: {} }, modules)).toMatchObject({ payWithExchange: false })
  expect(readRemoteFeatures({ features: { payWithExchange: true } }, modules)).toMatchObject({ payWithExchange: true })
  expect(read([])).toMatchObject({ payWithExchange: true })
  expect(read(null)).toMatchObject({ payWithExchange: false })
  expect(read(null, { payWithExchange: true })).toMatchObject({ payWithExchange: true })
})

test("reads a flag of a feature that hasn't started from its descriptor", () => {
  expect(accountFeatures.find(({ name }) => name === 'activity')?.remote).toEqual(activityFlag)
})
