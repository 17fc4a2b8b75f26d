import { AppKitButton } from '@openappkit/appkit/react'
import { Bitcoin } from './Bitcoin'
import { Ethereum } from './Ethereum'
import { Solana } from './Solana'

/** Each chain connects and disconnects on its own, and the button manages all of them. */
export function App() {
  return (
    <>
      <header>
        <h1>OpenAppKit on several chains</h1>
        <AppKitButton />
      </header>
      <main>
        <Ethereum />
        <Solana />
        <Bitcoin />
      </main>
    </>
  )
}
