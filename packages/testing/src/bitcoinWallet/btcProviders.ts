/** Metadata of a wallet as defined by WBIP-004. */
export interface BtcProviderInfo {
  /** Path of the provider in `window`. */
  readonly id: string
  readonly name: string
  readonly icon: string
  readonly webUrl?: string
  readonly methods?: readonly string[]
}

/** Adds a wallet to a window's provider list. Returns a function that removes it. */
export function addBtcProvider(host: object, info: BtcProviderInfo): () => void {
  const slot = host as { btc_providers?: BtcProviderInfo[] }
  slot.btc_providers ??= []
  slot.btc_providers.push(info)
  return () => {
    const index = slot.btc_providers?.indexOf(info) ?? -1
    if (index >= 0) slot.btc_providers?.splice(index, 1)
  }
}
