import type { Plugin } from 'vite'

const LIBRARY = /[\\/]appkit-core[\\/]src[\\/]walletconnect[\\/]library\.ts$/

/**
 * Returns a plugin that leaves out the WalletConnect library. The site connects to no other wallet, but the modal's
 * elements reach the library through lazy imports.
 */
export function withoutWalletConnect(): Plugin {
  return {
    name: 'without-walletconnect',
    enforce: 'pre',
    load: id => (LIBRARY.test(id) ? "throw new Error('The wallet site contains no WalletConnect client')" : null),
  }
}
