import type { ComponentType, ReactNode } from 'react'

/** The parts of the page that a wallet toolkit fills. */
export interface HostWallet {
  readonly Provider: ComponentType<{ children: ReactNode }>
  readonly Header: ComponentType
  readonly Events: ComponentType
  readonly ConnectAndGreet: ComponentType<{ onGreeting: (text: string) => void }>
}
