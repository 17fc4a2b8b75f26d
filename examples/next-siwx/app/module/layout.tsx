import type { ReactNode } from 'react'
import { ModuleWallet } from './ModuleWallet'

/** Providers over a kit that a module makes once: the server knows no account, and every request may share its HTML. */
export default function ModuleLayout({ children }: { children: ReactNode }): ReactNode {
  return <ModuleWallet>{children}</ModuleWallet>
}
