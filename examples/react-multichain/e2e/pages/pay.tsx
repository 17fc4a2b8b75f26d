import { BitcoinAdapter } from '@openappkit/adapter-bitcoin'
import { SolanaAdapter } from '@openappkit/adapter-solana'
import { WagmiAdapter } from '@openappkit/adapter-wagmi'
import { AppKitButton, AppKitProvider, createAppKit } from '@openappkit/appkit/react'
import { useInvoice } from '@openappkit/pay/react'
import { type ReactNode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import '@openappkit/appkit/styles.css'
import { ChainCard } from '../../src/ChainCard'
import { loadConfig } from '../../src/config'

const { networks, file } = await loadConfig()
const root = document.getElementById('root')
if (!root) throw new Error('pay.html has no #root')

// The fragment never leaves the browser.
const [id = '', clientSecret = ''] = location.hash.slice(1).split(':')
const kit = createAppKit({
  adapters: [new WagmiAdapter({ networks }), new SolanaAdapter(), new BitcoinAdapter()],
  networks,
  features: { pay: true },
  ...(file.cloud !== undefined && { cloud: file.cloud }),
  ...(file.swapContracts && { swapContracts: file.swapContracts }),
})
createRoot(root).render(
  <AppKitProvider kit={kit}>
    <Shop />
  </AppKitProvider>,
)

/** The host app: an order, and the button that pays it. */
function Shop(): ReactNode {
  const [outcome, setOutcome] = useState('')
  const invoice = useInvoice(id, clientSecret)
  const onPay = async (): Promise<void> => {
    setOutcome('')
    try {
      setOutcome(JSON.stringify(await kit.open({ view: 'Pay', arguments: { id, clientSecret } })))
    } catch (error) {
      setOutcome((error as { readonly code: string }).code)
    }
  }
  return (
    <>
      <header className="bar">
        <h1>Shop</h1>
        <AppKitButton />
      </header>
      <main className="chains">
        <section aria-label="Order">
          <button type="button" onClick={() => void onPay()}>
            Pay
          </button>
          <dl>
            <dt>Status</dt>
            <dd data-testid="invoice">{invoice.status}</dd>
            <dt>Outcome</dt>
            <dd data-testid="outcome">{outcome}</dd>
          </dl>
        </section>
        <ChainCard name="Ethereum" namespace="eip155" networks={networks}>
          {null}
        </ChainCard>
        <ChainCard name="Solana" namespace="solana" networks={networks}>
          {null}
        </ChainCard>
        <ChainCard name="Bitcoin" namespace="bip122" networks={networks}>
          {null}
        </ChainCard>
      </main>
    </>
  )
}
