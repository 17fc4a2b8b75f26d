import type { Wallet } from '@wallet-standard/base'

/** The parts of `window` that the Wallet Standard needs. */
export type StandardWalletHost = Pick<EventTarget, 'addEventListener' | 'removeEventListener' | 'dispatchEvent'>

interface AppReadyApi {
  register(wallet: Wallet): () => void
}

/**
 * Registers a wallet with all current and future apps in a window. Returns a function that unregisters it from all of
 * them.
 */
export function registerStandardWallet(host: StandardWalletHost, wallet: Wallet): () => void {
  const unregister = new Set<() => void>()
  const register = (api: AppReadyApi): void => {
    unregister.add(api.register(wallet))
  }
  const onAppReady = (event: Event): void => register((event as CustomEvent<AppReadyApi>).detail)
  host.addEventListener('wallet-standard:app-ready', onAppReady)
  host.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: register }))
  return () => {
    host.removeEventListener('wallet-standard:app-ready', onAppReady)
    for (const leave of unregister) leave()
    unregister.clear()
  }
}
