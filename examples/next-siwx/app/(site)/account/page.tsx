import type { ReactNode } from 'react'
import { WagmiAccount } from '../../WagmiAccount'

/** What wagmi's hooks read in a page below the layout that holds the providers. */
export default function AccountPage(): ReactNode {
  return (
    <main>
      <h1>Account</h1>
      <WagmiAccount />
    </main>
  )
}
