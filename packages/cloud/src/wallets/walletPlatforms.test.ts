import type { RegisteredWallet } from '@openappkit/wallet-registry'
import { expect, test } from 'vitest'
import { walletPlatforms } from './walletPlatforms'

const wallet: RegisteredWallet = { slug: 'w', id: '0'.repeat(64), name: 'W', order: 1, chains: ['eip155:*'] }

test('derives the platforms of a wallet from its stores and links', () => {
  const known = { app_store: 'https://apps.apple.com/app/id1', desktop_link: 'w://', webapp_link: 'https://w.example' }
  expect([...walletPlatforms({ ...wallet, ...known })]).toEqual(['ios', 'desktop', 'web'])
  expect([...walletPlatforms({ ...wallet, rdns: 'com.w' })]).toEqual(['browser'])
  expect([...walletPlatforms(wallet)]).toEqual([])
})

test("an app with one known store isn't listed for the other phone; without a store it is listed for both", () => {
  const app = { ...wallet, mobile_link: 'w://' }
  expect([...walletPlatforms({ ...app, play_store: 'https://play.google.com/store/apps/details?id=w' })]).toEqual([
    'android',
  ])
  expect([...walletPlatforms(app)]).toEqual(['ios', 'android'])
})
