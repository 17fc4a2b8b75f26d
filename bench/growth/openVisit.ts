import type { Browser, CDPSession, Page } from 'playwright'
import { installProbe } from './inPage/installProbe.ts'
import { installWallets } from './inPage/installWallets.ts'

export interface Visit {
  readonly page: Page
  readonly devtools: CDPSession
  close(): Promise<void>
}

const TIMEOUT = 30_000

/**
 * Opens the page in a new browser profile with wallets that count their listeners. Resolves once the button appears.
 */
export async function openVisit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ignoreHTTPSErrors: true })
  await context.addInitScript(installWallets)
  await context.addInitScript(installProbe)
  const page = await context.newPage()
  page.setDefaultTimeout(TIMEOUT)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Performance.enable')
  await page.goto(url)
  await page.waitForFunction(() => window.probe.arrived.button > 0)
  return { page, devtools, close: () => context.close() }
}
