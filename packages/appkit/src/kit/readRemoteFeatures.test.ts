import { mergeRemoteFeatures } from '@openappkit/appkit-core/cloud'
import { expect, test } from 'vitest'
import { ethereum } from '../test/session'
import { createAppKit } from './createBareAppKit'
import { readRemoteFeatures } from './readRemoteFeatures'

const off = { email: false, socials: false, swaps: false, onramp: false }

test('claims no feature whose package is not installed', () => {
  expect(readRemoteFeatures({ features: {} })).toEqual({ ...off, activity: true, reownBranding: true })
})

test('claims none that the project switches on without its package', () => {
  const { features } = mergeRemoteFeatures(undefined, {})
  const remoteFeatures = { ...features, payments: true, payWithExchange: true, emailCapture: true }
  expect(features.swaps).toEqual(['1inch'])
  expect(readRemoteFeatures({ features: {}, remoteFeatures })).toEqual({
    ...remoteFeatures,
    ...off,
    payments: false,
    payWithExchange: false,
    emailCapture: false,
  })
})

test('reports a feature as host and project set it once its package is passed in', () => {
  const installed = ['swaps', 'embedded-wallet']
  const { features: remoteFeatures } = mergeRemoteFeatures(undefined, {})
  expect(readRemoteFeatures({ features: { email: false }, installed })).toMatchObject({ email: false, swaps: true })
  expect(readRemoteFeatures({ features: {}, remoteFeatures, installed })).toMatchObject({
    email: true,
    swaps: ['1inch'],
    onramp: false,
    activity: false,
  })
})

test('a bare kit has the features that it was given, and no others', () => {
  const kit = createAppKit({ networks: [ethereum], modules: [{ name: 'swaps' }] })
  expect(readRemoteFeatures(kit.options.state)).toMatchObject({ swaps: true, activity: false, email: false })
  kit.destroy()
})
