import { expect, test } from 'vitest'
import { completeConnectorOrder, connectMethodsOrder, defaultFeatures } from './Features'

test('features that are on by default', () => {
  const { email, swaps, onramp, activity, reownBranding, receive, send, analytics, allWallets } = defaultFeatures
  expect([email, swaps, onramp, activity, reownBranding, receive, send, analytics, allWallets]).not.toContain(false)
})

test('features that are off by default', () => {
  const { legalCheckbox, smartSessions, collapseWallets, pay } = defaultFeatures
  expect([legalCheckbox, smartSessions, collapseWallets, pay]).toEqual([false, false, false, false])
})

test('default socials, wallet feature order and connector type order', () => {
  expect(defaultFeatures.socials).toEqual(['google', 'x', 'discord', 'farcaster', 'github', 'apple', 'facebook'])
  expect(defaultFeatures.walletFeaturesOrder).toEqual(['onramp', 'swaps', 'receive', 'send'])
  const order = ['walletConnect', 'recent', 'injected', 'featured', 'custom', 'external', 'recommended']
  expect(defaultFeatures.connectorTypeOrder).toEqual(order)
})

test('connect methods are email, social, wallet, or wallet first when an injected wallet exists; an explicit order wins', () => {
  expect(connectMethodsOrder({}, false)).toEqual(['email', 'social', 'wallet'])
  expect(connectMethodsOrder({}, true)).toEqual(['wallet', 'email', 'social'])
  expect(connectMethodsOrder({ connectMethodsOrder: ['social'] }, true)).toEqual(['social'])
})

test('connector types that the host left out are appended in default order, each once', () => {
  const order = ['custom', 'external', 'walletConnect', 'recent', 'injected', 'featured', 'recommended']
  expect(completeConnectorOrder(['custom', 'external', 'custom'])).toEqual(order)
})
