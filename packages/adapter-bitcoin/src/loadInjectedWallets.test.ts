import { expect, test } from 'vitest'
import { loadInjectedWallets } from './loadInjectedWallets'

test.each(['unisat', 'bitkeep', 'binancew3w', 'okxwallet', 'btc_providers', 'webbtc_providers'])(
  'a page with %s loads the code of injected wallets',
  async name => {
    expect(await loadInjectedWallets({ [name]: undefined })).toBeTypeOf('function')
  },
)

test('other pages and servers load nothing', () => {
  expect(loadInjectedWallets({ ethereum: {} })).toBeUndefined()
  expect(loadInjectedWallets(undefined)).toBeUndefined()
})
