import type { Wallet } from '@wallet-standard/base'

/** The part of `window` that Wallet Standard needs. */
export type StandardWalletHost = Pick<EventTarget, 'addEventListener' | 'removeEventListener' | 'dispatchEvent'>

interface AppReadyApi {
  register(wallet: Wallet): () => void
}

/** Registers a wallet with every app in one window, those that are ready and those to come. Returns what takes it out of all of them. */
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
