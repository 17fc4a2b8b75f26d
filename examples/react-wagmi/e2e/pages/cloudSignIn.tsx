import { WagmiAdapter } from '@openappkit/adapter-wagmi'
import { AppKitButton, AppKitProvider, createAppKit } from '@openappkit/appkit/react'
import { CloudAuthSIWX } from '@openappkit/siwx'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { WagmiProvider } from 'wagmi'
import { loadConfig } from '../../src/config'

const { chains, backend } = await loadConfig()
const container = document.getElementById('root')
if (!container) throw new Error('cloudSignIn.html has no #root')
const adapter = new WagmiAdapter({ networks: chains })
const siwx = new CloudAuthSIWX()
const kit = createAppKit({ adapters: [adapter], networks: chains, siwx, ...backend })

/** An app that shows which account is signed in. */
function Session(): ReactNode {
  const [said, setSaid] = useState('not asked')
  const [changed, setChanged] = useState('')
  useEffect(() => siwx.on('sessionChanged', one => setChanged(one?.data.accountAddress ?? 'signed out')), [])
  const ask = (): void => {
    setSaid('asking')
    siwx.getSessionAccount().then(
      ({ address, caip2Network }) => setSaid(`${caip2Network}:${address}`),
      (error: Error) => setSaid(error.message),
    )
  }
  return (
    <>
      <button type="button" onClick={ask}>
        Who is it?
      </button>
      <output data-testid="said">{said}</output>
      <output data-testid="changed">{changed}</output>
    </>
  )
}

createRoot(container).render(
  <WagmiProvider config={adapter.wagmiConfig}>
    <QueryClientProvider client={new QueryClient()}>
      <AppKitProvider kit={kit}>
        <AppKitButton />
        <Session />
      </AppKitProvider>
    </QueryClientProvider>
  </WagmiProvider>,
)
