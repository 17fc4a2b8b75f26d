import { expect, test } from 'vitest'
import { openingView } from './openingView'

const plain = { isConnected: false, noAdapters: false, manualControl: false, isMobile: false }

test('an explicit view wins, also over manual control and missing adapters', () => {
  expect(openingView({ ...plain, view: 'Networks', isConnected: true })).toBe('Networks')
  expect(openingView({ ...plain, view: 'Networks', manualControl: true, noAdapters: true })).toBe('Networks')
})

test('otherwise Account if an address is connected', () => {
  expect(openingView({ ...plain, isConnected: true })).toBe('Account')
  expect(openingView({ ...plain, isConnected: true, noAdapters: true })).toBe('Account')
})

test('otherwise Connect', () => {
  expect(openingView(plain)).toBe('Connect')
})

test('with no adapters and no address ConnectingWalletConnectBasic on desktop and AllWallets on mobile', () => {
  expect(openingView({ ...plain, noAdapters: true })).toBe('ConnectingWalletConnectBasic')
  expect(openingView({ ...plain, noAdapters: true, isMobile: true })).toBe('AllWallets')
})

test('with manual control ConnectingWalletConnectBasic on desktop and AllWallets on mobile', () => {
  expect(openingView({ ...plain, manualControl: true, isConnected: true })).toBe('ConnectingWalletConnectBasic')
  expect(openingView({ ...plain, manualControl: true, isMobile: true })).toBe('AllWallets')
})
