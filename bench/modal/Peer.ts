/**
 * The location of an element as CSS selectors. Each one is resolved within the previous element, in its shadow root if
 * it has one.
 */
export interface Target {
  readonly path: readonly string[]
  /** Text that the element contains, if the selector alone is ambiguous. */
  readonly text?: string
}

/** An app with one way to connect a wallet. */
export interface Peer {
  readonly name: string
  /** Its folder in `bench/peers`. Defaults to `name`. */
  readonly folder?: string
  /** The query string of the URL, for a page with several variants. */
  readonly query?: string
  readonly label: string
  /** The name of the same host page without this way to connect. Omit it if there is none to compare with. */
  readonly baseline?: string
  /** Whether the page is only a baseline for others. It's weighed but not visited. */
  readonly onlyWeighed?: boolean
  readonly wallet: 'ethereum' | 'solana'
  readonly button: Target
  /** The row of the test wallet in the modal. Omit it if the button connects directly. */
  readonly row?: Target
  /** The element that closes the modal. Omit it if the Escape key does. */
  readonly close?: Target
  /** Why this page can't reconnect after a reload. */
  readonly forgets?: string
}
