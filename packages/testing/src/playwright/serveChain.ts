import type { Page, Request, Route, WebSocketRoute } from '@playwright/test'
import { type RawData, WebSocket } from 'ws'

/** A local chain that a page can reach. All chains of `@openappkit/testing/node` are. */
export interface ServedChain {
  readonly url: string
  /** Default: `url` with `ws:`. */
  readonly wsUrl?: string
}

/**
 * Serves a local chain to `page` at the URL that the app uses in production, over HTTP and WebSocket. The app needs no
 * setting for tests. Requests to other URLs are unchanged. Works in Chromium, WebKit and Playwright's own Firefox, but
 * not in a Firefox that Playwright drives over WebDriver BiDi, which hides the bodies of requests.
 *
 * @param url - RPC or Esplora URL in the app. Requests below its path are served, too. WebSockets match on any port.
 *
 * @example
 * ```ts
 * import { expect, serveChain, test } from '@openappkit/testing/playwright'
 *
 * test.use({ evmChainOptions: { chainId: 1 } })
 *
 * test('shows the balance', async ({ page, evmChain, installWallet }) => {
 *   await serveChain(page, 'https://rpc.example.org', evmChain)
 *   await installWallet(page)
 *   await page.goto('/')
 *   await expect(page.getByText('10,000 ETH')).toBeVisible()
 * })
 * ```
 */
export async function serveChain(page: Page, url: string, chain: ServedChain): Promise<void> {
  const from = new URL(url)
  const rest = (at: URL): string => `${at.pathname.slice(basePath(from).length)}${at.search}`
  const socketUrl = chain.wsUrl ?? chain.url.replace(/^http/, 'ws')
  await page.route(
    at => at.origin === from.origin && isBelow(at, from),
    route => forward(route, withPath(chain.url, rest(new URL(route.request().url())))),
  )
  await page.routeWebSocket(
    at => at.hostname === from.hostname && isBelow(at, from),
    socket => bridge(socket, withPath(socketUrl, rest(new URL(socket.url())))),
  )
}

function basePath({ pathname }: URL): string {
  return pathname.replace(/\/$/, '')
}

function isBelow({ pathname }: URL, from: URL): boolean {
  return pathname === from.pathname || pathname.startsWith(`${basePath(from)}/`)
}

function withPath(url: string, path: string): string {
  return url.replace(/\/$/, '') + path
}

/** Sends a request to the chain from the test process. If the chain is unreachable, so is the URL. */
async function forward(route: Route, url: string): Promise<void> {
  try {
    await route.fulfill({ response: await route.fetch({ url, headers: plainHeaders(route.request()) }) })
  } catch {
    await route.abort('connectionrefused').catch(() => {})
  }
}

/** Returns the headers of a request, without those that name its host. */
function plainHeaders(request: Request): Record<string, string> {
  const { host: _, ...headers } = request.headers()
  return headers
}

/** Connects a page's socket with the chain. Each closes with the other. */
function bridge(socket: WebSocketRoute, url: string): void {
  const chain = new WebSocket(url)
  const waiting: (string | Buffer)[] = []
  const close = (): void => void socket.close().catch(() => {})
  socket.onMessage(message => {
    if (chain.readyState === WebSocket.OPEN) chain.send(message)
    else waiting.push(message)
  })
  socket.onClose(() => chain.close())
  chain.on('open', () => {
    for (const message of waiting.splice(0)) chain.send(message)
  })
  chain.on('message', (data: RawData, isBinary: boolean) => socket.send(isBinary ? (data as Buffer) : String(data)))
  chain.on('close', close)
  chain.on('error', close)
}
