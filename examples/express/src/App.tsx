import { AppKitButton } from '@openappkit/appkit/react'
import { Account } from './Account'
import './wallet'

export function App() {
  return (
    <>
      <header>
        <h1>OpenAppKit with Express</h1>
        <AppKitButton />
      </header>
      <main>
        <Account />
      </main>
    </>
  )
}
