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

test('prefers an explicit view to any other rule', () => {
  expect(openingView({ ...plain, view: 'Networks', isConnected: true })).toBe('Networks')
  expect(openingView({ ...plain, view: 'Networks', manualControl: true, noAdapters: true })).toBe('Networks')
  expect(openingView({ ...unsupported, view: 'Account' })).toBe('Account')
})

test('shows UnsupportedChain for a wallet on a chain that it should leave', () => {
  expect(openingView(unsupported)).toBe('UnsupportedChain')
  expect(openingView({ ...unsupported, noAdapters: true, isMobile: true })).toBe('UnsupportedChain')
})

test('shows Account when an address is connected', () => {
  expect(openingView({ ...plain, isConnected: true })).toBe('Account')
  expect(openingView({ ...plain, isConnected: true, noAdapters: true })).toBe('Account')
})

test('shows Connect otherwise', () => {
  expect(openingView(plain)).toBe('Connect')
})

test('shows ProfileWallets instead of Connect after a failed reconnect', () => {
  const lost: OpeningSituation = { ...plain, isLost: true }
  expect(openingView(lost)).toBe('ProfileWallets')
  expect(openingView({ ...lost, isConnected: true })).toBe('Account')
  expect(openingView({ ...lost, view: 'Connect' })).toBe('Connect')
  expect(openingView({ ...lost, manualControl: true })).toBe('ConnectingWalletConnectBasic')
})

test('shows ConnectingWalletConnectBasic on desktop and AllWallets on mobile without adapters and address', () => {
  expect(openingView({ ...plain, noAdapters: true })).toBe('ConnectingWalletConnectBasic')
  expect(openingView({ ...plain, noAdapters: true, isMobile: true })).toBe('AllWallets')
})

test('shows ConnectingWalletConnectBasic on desktop and AllWallets on mobile with manual control', () => {
  expect(openingView({ ...plain, manualControl: true, isConnected: true })).toBe('ConnectingWalletConnectBasic')
  expect(openingView({ ...plain, manualControl: true, isMobile: true })).toBe('AllWallets')
  expect(openingView({ ...unsupported, manualControl: true })).toBe('ConnectingWalletConnectBasic')
})
