import type { CustomWallet } from '@openappkit/appkit-core'
import { httpsUrl } from '../connect/httpsUrl'

/** Where a wallet is got. */
export type StoreId = 'chrome' | 'ios' | 'android' | 'homepage'

/** A place that has a wallet. The address is https; everything else was left out. */
export interface WalletStore {
  readonly id: StoreId
  readonly url: string
}

/** Every place that has a wallet, the nearest first: on a computer its extension, on a phone its app. */
export function walletStores(wallet: CustomWallet): readonly WalletStore[] {
  const places: readonly (readonly [StoreId, string | undefined])[] = [
    ['chrome', wallet.chrome_store],
    ['ios', wallet.app_store],
    ['android', wallet.play_store],
    ['homepage', wallet.homepage],
  ]
  return places.flatMap(([id, given]) => {
    const url = httpsUrl(given)
    return url ? [{ id, url }] : []
  })
}

/** A user's kind of device. */
export type Device = 'ios' | 'android' | 'computer'

/** Returns the target of 'Get': one store, the list of all, or undefined. */
export function getWalletStore(wallet: CustomWallet, device: Device): WalletStore | 'all' | undefined {
  const stores = walletStores(wallet)
  if (device !== 'computer') {
    const homepage = stores.find(({ id }) => id === 'homepage')
    return stores.find(({ id }) => id === device) ?? homepage
  }
  const [first] = stores
  return stores.length === 1 && (first?.id === 'homepage' || first?.id === 'chrome') ? first : first && 'all'
}
