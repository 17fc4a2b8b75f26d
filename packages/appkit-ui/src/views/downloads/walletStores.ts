import type { CustomWallet } from '@openappkit/appkit-core'
import { httpsUrl } from '../connect/httpsUrl'

/** Id of a place to get a wallet. */
export type StoreId = 'chrome' | 'ios' | 'android' | 'homepage'

/** Place to get a wallet. `url` is always an https URL. */
export interface WalletStore {
  readonly id: StoreId
  readonly url: string
}

/** Returns the places to get a wallet: extension, phone apps, then the website. */
export function walletStores(wallet: CustomWallet): readonly WalletStore[] {
  const links: readonly (readonly [StoreId, string | undefined])[] = [
    ['chrome', wallet.chrome_store],
    ['ios', wallet.app_store],
    ['android', wallet.play_store],
    ['homepage', wallet.homepage],
  ]
  return links.flatMap(([id, link]) => {
    const url = httpsUrl(link)
    return url ? [{ id, url }] : []
  })
}

/** Type of a user's device. */
export type Device = 'ios' | 'android' | 'computer'

/**
 * Returns where the 'Get' link leads: a store, or the list of `all` stores. Undefined if there is nothing for this
 * device.
 */
export function getWalletStore(wallet: CustomWallet, device: Device): WalletStore | 'all' | undefined {
  const stores = walletStores(wallet)
  if (device !== 'computer') {
    const homepage = stores.find(({ id }) => id === 'homepage')
    return stores.find(({ id }) => id === device) ?? homepage
  }
  const [first] = stores
  return stores.length === 1 && (first?.id === 'homepage' || first?.id === 'chrome') ? first : first && 'all'
}
