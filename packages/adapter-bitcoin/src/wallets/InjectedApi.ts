/** Methods that the OKX and Unisat providers share. Compatible wallets may lack some of them. */
export interface InjectedApi {
  getAccounts?(): Promise<unknown>
  getPublicKey?(): Promise<unknown>
  signMessage(message: string, type: string): Promise<unknown>
  signPsbt(hex: string, options: unknown): Promise<unknown>
  on?(event: string, listener: (...response: unknown[]) => void): unknown
  removeListener?(event: string, listener: (...response: unknown[]) => void): unknown
  off?(event: string, listener: (...response: unknown[]) => void): unknown
}

/** Subscribes to several events of a provider. Returns a function that unsubscribes. */
export function listen(
  api: InjectedApi,
  events: Readonly<Record<string, (...response: unknown[]) => void>>,
): () => void {
  for (const [event, listener] of Object.entries(events)) api.on?.(event, listener)
  return () => {
    for (const [event, listener] of Object.entries(events)) {
      if (api.removeListener) api.removeListener(event, listener)
      else api.off?.(event, listener)
    }
  }
}

/** Returns the addresses in a wallet's answer, which contains strings or objects with an address. */
export function addressesOf(response: unknown): readonly string[] {
  const entries: readonly unknown[] = Array.isArray(response) ? response : [response]
  return entries.flatMap(entry => {
    const address = typeof entry === 'object' && entry !== null ? (entry as { address?: unknown }).address : entry
    return typeof address === 'string' && address !== '' ? [address] : []
  })
}
