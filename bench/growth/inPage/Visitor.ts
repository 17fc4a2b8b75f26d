/** Milliseconds that each step of one turn took. */
export type Steps = Readonly<Record<string, number>>

/** The injected probe at `window.visitor`: it clicks as fast as the page responds, and checks every frame. */
export interface Probe {
  /**
   * Since navigation, in milliseconds; 0 until it happened. `restored`: every connected wallet is shown as connected.
   */
  readonly arrived: { button: number; connected: number; restored: number }
  openAndClose(): Promise<Steps>
  connect(): Promise<Steps>
  connectAndDisconnect(): Promise<Steps>
  /** Opens the modal and resolves once it shows `rows` wallets. */
  open(rows: number): Promise<Steps>
  close(): Promise<Steps>
  /** Opens the page's long list, and scrolls to its end in `strides`. */
  openList(): Promise<Steps>
  scrollList(strides: number): Promise<void>
}

declare global {
  interface Window {
    probe: Probe
  }
}
