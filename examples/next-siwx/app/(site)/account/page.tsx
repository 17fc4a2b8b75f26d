import type { ReactNode } from 'react'
import { WagmiAccount } from '../../WagmiAccount'

/** Calls wagmi's hooks in a page below the layout that renders the providers. */
export default function AccountPage(): ReactNode {
  return (
    <main>
      <h1>Account</h1>
      <WagmiAccount />
    </main>
  )
}
