import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { type Cloud, startCloud } from '@openappkit/testing-cloud'
import type { Page } from '@playwright/test'
import { createWalletClient, type Hex, http } from 'viem'
import { type HDAccount, mnemonicToAccount, privateKeyToAccount } from 'viem/accounts'
import { test as base, expect } from './fixtures'
import { newPayer } from './newPayer'

export { expect } from './fixtures'

/** A webhook that arrived. */
interface Webhook {
  readonly id: string
  readonly type: string
}

/** The merchant's own server. */
interface WebhookReceiver extends AsyncDisposable {
  readonly url: string
  readonly webhooks: readonly Webhook[]
}

/** A store with invoices in US dollars, paid in ether. */
export interface Store {
  readonly name: string
  readonly apiKey: string
  /** URL of the merchant page. */
  readonly page: string
  /** All webhooks, also repeated ones. */
  readonly webhooks: readonly Webhook[]
  /** Creates an invoice over 100 dollars. */
  createInvoice(orderId: string): Promise<StoreInvoice>
  /** Waits until an invoice has a status. */
  until(invoice: StoreInvoice, status: string): Promise<void>
  /** Returns the account that receives the payment of an invoice. */
  accountOf(invoice: StoreInvoice): HDAccount
}

/** An invoice with its only rail. */
export interface StoreInvoice {
  readonly id: string
  readonly orderId: string
  readonly rails: readonly [{ readonly recipient: Hex; readonly price: string }]
}

interface StoreFixtures {
  readonly store: Store
  /** Pays an invoice from a new account. Resolves with the transaction's hash when the invoice is settled. */
  readonly pay: (invoice: StoreInvoice) => Promise<Hex>
  /** Sends wei from a new account. */
  readonly sendEther: (to: Hex, value: bigint) => Promise<Hex>
}

const name = 'Corner Shop'
const apiKey = 'key-of-the-corner-shop'
const mnemonic = 'legal winner thank year wave sausage worth useful legal winner thank yellow'

/** Provides a backend with one merchant for each test. */
export const test = base.extend<StoreFixtures>({
  store: async ({ evmChain }, use) => {
    const chainId = `eip155:${evmChain.chainId}`
    const xpub = mnemonicToAccount(mnemonic, { path: "m/44'/60'/0'" }).getHdKey().publicExtendedKey
    await using receiver = await receiveWebhooks()
    const webhook = { url: receiver.url, secrets: [`whsec_${Buffer.alloc(32, 1).toString('base64')}`] }
    const receive = [{ chainId, assets: [{ asset: 'native' }], xpub }]
    const apiKeyHash = createHash('sha256').update(apiKey).digest('hex')
    await using cloud = await startCloud({
      chainSettings: { [chainId]: { upstreams: [evmChain.url], local: true } },
      prices: { [`${chainId}:native`]: 2500 },
      pay: { allowPrivate: true, merchants: [{ id: 'corner', name, apiKeyHash, receive, webhook }] },
    })
    await use(storeOf(cloud, receiver.webhooks))
  },
  sendEther: async ({ evmChain }, use) => {
    await use(async (to, value) => {
      const { privateKey } = await newPayer(evmChain)
      const wallet = createWalletClient({
        account: privateKeyToAccount(privateKey),
        chain: evmChain.chain,
        transport: http(evmChain.url),
      })
      const hash = await wallet.sendTransaction({ to, value })
      await evmChain.waitForReceipt(hash)
      return hash
    })
  },
  pay: async ({ sendEther, store }, use) => {
    await use(async invoice => {
      const [{ price, recipient }] = invoice.rails
      const hash = await sendEther(recipient, BigInt(price))
      await store.until(invoice, 'settled')
      return hash
    })
  },
})

function storeOf({ url }: Cloud, webhooks: readonly Webhook[]): Store {
  const headers = { authorization: `Bearer ${apiKey}` }
  return {
    name,
    apiKey,
    page: `${url}/pay/merchant`,
    webhooks,
    async createInvoice(orderId) {
      const body = JSON.stringify({ orderId, amount: { minor: '10000', currency: 'USD' } })
      const response = await fetch(`${url}/v1/pay/invoices`, { method: 'POST', headers, body })
      expect(response.status).toBe(200)
      return response.json()
    },
    async until({ id }, status) {
      const read = async () => (await fetch(`${url}/v1/pay/invoices/${id}`, { headers })).json()
      await expect.poll(async () => (await read()).status).toBe(status)
    },
    accountOf({ rails: [{ recipient }] }) {
      for (let index = 0; index < 20; index++) {
        const account = mnemonicToAccount(mnemonic, { path: `m/44'/60'/0'/0/${index}` })
        if (account.address.toLowerCase() === recipient.toLowerCase()) return account
      }
      throw new Error(`The store doesn't have ${recipient}.`)
    },
  }
}

/** Starts the merchant's own server. */
async function receiveWebhooks(): Promise<WebhookReceiver> {
  const webhooks: Webhook[] = []
  const server = createServer(async (request, response) => {
    const { type } = JSON.parse(await text(request))
    webhooks.push({ id: String(request.headers['webhook-id']), type })
    response.writeHead(204).end()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`,
    webhooks,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}

/** Opens the page and signs in. */
export async function signInTo(page: Page, { apiKey: key, page: url }: Store): Promise<void> {
  await page.goto(url)
  await page.getByLabel('API key').fill(key)
  await page.getByRole('button', { name: 'Sign in' }).click()
}
