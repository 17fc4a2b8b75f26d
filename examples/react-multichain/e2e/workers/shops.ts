import { createHash } from 'node:crypto'
import type { Invoice, InvoiceCreated } from '@openappkit/contract'
import type { ServedApp } from '@openappkit/e2e-kit/serve'
import { type Cloud, startCloud } from '@openappkit/testing-cloud'
import { mnemonicToAccount } from 'viem/accounts'
import { newAccount } from '../newPayer'
import { serveCloudApp } from './apps'
import { test as marketTest } from './markets'

/** A merchant who accepts ether, a dollar, SOL and bitcoin. */
export interface Shop {
  readonly cloud: Cloud
  /** CAIP-2 id. */
  readonly solanaId: string
  createInvoice(more?: object): Promise<InvoiceCreated>
  read(id: string): Promise<Invoice>
}

interface ShopFixtures {
  readonly shop: Shop
  readonly shopApp: ServedApp
}

const apiKey = 'key-of-the-test-shop'
const mnemonic = 'letter advice cage absurd amount doctor acoustic avoid letter advice cage above'

/** Provides a backend with a merchant and a market for each worker. */
export const test = marketTest.extend<object, ShopFixtures>({
  shop: [
    async ({ bitcoinChain, evmChain, market: { backend }, seeded: { tokens }, solanaChain }, use) => {
      const settings = Object.entries(backend.chainSettings).map(([id, chain]) => [id, { ...chain, local: true }])
      const evmId = `eip155:${evmChain.chainId}`
      const solanaAddress = solanaChain.accounts[6]?.address ?? ''
      const xpubOf = (path: `m/44'/60'/${string}`) => mnemonicToAccount(mnemonic, { path }).getHdKey().publicExtendedKey
      await using cloud = await startCloud({
        ...backend,
        chainSettings: Object.fromEntries(settings),
        pay: {
          allowPrivate: true,
          merchants: [
            {
              id: 'shop',
              name: 'The Shop',
              apiKeyHash: createHash('sha256').update(apiKey).digest('hex'),
              receive: [
                {
                  chainId: evmId,
                  assets: [{ asset: 'native' }, { asset: tokens.dollar, peg: 'USD' }],
                  xpub: xpubOf("m/44'/60'/0'"),
                },
                { chainId: solanaChain.caipNetworkId, assets: [{ asset: 'native' }], address: solanaAddress },
                {
                  chainId: bitcoinChain.caipNetworkId,
                  assets: [{ asset: 'native' }],
                  xpub: xpubOf("m/44'/60'/1'"),
                },
              ],
            },
          ],
        },
      })
      await use(shopOf(cloud, solanaChain.caipNetworkId))
    },
    { scope: 'worker' },
  ],
  shopApp: [
    async ({ bitcoinChain, evmChain, market, shop, solanaChain }, use) => {
      const app = await serveCloudApp(shop.cloud, [evmChain, solanaChain, bitcoinChain], {
        swapContracts: market.contracts,
      })
      await use(app)
      await app.close()
    },
    { scope: 'worker' },
  ],
})

function shopOf(cloud: Cloud, solanaId: string): Shop {
  const headers = { authorization: `Bearer ${apiKey}` }
  return {
    cloud,
    solanaId,
    async createInvoice(more = {}) {
      const orderId = newAccount().address.slice(2, 10)
      const body = JSON.stringify({ orderId, amount: { minor: '2500', currency: 'USD' }, ...more })
      const response = await fetch(`${cloud.url}/v1/pay/invoices`, { method: 'POST', headers, body })
      return (await response.json()) as InvoiceCreated
    },
    async read(id) {
      const response = await fetch(`${cloud.url}/v1/pay/invoices/${id}`, { headers })
      return (await response.json()) as Invoice
    },
  }
}
