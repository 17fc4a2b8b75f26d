import { expect, test } from 'vitest'
import { mainnet } from '../../test/networks'
import { RouterController } from './RouterController'

function router({ isConnected = false } = {}): { readonly router: RouterController; views(): string[] } {
  const made = new RouterController({ isConnected: () => isConnected })
  return { router: made, views: () => made.state.stack.map(({ view }) => view) }
}

test('the modal keeps a view history that begins at Connect', () => {
  const { router: made, views } = router()
  made.push('WhatIsAWallet')
  made.push('GetWallet')
  expect(views()).toEqual(['Connect', 'WhatIsAWallet', 'GetWallet'])
  expect(made.current.view).toBe('GetWallet')
  expect(made.state.direction).toBe('next')
})

test('pushing the current view again does nothing', () => {
  const { router: made, views } = router()
  made.push('ConnectingExternal', { connectorId: 'io.one' })
  made.push('ConnectingExternal', { connectorId: 'io.two' })
  expect(views()).toEqual(['Connect', 'ConnectingExternal'])
  expect(made.current.params).toEqual({ connectorId: 'io.one' })
})

test('replacing a view keeps the history length', () => {
  const { router: made, views } = router()
  made.push('WhatIsAWallet')
  made.replace('GetWallet')
  expect(views()).toEqual(['Connect', 'GetWallet'])
  made.replace('GetWallet')
  expect(views()).toEqual(['Connect', 'GetWallet'])
})

test('back pops the history and says when there is nothing left to pop', () => {
  const { router: made, views } = router()
  made.push('WhatIsAWallet')
  expect(made.goBack()).toBe(true)
  expect(views()).toEqual(['Connect'])
  expect(made.state.direction).toBe('prev')
  expect(made.goBack()).toBe(false)
  expect(views()).toEqual(['Connect'])
})

test('back shows Account instead of Connect when connected', () => {
  const { router: made, views } = router({ isConnected: true })
  made.push('Networks')
  made.goBack()
  expect(views()).toEqual(['Account'])
})

test('back to an index cuts the history after it, and an index out of range does nothing', () => {
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

test('reset forgets the history', () => {
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
] as const)('a request that ends with %s pops the transaction stack', (status, told, left) => {
  const { router: made, views } = router()
  const heard: string[] = []
  made.push('Networks')
  made.pushTransactionStack({
    onSuccess: () => heard.push('success'),
    onError: () => heard.push('error'),
    onCancel: () => heard.push('cancel'),
  })
  expect(made.isTransactionStackEmpty).toBe(false)
  made.popTransactionStack(status)
  expect(heard).toEqual(told)
  expect(views()).toEqual(left)
  expect(made.isTransactionStackEmpty).toBe(true)
})

test('popping an empty transaction stack does nothing', () => {
  const { router: made, views } = router()
  made.push('Networks')
  made.popTransactionStack('error')
  expect(views()).toEqual(['Connect', 'Networks'])
})

test('the chain to connect on is the one that the latest view of connecting names', () => {
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

test('a Connect view for any chain ends what an earlier one was limited to', () => {
  const router = new RouterController({ isConnected: () => false })
  router.reset('Connect', { namespace: 'solana' })
  router.push('Networks')
  router.push('Connect')
  expect(router.connectNamespace).toBeUndefined()
  router.reset('ConnectingWalletConnect', { namespace: 'eip155' })
  expect(router.connectNamespace).toBe('eip155')
})

test('a view that connects nothing names no chain to connect on', () => {
  const router = new RouterController({ isConnected: () => true })
  router.reset('ProfileWallets', { namespace: 'solana' })
  expect(router.connectNamespace).toBeUndefined()
})
