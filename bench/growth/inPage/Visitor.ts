/** Duration of each step of one turn, in milliseconds. */
export type Steps = Readonly<Record<string, number>>

/** The probe injected as `window.probe`. It clicks as fast as the page responds and checks every frame. */
export interface Probe {
  /**
   * When each event first occurred, in milliseconds since navigation, or 0 before that. `restored` is when every wallet
   * has reconnected.
   */
  readonly arrived: { button: number; connected: number; restored: number }
  openAndClose(): Promise<Steps>
  connect(): Promise<Steps>
  connectAndDisconnect(): Promise<Steps>
  /** Opens the modal and resolves once it shows `rows` wallets. */
  open(rows: number): Promise<Steps>
  close(): Promise<Steps>
  /** Opens the page's long list. `scrollList` then scrolls to its end in `strides` steps. */
  openList(): Promise<Steps>
  scrollList(strides: number): Promise<void>
}

declare global {
  interface Window {
    probe: Probe
  }
}
