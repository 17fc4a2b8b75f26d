import { expect, test } from 'vitest'
import { completeConnectorOrder, connectMethodsOrder, defaultFeatures } from './Features'

test('features that are on by default', () => {
  const { email, reownBranding, receive, analytics, allWallets } = defaultFeatures
  expect([email, reownBranding, receive, analytics, allWallets]).not.toContain(false)
})

test('features that are off by default', () => {
  const { legalCheckbox, smartSessions, collapseWallets } = defaultFeatures
  expect([legalCheckbox, smartSessions, collapseWallets]).toEqual([false, false, false])
})

test('default socials and connector type order', () => {
  expect(defaultFeatures.socials).toEqual(['google', 'x', 'discord', 'farcaster', 'github', 'apple', 'facebook'])
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
