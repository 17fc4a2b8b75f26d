import { expect, test } from 'vitest'
import { hasWalletLink } from './hasWalletLink'

test.each([{ mobile_link: 'a://' }, { desktop_link: 'a://' }, { webapp_link: 'https://a.example' }])(
  'In universal-provider mode wallets need a mobile, desktop or webapp link: %j has one',
  wallet => {
    expect(hasWalletLink(wallet)).toBe(true)
  },
)

test.each([{}, { mobile_link: '', desktop_link: null, webapp_link: undefined }])(
  'In universal-provider mode wallets need a mobile, desktop or webapp link: %j has none',
  wallet => {
    expect(hasWalletLink(wallet)).toBe(false)
  },
)
