import { gzipSync } from 'node:zlib'
import type { Browser, Page } from 'playwright'
import { serveApp } from '../examples/harness/src/serve.ts'

export interface PageCost {
  /** Bytes after gzip of the scripts and sheets that the page loads by itself. */
  readonly initial: number
  /** Requests to other origins in that time. */
  readonly thirdParty: number
  /** Bytes after gzip, and number of files, that pointing at the button and clicking it fetches. */
  readonly firstOpen: number
  readonly firstOpenRequests: number
  /** Paths behind those numbers. */
  readonly files: { readonly initial: readonly string[]; readonly firstOpen: readonly string[] }
}

interface Fetched {
  readonly url: URL
  readonly size: Promise<number>
}

/** Nobody answers there; a page at rest asks no chain anything. */
const CHAIN = 'http://127.0.0.1:9'
const QUIET = 500

/** Loads a production build in a browser that has one wallet, and counts what it fetches before and after the click. */
export async function measurePage(browser: Browser, dist: string, options: { open: boolean }): Promise<PageCost> {
  const app = await serveApp({ dist, config: { chainId: 31337, rpcUrl: CHAIN, testWallet: false } })
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(10_000)
    await page.addInitScript(announceWallet)
    const fetched = recordFetches(page)

    await page.goto(app.url)
    const button = page
      .getByRole('banner')
      .getByRole('button', { name: /connect/i })
      .first()
    await button.waitFor()
    await quiet(page, fetched)
    const initial = fetched.splice(0)

    if (options.open) {
      await button.hover()
      await button.click()
      await page.getByRole('dialog').waitFor()
      await quiet(page, fetched)
    }
    const own = initial.filter(({ url }) => url.origin === new URL(app.url).origin)
    return {
      initial: await total(own.filter(({ url }) => /\.(js|css)$/.test(url.pathname))),
      thirdParty: initial.length - own.length,
      firstOpen: await total(fetched),
      firstOpenRequests: fetched.length,
      files: { initial: await listed(own), firstOpen: await listed(fetched) },
    }
  } finally {
    await context.close()
    await app.close()
  }
}

function recordFetches(page: Page): Fetched[] {
  const fetched: Fetched[] = []
  page.on('request', request => {
    const url = new URL(request.url())
    if (url.protocol === 'data:' || url.protocol === 'blob:') return
    const size = request.response().then(async response => {
      return response?.ok() ? gzipSync(await response.body(), { level: 9 }).length : 0
    })
    fetched.push({ url, size: size.catch(() => 0) })
  })
  return fetched
}

/** Resolves once nothing new was asked for during half a second. */
async function quiet(page: Page, fetched: readonly Fetched[]): Promise<void> {
  let seen = -1
  while (fetched.length !== seen) {
    seen = fetched.length
    await page.waitForTimeout(QUIET)
  }
}

async function total(fetched: readonly Fetched[]): Promise<number> {
  const sizes = await Promise.all(fetched.map(({ size }) => size))
  return sizes.reduce((sum, size) => sum + size, 0)
}

async function listed(fetched: readonly Fetched[]): Promise<string[]> {
  return Promise.all(fetched.map(async ({ url, size }) => `${url.pathname} ${await size}`))
}

/** Runs in the page: the least that a wallet extension does. */
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
