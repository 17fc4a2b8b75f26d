import { expect, test } from 'vitest'
import { getWalletStore, walletStores } from './walletStores'

const wallet = {
  id: 'w',
  name: 'W',
  homepage: 'https://w.example/',
  chrome_store: 'https://chromewebstore.google.com/detail/w',
  app_store: 'https://apps.apple.com/app/w',
  play_store: 'https://play.google.com/store/apps/details?id=w',
}

test("lists stores in order, and omits URLs that aren't https", () => {
  expect(walletStores(wallet).map(({ id }) => id)).toEqual(['chrome', 'ios', 'android', 'homepage'])
  expect(walletStores({ ...wallet, app_store: 'javascript:alert(1)', homepage: 'http://w.example' })).toHaveLength(2)
})

test('a phone gets its own store, otherwise the website', () => {
  expect(getWalletStore(wallet, 'ios')).toEqual({ id: 'ios', url: wallet.app_store })
  expect(getWalletStore(wallet, 'android')).toEqual({ id: 'android', url: wallet.play_store })
  const { id, name, homepage, app_store } = wallet
  expect(getWalletStore({ id, name, homepage, app_store }, 'android')).toEqual({ id: 'homepage', url: homepage })
  expect(getWalletStore({ id, name, app_store }, 'android')).toBeUndefined()
})

test('a computer gets the only website, or the list if there are more stores or only an app', () => {
  const { id, name, homepage, app_store } = wallet
  expect(getWalletStore({ id, name, homepage }, 'computer')).toEqual({ id: 'homepage', url: homepage })
  expect(getWalletStore(wallet, 'computer')).toBe('all')
  expect(getWalletStore({ id, name, app_store }, 'computer')).toBe('all')
  expect(getWalletStore({ id, name }, 'computer')).toBeUndefined()
})
