import type {} from '@openappkit/appkit/elements/solid'
import { Account } from './Account'

export function App() {
  return (
    <>
      <header>
        <h1>OpenAppKit with Solid</h1>
        <appkit-button />
      </header>
      <main>
        <Account />
      </main>
    </>
  )
}
