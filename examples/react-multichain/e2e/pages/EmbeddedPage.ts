/** Functions that the test-only page of the embedded wallet offers to tests, as `window.embedded`. */
export interface EmbeddedPage {
  /** Sends a request to the EVM provider of the connected wallet. */
  request(method: string, params?: unknown): Promise<unknown>
  /** Opens the modal. */
  open(view?: 'Account'): Promise<unknown>
  /** Returns the account as wagmi sees it. */
  wagmiAccount(): {
    readonly address: string | undefined
    readonly chainId: number | undefined
    readonly status: string
    readonly connector: string | undefined
  }
  wagmiSign(message: string): Promise<string>
  wagmiSend(to: `0x${string}`, wei: string): Promise<string>
}

declare global {
  interface Window {
    readonly embedded: EmbeddedPage
  }
}
