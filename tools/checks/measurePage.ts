import { gzipSync } from 'node:zlib'
import type { Browser, Page } from 'playwright'
import { serveApp } from '../e2e-kit/src/serve.ts'

/** A file that a page requested. */
export interface Fetch {
  readonly path: string
  /** Bytes after gzip. */
  readonly size: number
}

export interface PageCost {
  /** Bytes after gzip of the scripts and style sheets that the page loads before a click. */
  readonly initial: number
  /** Number of requests to other origins before a click. */
  readonly thirdParty: number
  /** Bytes after gzip that hovering over the button and clicking it fetch. */
  readonly firstOpen: number
  /** The requests behind those numbers. */
  readonly fetched: { readonly initial: readonly Fetch[]; readonly firstOpen: readonly Fetch[] }
}

export interface PageOptions {
  /** Whether to open the modal. */
  readonly open: boolean
  /** The server's response to `/config.json`. */
  readonly config: Readonly<Record<string, unknown>>
}

interface PageRequest {
  readonly url: URL
  readonly size: Promise<number>
}

const QUIET = 500

/** Loads a production build in a browser with one wallet, and measures what it fetches before and after the click. */
export async function measurePage(browser: Browser, dist: string, options: PageOptions): Promise<PageCost> {
  const app = await serveApp({ dist, config: options.config })
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(10_000)
    await page.addInitScript(announceWallet)
    const requests = recordRequests(page)

    await page.goto(app.url)
    const button = page
      .getByRole('banner')
      .getByRole('button', { name: /connect/i })
      .first()
    await button.waitFor()
    await quiet(page, requests)
    const atLoad = requests.splice(0)

    if (options.open) {
      await button.hover()
      await button.click()
      await page.getByRole('dialog').waitFor()
      await quiet(page, requests)
    }
    const own = atLoad.filter(({ url }) => url.origin === new URL(app.url).origin)
    const initial = await settled(own.filter(({ url }) => /\.(js|css)$/.test(url.pathname)))
    const firstOpen = await settled(requests)
    return {
      initial: total(initial),
      thirdParty: atLoad.length - own.length,
      firstOpen: total(firstOpen),
      fetched: { initial, firstOpen },
    }
  } finally {
    await context.close()
    await app.close()
  }
}

function recordRequests(page: Page): PageRequest[] {
  const requests: PageRequest[] = []
  page.on('request', request => {
    const url = new URL(request.url())
    if (url.protocol === 'data:' || url.protocol === 'blob:') return
    const size = request.response().then(async response => {
      return response?.ok() ? gzipSync(await response.body(), { level: 9 }).length : 0
    })
    requests.push({ url, size: size.catch(() => 0) })
  })
  return requests
}

/** Resolves after half a second without a new request. */
async function quiet(page: Page, requests: readonly PageRequest[]): Promise<void> {
  let seen = -1
  while (requests.length !== seen) {
    seen = requests.length
    await page.waitForTimeout(QUIET)
  }
}

function settled(requests: readonly PageRequest[]): Promise<Fetch[]> {
  return Promise.all(requests.map(async ({ url, size }) => ({ path: url.pathname, size: await size })))
}

function total(fetches: readonly Fetch[]): number {
  return fetches.reduce((sum, { size }) => sum + size, 0)
}

/** Announces a minimal wallet extension. Runs in the page. */
function announceWallet(): void {
  const provider = { request: () => Promise.resolve([]), on: () => {}, removeListener: () => {} }
  const info = {
    uuid: '7b1e1d5e-3f0c-4a3e-9b1e-0d8f7b1e1d5e',
    name: 'Wallet',
    icon: 'data:image/svg+xml,<svg/>',
    rdns: 'org.example',
  }
  const announce = (): void => {
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: Object.freeze({ info, provider }) }))
  }
  window.addEventListener('eip6963:requestProvider', announce)
  announce()
}
