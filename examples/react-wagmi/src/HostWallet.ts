import type { ComponentType, ReactNode } from 'react'

/** The parts of the page that a wallet toolkit fills. */
export interface HostWallet {
  readonly Provider: ComponentType<{ children: ReactNode }>
  readonly Header: ComponentType
  /** Name of the last event that the toolkit reported. */
  readonly useLastEvent: () => string
  /** Asks for an account and resolves with its address. */
  readonly useConnectAccount: () => () => Promise<string>
}
