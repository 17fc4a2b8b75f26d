import { expect, test } from 'vitest'
import { mergeRemoteFeatures } from './mergeRemoteFeatures'

const enabled = (id: string, config: string[] | null = []) => ({ id, isEnabled: true, config })
const disabled = (id: string, config: string[] | null = []) => ({ id, isEnabled: false, config })

test('without an answer of the project the host decides, and the defaults where it said nothing', () => {
  expect(mergeRemoteFeatures(undefined, { swaps: false, socials: ['github'] })).toEqual({
    ignored: [],
    features: {
      email: true,
      socials: ['github'],
      swaps: false,
      onramp: ['meld'],
      activity: true,
      reownBranding: true,
      multiWallet: false,
      emailCapture: false,
      payWithExchange: false,
      payments: false,
      reownAuthentication: false,
    },
  })
})

test('a managed feature is as the project says, and the host hears whose own value was ignored', () => {
  const config = {
    features: [
      enabled('social_login', ['email', 'x', 'google', 'myspace']),
      enabled('swap', ['1inch']),
      disabled('onramp', ['meld']),
      enabled('activity'),
      disabled('reown_branding'),
      enabled('multi_wallet'),
      enabled('email_capture', ['required']),
    ],
  }
  const { features, ignored } = mergeRemoteFeatures(config, { email: false, onramp: true, activity: false })
  expect(features).toMatchObject({
    email: true,
    socials: ['x', 'google'],
    swaps: ['1inch'],
    onramp: false,
    activity: true,
    reownBranding: false,
    multiWallet: true,
    emailCapture: ['required'],
  })
  expect(ignored).toEqual(['email', 'onramp', 'activity'])
})

test('config null: not managed, so the host decides although the entry says that it is off', () => {
  const config = { features: [disabled('swap', null), disabled('activity', null), disabled('social_login', null)] }
  const { features, ignored } = mergeRemoteFeatures(config, { swaps: true, email: false })
  expect(features).toMatchObject({ swaps: ['1inch'], activity: true, email: false, onramp: false })
  expect(ignored).toEqual([])
})

test('a feature that the project does not name is off, without a word', () => {
  const { features, ignored } = mergeRemoteFeatures({ features: [] }, { swaps: true, email: true })
  expect(features).toMatchObject({ swaps: false, email: false, socials: false, activity: false, reownBranding: false })
  expect(ignored).toEqual([])
})

test('a list that is empty is off', () => {
  const config = { features: [enabled('swap'), enabled('social_login', ['email']), enabled('onramp', [])] }
  expect(mergeRemoteFeatures(config, {}).features).toMatchObject({ swaps: false, socials: false, onramp: false })
})

test('paying ends email and social logins', () => {
  const config = { features: [enabled('social_login', ['email', 'x'])] }
  expect(mergeRemoteFeatures(config, { pay: true }).features).toMatchObject({ email: false, socials: false })
})
