import { WagmiAdapter } from '@openappkit/adapter-wagmi'
import { createAppKit } from '@openappkit/appkit'
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { mainnet } from 'wagmi/chains'

const networks = [mainnet]
const kit = createAppKit({ adapters: [new WagmiAdapter({ networks })], networks, cloud: location.origin })
const list = new URLSearchParams(location.search).get('list')

function Page() {
  const [isConnected, setConnected] = useState(false)
  useEffect(() => kit.subscribeAccount(account => setConnected(account.isConnected)), [])
  // The history and the swap form need an account.
  const needsAccount = list === 'Transactions' || list === 'Swap'
  const view = needsAccount && !isConnected ? 'Connect' : list
  return (
    <>
      <header>
        <button
          type="button"
          onClick={() => kit.open({ view, ...(view === 'Swap' && { arguments: { toToken: 'USDC' } }) })}
        >
          {view}
        </button>
      </header>
      <output data-connected={isConnected} />
    </>
  )
}

createRoot(document.getElementById('root')).render(<Page />)
