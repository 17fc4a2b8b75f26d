import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { startCloud } from '@openappkit/cloud'
import type { EvmChain } from '@openappkit/testing/node'
import type { Address } from 'viem'
import { freePort } from '../app/freePort.ts'
import { startServer } from '../app/startServer.ts'
import type { Example } from '../walk/readExamples.ts'
import { ShopOrders } from './ShopOrders.ts'

/** A shop that takes payments, with a backend of its own. */
export interface Shop extends AsyncDisposable {
  readonly url: string
  readonly folder: string
  /** Address that receives the payments. */
  readonly address: Address
  readonly webhookSecret: string
  readonly orders: ShopOrders
  /** Returns everything that the shop's server has printed. */
  output(): string
  /** Sends a request to the backend as the merchant, and resolves with the response's JSON. */
  asMerchant(path: string, body?: object): Promise<unknown>
}

/**
 * Starts an example's backend and server with the files that its README names. Only their URLs change, because ports of
 * tests are free ones.
 */
export async function startShop({ command, folder }: Example, chain: EvmChain): Promise<Shop> {
  const place = mkdtempSync(join(tmpdir(), 'openappkit-shop-'))
  const port = await freePort()
  const cloudPort = await freePort([port])
  const cloudUrl = `http://localhost:${cloudPort}`
  const adapt = (text: string): string =>
    text
      .replaceAll('http://localhost:8545', chain.url)
      .replaceAll('http://localhost:4400', cloudUrl)
      .replaceAll('http://localhost:3000', `http://localhost:${port}`)
  const settings = parseEnv(adapt(readFileSync(join(folder, '.env.development'), 'utf8')))
  const ordersFolder = join(place, 'orders')
  mkdirSync(ordersFolder)
  const env = { ...process.env, ...settings, ORDERS_FOLDER: ordersFolder }
  const server = await startServer(command, { cwd: folder, env, port })

  // The database may run as another user, who can't read the other folder.
  const dataDirectory = mkdtempSync(join(tmpdir(), 'openappkit-shop-data-'))
  const backend = join(place, 'backend')
  cpSync(join(folder, 'backend'), backend, { recursive: true })
  for (const file of readdirSync(backend)) {
    const path = join(backend, file)
    writeFileSync(path, adapt(readFileSync(path, 'utf8')))
  }
  const cloud = await startCloud({
    port: cloudPort,
    dataDirectory,
    logLevel: 'silent',
    chains: join(backend, 'chains.json'),
    prices: join(backend, 'prices.json'),
    pay: join(backend, 'pay.json'),
    payTiming: { interval: 100, startPause: 0 },
  })
  return {
    url: server.url,
    folder,
    address: settings['SHOP_ADDRESS'] as Address,
    webhookSecret: settings['WEBHOOK_SECRET'] ?? '',
    orders: new ShopOrders(ordersFolder),
    output: server.output,
    asMerchant: (path, body) => requestAs(settings['CLOUD_API_KEY'] ?? '', `${cloudUrl}${path}`, body),
    async [Symbol.asyncDispose]() {
      await server.stop()
      await cloud.close()
      for (const own of [place, dataDirectory]) rmSync(own, { recursive: true, force: true })
    },
  }
}

async function requestAs(key: string, url: string, body: object | undefined): Promise<unknown> {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
  const response = await fetch(url, body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers })
  if (!response.ok) throw new Error(`The backend answered ${response.status}: ${await response.text()}`)
  return response.json()
}
