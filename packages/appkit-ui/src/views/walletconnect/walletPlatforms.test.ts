import { expect, test } from 'vitest'
import { type PlatformSituation, walletPlatforms } from './walletPlatforms'

const full = {
  id: 'w',
  name: 'W',
  rdns: 'io.w',
  mobile_link: 'w://',
  webapp_link: 'https://w.example',
  desktop_link: 'w://',
}
const ways = (change: Partial<PlatformSituation>) =>
  walletPlatforms({ wallet: full, isMobile: false, isInstalled: false, hasAdapters: true, ...change })

test('a wallet with every link supports every platform, with the installed one first', () => {
  expect(ways({ isInstalled: true })).toEqual(['browser', 'qrcode', 'web', 'desktop'])
  expect(ways({})).toEqual(['qrcode', 'web', 'desktop', 'unsupported'])
})

test('a phone opens the app instead of showing a code, and offers neither desktop app nor extension', () => {
  expect(ways({ isMobile: true })).toEqual(['mobile', 'web'])
})

test('without a wallet, offers the QR code, even on a phone', () => {
  expect(ways({ wallet: undefined })).toEqual(['qrcode'])
  expect(ways({ wallet: undefined, isMobile: true })).toEqual(['qrcode'])
})

test('offers no extension without adapters', () => {
  expect(ways({ hasAdapters: false, isInstalled: true })).toEqual(['qrcode', 'web', 'desktop'])
})

test('recognizes an extension by rdns or by injected ids', () => {
  expect(ways({ wallet: { id: 'w', name: 'W', rdns: 'io.w' } })).toEqual(['unsupported'])
  const injected = { id: 'w', name: 'W', injectedIds: ['isW'] }
  expect(ways({ wallet: injected })).toEqual(['unsupported'])
  expect(ways({ wallet: { id: 'w', name: 'W' } })).toEqual([])
})
