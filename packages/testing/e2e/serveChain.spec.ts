import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, serveChain } from '@openappkit/testing/playwright'
import type { Page } from '@playwright/test'
import { test } from './page'

test.use({ evmChainOptions: { chainId: 4243 } })

const url = 'https://rpc.example.org/v1'

/** Calls a JSON-RPC method as an app does. Resolves with the result, or 'unreachable'. */
function call(page: Page, rpcUrl: string, method: string): Promise<unknown> {
  return page.evaluate(
    ([rpcUrl = '', method]) =>
      fetch(rpcUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: [] }),
      }).then(
        async response => (await response.json()).result as unknown,
        () => 'unreachable',
      ),
    [rpcUrl, method],
  )
}

/** Calls a JSON-RPC method over a WebSocket. Resolves with the response, or 'closed'. */
function callOverSocket(page: Page, socketUrl: string, method: string): Promise<unknown> {
  return page.evaluate(
    ([socketUrl = '', method]) =>
      new Promise(resolve => {
        const socket = new WebSocket(socketUrl)
        socket.onopen = () => socket.send(JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: [] }))
        socket.onmessage = ({ data }) => resolve(JSON.parse(data))
        socket.onclose = () => resolve('closed')
      }),
    [socketUrl, method],
  )
}

/** Serves an empty page on loopback, where every request is allowed. */
async function openPage(page: Page): Promise<AsyncDisposable> {
  const server = createServer((_request, response) => response.setHeader('content-type', 'text/html').end('<p>App'))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`)
  return {
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}

test("an app reaches the local chain at its own node's URL, over HTTP and WebSocket", async ({ page, evmChain }) => {
  await serveChain(page, url, evmChain)
  await using _ = await openPage(page)

  expect(await call(page, url, 'eth_chainId')).toBe('0x1093')
  expect(await callOverSocket(page, 'wss://rpc.example.org/v1', 'eth_chainId')).toMatchObject({ result: '0x1093' })
})

test('requests to other URLs of the same host stay as they are', async ({ page, evmChain }) => {
  await page.route('https://rpc.example.org/**', route =>
    route.fulfill({ json: { result: 'other' }, headers: { 'access-control-allow-origin': '*' } }),
  )
  await serveChain(page, url, evmChain)
  await using _ = await openPage(page)

  expect(await call(page, 'https://rpc.example.org/v12', 'eth_chainId')).toBe('other')
  expect(await call(page, url, 'eth_chainId')).toBe('0x1093')
})

test('Solana subscriptions reach the chain on the port that clients derive', async ({ page, solanaChain }) => {
  await serveChain(page, 'https://solana.example.org:8899', solanaChain)
  await using _ = await openPage(page)

  expect(await call(page, 'https://solana.example.org:8899', 'getGenesisHash')).toBe(solanaChain.genesisHash)
  expect(await callOverSocket(page, 'wss://solana.example.org:8900', 'slotSubscribe')).toMatchObject({ id: 1 })
})

test('paths below an Esplora URL reach the chain, and a paused chain is unreachable', async ({
  page,
  bitcoinChain,
}) => {
  const esplora = 'https://esplora.example.org/api'
  await serveChain(page, esplora, bitcoinChain)
  await using _ = await openPage(page)
  const read = (path: string): Promise<string> =>
    page.evaluate(
      at =>
        fetch(at).then(
          response => response.text(),
          () => 'unreachable',
        ),
      esplora + path,
    )

  expect(await read('/blocks/tip/height')).toMatch(/^\d+$/)
  await bitcoinChain.pause()
  expect(await read('/blocks/tip/height')).toBe('unreachable')
  await bitcoinChain.resume()
})
