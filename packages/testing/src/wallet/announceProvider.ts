import type { Eip1193Provider, Eip6963ProviderInfo } from './Eip1193Provider'

/** The parts of `window` that an installed wallet needs. */
export interface WalletHost extends Pick<EventTarget, 'addEventListener' | 'removeEventListener' | 'dispatchEvent'> {
  ethereum?: unknown
}

/** An EIP-6963 announcement of a provider in one window, until removed. */
export interface Announcement {
  announce(): void
  remove(): void
}

/** Announces a provider and responds to `eip6963:requestProvider`, but only from the first announcement on. */
export function announceProvider(
  host: WalletHost,
  info: Eip6963ProviderInfo,
  provider: Eip1193Provider,
  after: number | 'manual',
): Announcement {
  const dispatch = (): void => {
    const detail = Object.freeze({ info: Object.freeze({ ...info }), provider })
    host.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  }
  const announce = (): void => {
    host.addEventListener('eip6963:requestProvider', dispatch)
    dispatch()
  }
  const timer = typeof after === 'number' && after > 0 ? setTimeout(announce, after) : undefined
  if (after === 0) announce()
  return {
    announce,
    remove() {
      clearTimeout(timer)
      host.removeEventListener('eip6963:requestProvider', dispatch)
    },
  }
}

/** Sets `window.ethereum`. Returns a function that restores the previous value. */
export function setLegacyProvider(host: WalletHost, provider: Eip1193Provider): () => void {
  const former = Object.getOwnPropertyDescriptor(host, 'ethereum')
  Object.defineProperty(host, 'ethereum', { value: provider, configurable: true, enumerable: true, writable: true })
  return () => {
    // Another wallet may have replaced the value since.
    if (host.ethereum !== provider) return
    if (former === undefined) Reflect.deleteProperty(host, 'ethereum')
    else Object.defineProperty(host, 'ethereum', former)
  }
}
