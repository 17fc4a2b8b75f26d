import { expect, test } from 'vitest'
import { hasWalletLink } from './hasWalletLink'

test.each([{ mobile_link: 'a://' }, { desktop_link: 'a://' }, { webapp_link: 'https://a.example' }])(
  'finds a link in %j',
  wallet => {
    expect(hasWalletLink(wallet)).toBe(true)
  },
)

test.each([{}, { mobile_link: '', desktop_link: null, webapp_link: undefined }])('finds no link in %j', wallet => {
  expect(hasWalletLink(wallet)).toBe(false)
})
