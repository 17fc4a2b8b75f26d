import type { StandardWallet } from './StandardWallet'

/** The part of `window` that Wallet Standard needs. */
export type WalletPage = Pick<EventTarget, 'addEventListener' | 'removeEventListener' | 'dispatchEvent'>

/**
 * Registers a wallet with every app of a page, those that are ready and those to come. Returns what takes it out of all of them and leaves no listener behind.
 * The apps are other people's code: one that fails doesn't keep the wallet from the others.
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

/** What fails in other people's code is theirs to hear of, as an error of the page. */
export function attempt(call: () => unknown): void {
  try {
    call()
  } catch (cause) {
    globalThis.reportError?.(cause)
  }
}
