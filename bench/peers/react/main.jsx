/** The host page with nothing behind its button. */
import { useState } from 'react'
import { createRoot } from 'react-dom/client'

function Page() {
  const [account, setAccount] = useState()
  return (
    <>
      <header>
        <h1>Host</h1>
        <button type="button" onClick={() => setAccount('somebody')}>
          Connect wallet
        </button>
      </header>
      <output data-connected={account !== undefined}>{account ?? 'nobody'}</output>
    </>
  )
}

createRoot(document.getElementById('root')).render(<Page />)
