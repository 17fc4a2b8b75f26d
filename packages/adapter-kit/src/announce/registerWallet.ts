import type { StandardWallet } from './StandardWallet'

/** The part of `window` that Wallet Standard needs. */
export type WalletPage = Pick<EventTarget, 'addEventListener' | 'removeEventListener' | 'dispatchEvent'>

/**
 * Registers a wallet with every present and future app on a page. Returns a function that unregisters it everywhere and
 * removes the listener. The apps are third-party code, so an error in one doesn't affect the others.
 */
export function registerWallet(page: WalletPage, wallet: StandardWallet): () => void {
  const leaves: unknown[] = []
  const register = (app: unknown): void => attempt(() => leaves.push((app as Registering).register(wallet)))
  const onAppReady = (event: Event): void => register((event as CustomEvent<unknown>).detail)
  page.addEventListener('wallet-standard:app-ready', onAppReady)
  page.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: register }))
  return () => {
    page.removeEventListener('wallet-standard:app-ready', onAppReady)
    for (const leave of leaves.splice(0)) attempt(() => (leave as () => void)())
  }
}

interface Registering {
  register(wallet: StandardWallet): unknown
}

/** Runs third-party code and reports anything it throws as an uncaught error. */
export function attempt(call: () => unknown): void {
  try {
    call()
  } catch (cause) {
    globalThis.reportError?.(cause)
  }
}
