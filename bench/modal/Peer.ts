/** Where an element is: CSS selectors, each one inside the shadow root of the one before where that has one. */
export interface Target {
  readonly path: readonly string[]
  /** Text that the element contains, if the selector alone is ambiguous. */
  readonly text?: string
}

/** An app with one way to connect a wallet. */
export interface Peer {
  readonly name: string
  /** Its folder in `bench/peers`, where that isn't called the same. */
  readonly folder?: string
  /** The query of the address, for a page with several variants. */
  readonly query?: string
  readonly label: string
  /** The name of the same host page without this way to connect; left out, nothing is less. */
  readonly baseline?: string
  /** True for a page that only others are compared with: it is weighed, and not visited. */
  readonly onlyWeighed?: boolean
  readonly wallet: 'ethereum' | 'solana'
  readonly button: Target
  /** The row of the test wallet in the modal; left out, the button connects by itself. */
  readonly row?: Target
  /** The element that closes the modal, if the Escape key doesn't. */
  readonly close?: Target
  /** Why this page can't come back connected after a reload. */
  readonly forgets?: string
}
