import { expect, test } from 'vitest'
import { loadInjectedWallets } from './loadInjectedWallets'

test.each(['unisat', 'bitkeep', 'binancew3w', 'okxwallet', 'btc_providers', 'webbtc_providers'])(
  'loads the code of injected wallets on a page with %s',
  async name => {
    expect(await loadInjectedWallets({ [name]: undefined })).toBeTypeOf('function')
  },
)

test('loads nothing on other pages and on servers', () => {
  expect(loadInjectedWallets({ ethereum: {} })).toBeUndefined()
  expect(loadInjectedWallets(undefined)).toBeUndefined()
})
