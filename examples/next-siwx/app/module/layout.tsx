import type { ReactNode } from 'react'
import { ModuleWallet } from './ModuleWallet'

/**
 * Provides a kit that a module creates once. The server renders no account, so all requests can share the same HTML.
 */
export default function ModuleLayout({ children }: { children: ReactNode }): ReactNode {
  return <ModuleWallet>{children}</ModuleWallet>
}
