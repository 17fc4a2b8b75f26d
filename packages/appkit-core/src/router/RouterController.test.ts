import { expect, test } from 'vitest'
import { mainnet } from '../../test/networks'
import { RouterController } from './RouterController'

function router({ isConnected = false } = {}): { readonly router: RouterController; views(): string[] } {
  const made = new RouterController({ isConnected: () => isConnected })
  return { router: made, views: () => made.state.stack.map(({ view }) => view) }
}

test('starts the history at Connect', () => {
  const { router: made, views } = router()
  made.push('WhatIsAWallet')
  made.push('GetWallet')
  expect(views()).toEqual(['Connect', 'WhatIsAWallet', 'GetWallet'])
  expect(made.current.view).toBe('GetWallet')
  expect(made.state.direction).toBe('next')
})

test('ignores a push of the current view', () => {
  const { router: made, views } = router()
  made.push('ConnectingExternal', { connectorId: 'io.one' })
  made.push('ConnectingExternal', { connectorId: 'io.two' })
  expect(views()).toEqual(['Connect', 'ConnectingExternal'])
  expect(made.current.params).toEqual({ connectorId: 'io.one' })
})

test('keeps the history length on replace', () => {
  const { router: made, views } = router()
  made.push('WhatIsAWallet')
  made.replace('GetWallet')
  expect(views()).toEqual(['Connect', 'GetWallet'])
  made.replace('GetWallet')
  expect(views()).toEqual(['Connect', 'GetWallet'])
})

test('goes back, and returns false at the start', () => {
  const { router: made, views } = router()
  made.push('WhatIsAWallet')
  expect(made.goBack()).toBe(true)
  expect(views()).toEqual(['Connect'])
  expect(made.state.direction).toBe('prev')
  expect(made.goBack()).toBe(false)
  expect(views()).toEqual(['Connect'])
})

test('goes back to Account instead of Connect when connected', () => {
  const { router: made, views } = router({ isConnected: true })
  made.push('Networks')
  made.goBack()
  expect(views()).toEqual(['Account'])
})

test('goes back to an index and ignores one out of range', () => {
  const { router: made, views } = router()
  made.push('Account')
  made.push('Networks')
  made.push('SwitchNetwork', { caipNetworkId: mainnet.caipNetworkId })
  made.goBackToIndex(3)
  made.goBackToIndex(-1)
  expect(views()).toHaveLength(4)
  made.goBackToIndex(1)
  expect(views()).toEqual(['Connect', 'Account'])
})

test('clears the history on reset', () => {
  const { router: made, views } = router()
  made.push('Networks')
  made.reset('Account')
  expect(views()).toEqual(['Account'])
  expect(made.has('Networks')).toBe(false)
  expect(made.has('Account')).toBe(true)
})

test.each([
  ['success', ['success'], ['Connect', 'Networks']],
  ['error', ['error'], ['Connect']],
  ['cancel', ['cancel'], ['Connect']],
] as const)('pops the transaction stack when a request ends with %s', (status, response, left) => {
  const { router: made, views } = router()
  const received: string[] = []
  made.push('Networks')
  made.pushTransactionStack({
    onSuccess: () => received.push('success'),
    onError: () => received.push('error'),
    onCancel: () => received.push('cancel'),
  })
  expect(made.isTransactionStackEmpty).toBe(false)
  made.popTransactionStack(status)
  expect(received).toEqual(response)
  expect(views()).toEqual(left)
  expect(made.isTransactionStackEmpty).toBe(true)
})

test('ignores a pop of an empty transaction stack', () => {
  const { router: made, views } = router()
  made.push('Networks')
  made.popTransactionStack('error')
  expect(views()).toEqual(['Connect', 'Networks'])
})

test('connects on the namespace of the latest connecting view', () => {
  const router = new RouterController({ isConnected: () => false })
  expect(router.connectNamespace).toBeUndefined()
  router.reset('Connect', { namespace: 'solana' })
  expect(router.connectNamespace).toBe('solana')
  router.push('ConnectingWalletConnect', { namespace: 'bip122' })
  expect(router.connectNamespace).toBe('bip122')
  router.push('WhatIsAWallet')
  expect(router.connectNamespace).toBe('bip122')
  router.goBack()
  router.goBack()
  expect(router.connectNamespace).toBe('solana')
})

test('lifts an earlier limit when Connect opens for any namespace', () => {
  const router = new RouterController({ isConnected: () => false })
  router.reset('Connect', { namespace: 'solana' })
  router.push('Networks')
  router.push('Connect')
  expect(router.connectNamespace).toBeUndefined()
  router.reset('ConnectingWalletConnect', { namespace: 'eip155' })
  expect(router.connectNamespace).toBe('eip155')
})

test('returns no namespace to connect on outside connecting views', () => {
  const router = new RouterController({ isConnected: () => true })
  router.reset('ProfileWallets', { namespace: 'solana' })
  expect(router.connectNamespace).toBeUndefined()
})
