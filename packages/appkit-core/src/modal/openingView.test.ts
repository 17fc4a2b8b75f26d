import { expect, test } from 'vitest'
import { type OpeningSituation, openingView } from './openingView'

const plain: OpeningSituation = {
  isConnected: false,
  isLost: false,
  isUnsupported: false,
  noAdapters: false,
  manualControl: false,
  isMobile: false,
}
const unsupported: OpeningSituation = { ...plain, isConnected: true, isUnsupported: true }

test('an explicit view wins, also over an unsupported chain, manual control and missing adapters', () => {
  expect(openingView({ ...plain, view: 'Networks', isConnected: true })).toBe('Networks')
  expect(openingView({ ...plain, view: 'Networks', manualControl: true, noAdapters: true })).toBe('Networks')
  expect(openingView({ ...unsupported, view: 'Account' })).toBe('Account')
})

test('otherwise UnsupportedChain if the connected wallet is on a chain that it should leave', () => {
  expect(openingView(unsupported)).toBe('UnsupportedChain')
  expect(openingView({ ...unsupported, noAdapters: true, isMobile: true })).toBe('UnsupportedChain')
})

test('otherwise Account if an address is connected', () => {
  expect(openingView({ ...plain, isConnected: true })).toBe('Account')
  expect(openingView({ ...plain, isConnected: true, noAdapters: true })).toBe('Account')
})

test('otherwise Connect', () => {
  expect(openingView(plain)).toBe('Connect')
})

test('where the connection of the last visit did not come back ProfileWallets, which says so, instead of Connect', () => {
  const lost: OpeningSituation = { ...plain, isLost: true }
  expect(openingView(lost)).toBe('ProfileWallets')
  expect(openingView({ ...lost, isConnected: true })).toBe('Account')
  expect(openingView({ ...lost, view: 'Connect' })).toBe('Connect')
  expect(openingView({ ...lost, manualControl: true })).toBe('ConnectingWalletConnectBasic')
})

test('with no adapters and no address ConnectingWalletConnectBasic on desktop and AllWallets on mobile', () => {
  expect(openingView({ ...plain, noAdapters: true })).toBe('ConnectingWalletConnectBasic')
  expect(openingView({ ...plain, noAdapters: true, isMobile: true })).toBe('AllWallets')
})

test('with manual control ConnectingWalletConnectBasic on desktop and AllWallets on mobile', () => {
  expect(openingView({ ...plain, manualControl: true, isConnected: true })).toBe('ConnectingWalletConnectBasic')
  expect(openingView({ ...plain, manualControl: true, isMobile: true })).toBe('AllWallets')
  expect(openingView({ ...unsupported, manualControl: true })).toBe('ConnectingWalletConnectBasic')
})
