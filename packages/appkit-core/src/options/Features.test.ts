import { expect, test } from 'vitest'
import { completeConnectorOrder, connectMethodsOrder, defaultFeatures } from './Features'

test('enables these features by default', () => {
  const { email, reownBranding, receive, analytics, allWallets } = defaultFeatures
  expect([email, reownBranding, receive, analytics, allWallets]).not.toContain(false)
})

test('disables these features by default', () => {
  const { legalCheckbox, smartSessions, collapseWallets } = defaultFeatures
  expect([legalCheckbox, smartSessions, collapseWallets]).toEqual([false, false, false])
})

test('defines default socials and a default connector type order', () => {
  expect(defaultFeatures.socials).toEqual(['google', 'x', 'discord', 'farcaster', 'github', 'apple', 'facebook'])
  const order = ['walletConnect', 'recent', 'injected', 'featured', 'custom', 'external', 'recommended']
  expect(defaultFeatures.connectorTypeOrder).toEqual(order)
})

test('puts wallets first when an injected wallet exists, unless an order is given', () => {
  expect(connectMethodsOrder({}, false)).toEqual(['email', 'social', 'wallet'])
  expect(connectMethodsOrder({}, true)).toEqual(['wallet', 'email', 'social'])
  expect(connectMethodsOrder({ connectMethodsOrder: ['social'] }, true)).toEqual(['social'])
})

test('appends missing connector types in default order, each once', () => {
  const order = ['custom', 'external', 'walletConnect', 'recent', 'injected', 'featured', 'recommended']
  expect(completeConnectorOrder(['custom', 'external', 'custom'])).toEqual(order)
})
