import type { ReactNode } from 'react'
import { WagmiAccount } from '../WagmiAccount'

export default function ModulePage(): ReactNode {
  return (
    <main>
      <h1>Module-level kit</h1>
      <WagmiAccount />
    </main>
  )
}
