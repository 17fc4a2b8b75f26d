import type { ComponentType, ReactNode } from 'react'

/** The parts of the app that a wallet toolkit provides. */
export interface HostWallet {
  readonly Provider: ComponentType<{ children: ReactNode }>
  readonly Header: ComponentType
  /** Returns the name of the toolkit's last event. */
  readonly useLastEvent: () => string
  /** Returns a function that connects an account and resolves with its address. */
  readonly useConnectAccount: () => () => Promise<string>
}
