/** What OKX's and Unisat's providers have in common. Wallets that copy it leave things out. */
export interface InjectedApi {
  getAccounts?(): Promise<unknown>
  getPublicKey?(): Promise<unknown>
  signMessage(message: string, type: string): Promise<unknown>
  signPsbt(hex: string, options: unknown): Promise<unknown>
  on?(event: string, listener: (...told: unknown[]) => void): unknown
  removeListener?(event: string, listener: (...told: unknown[]) => void): unknown
  off?(event: string, listener: (...told: unknown[]) => void): unknown
}

/** Listens to several events of a provider. Returns what ends it. */
export function listen(api: InjectedApi, events: Readonly<Record<string, (...told: unknown[]) => void>>): () => void {
  for (const [event, listener] of Object.entries(events)) api.on?.(event, listener)
  return () => {
    for (const [event, listener] of Object.entries(events)) {
      if (api.removeListener) api.removeListener(event, listener)
      else api.off?.(event, listener)
    }
  }
}

/** Addresses of what wallets answer: texts, or objects that have one. */
export function addressesOf(told: unknown): readonly string[] {
  const entries: readonly unknown[] = Array.isArray(told) ? told : [told]
  return entries.flatMap(entry => {
    const address = typeof entry === 'object' && entry !== null ? (entry as { address?: unknown }).address : entry
    return typeof address === 'string' && address !== '' ? [address] : []
  })
}
