import { WagmiAdapter } from '@openappkit/adapter-wagmi'
import { createAppKit } from '@openappkit/appkit'
import { createRoot } from 'react-dom/client'
import { mainnet } from 'wagmi/chains'

const networks = [mainnet]
const kit = createAppKit({ adapters: [new WagmiAdapter({ networks })], networks, cloud: location.origin })

createRoot(document.getElementById('root')).render(
  <header>
    <button type="button" onClick={() => kit.open({ view: 'AllWallets' })}>
      All wallets
    </button>
  </header>,
)
