import type { Browser, CDPSession, Page, Request } from 'playwright'
import { announceEthereumWallet } from './inPage/announceEthereumWallet.ts'
import { installStopwatch } from './inPage/installStopwatch.ts'
import { registerSolanaWallet } from './inPage/registerSolanaWallet.ts'
import type { Peer } from './Peer.ts'
import type { Profile } from './Profile.ts'

export interface OpenPage {
  readonly page: Page
  readonly devtools: CDPSession
  /** Network requests so far, excluding data and blob URLs. */
  readonly requests: Request[]
  /** Resolves once the network has been idle for `QUIET` milliseconds. */
  quiet(): Promise<void>
  close(): Promise<void>
}

const QUIET = 500
const TIMEOUT = 15_000

/** Opens a page in a new browser profile with an empty cache, empty storage and one wallet. */
export async function openPage(browser: Browser, peer: Peer, profile: Profile): Promise<OpenPage> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ignoreHTTPSErrors: true })
  await context.addInitScript(installStopwatch, { button: peer.button })
  await context.addInitScript(peer.wallet === 'solana' ? registerSolanaWallet : announceEthereumWallet)
  const page = await context.newPage()
  page.setDefaultTimeout(TIMEOUT)

  const requests: Request[] = []
  const underway = new Set<Request>()
  let changed = performance.now()
  page.on('request', request => {
    if (!/^https?:/.test(request.url())) return
    requests.push(request)
    underway.add(request)
    changed = performance.now()
  })
  const finish = (request: Request): void => {
    if (underway.delete(request)) changed = performance.now()
  }
  page.on('requestfinished', finish)
  page.on('requestfailed', finish)

  const devtools = await context.newCDPSession(page)
  await devtools.send('Performance.enable')
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: profile.slowdown })
  if (profile.network) {
    const { latency, down, up } = profile.network
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: down,
      uploadThroughput: up,
    })
  }
  return {
    page,
    devtools,
    requests,
    quiet: async () => {
      const end = performance.now() + TIMEOUT
      changed = performance.now()
      while (performance.now() < end && (underway.size > 0 || performance.now() - changed < QUIET)) {
        await page.waitForTimeout(50)
      }
    },
    close: () => context.close(),
  }
}
