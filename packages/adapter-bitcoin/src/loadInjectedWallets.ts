import type { LoadInjectedWallets } from './wallets/FoundWallet'

/** Globals of wallets outside Wallet Standard, and of the WBIP-004 provider lists. */
const names = ['unisat', 'bitkeep', 'binancew3w', 'okxwallet', 'btc_providers', 'webbtc_providers']

/** Loads the code that finds and uses injected wallets. Returns undefined if the page has none of these globals. */
export const loadInjectedWallets: LoadInjectedWallets = page => {
  if (!page || !names.some(name => name in page)) return undefined
  return import('./wallets/injectedWallets').then(({ injectedWallets }) => injectedWallets)
}
