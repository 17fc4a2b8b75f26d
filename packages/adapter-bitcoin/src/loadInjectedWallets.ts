import type { LoadInjectedWallets } from './wallets/FoundWallet'

/** Globals of wallets outside Wallet Standard, and the lists of WBIP-004. */
const names = ['unisat', 'bitkeep', 'binancew3w', 'okxwallet', 'btc_providers', 'webbtc_providers']

/** Loads the code that finds and uses injected wallets. Returns undefined for a page without their globals. */
export const loadInjectedWallets: LoadInjectedWallets = page => {
  if (!page || !names.some(name => name in page)) return undefined
  return import('./wallets/injectedWallets').then(({ injectedWallets }) => injectedWallets)
}
