import { defineAppKitElements } from '@openappkit/appkit/elements'
import { Account } from './Account'
import { kit } from './wallet'

defineAppKitElements(kit)

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
