/** Milliseconds that each step of one turn took. */
export type Steps = Readonly<Record<string, number>>

/** What the injected visitor leaves at `window.visitor`: clicks as fast as the page follows, and looks at each frame. */
export interface Probe {
  /** Since navigation; 0 until it came about. `restored`: every wallet that there is says that it is connected. */
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
