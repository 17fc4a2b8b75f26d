import { connectButton, dialog, row } from '@openappkit/e2e-kit/page'
import type { Browser, Page } from '@playwright/test'
import { serveDirectory, someWallets } from './directory'
import { expect, test } from './fixtures'

const phones = {
  'iOS Safari':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
  'Android Chrome':
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
}

const directory = someWallets(30)
const [, , , , , , , , , , kestrel] = directory

/** Opens the example on a phone. */
async function openPhone(browser: Browser, userAgent: string, url: string, cloudUrl: string): Promise<Page> {
  const context = await browser.newContext({
    userAgent,
    viewport: { width: 390, height: 800 },
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  await serveDirectory(page, cloudUrl, directory)
  await page.goto(url)
  return page
}

/** Records the app links that the page opens. This browser has no app for them, so nothing else happens. */
async function watchApps(page: Page): Promise<string[]> {
  const opened: string[] = []
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  session.on('Page.frameRequestedNavigation', ({ url }) => {
    if (!url.startsWith('http')) opened.push(url)
  })
  return opened
}

for (const [name, userAgent] of Object.entries(phones)) {
  test(`${name}: a tap on a wallet opens its app with the link, and the approval connects the user`, async ({
    browser,
    cloud,
    cloudApp,
    walletConnectWallet: wallet,
    evmChain,
  }) => {
    const page = await openPhone(browser, userAgent, cloudApp.url, cloud.url)
    const opened = await watchApps(page)
    await connectButton(page).tap()
    // The QR code is for phones to scan. On a phone, the list shows the wallets themselves.
    await expect(row(page, 'WalletConnect')).toHaveCount(0)
    await dialog(page)
      .getByRole('button', { name: /^All wallets/ })
      .tap()
    await row(page, kestrel?.name ?? '').tap()
    const open = dialog(page).getByRole('button', { name: `Open ${kestrel?.name}` })
    // The button stays disabled until the link is ready.
    await expect(open).toBeEnabled()
    // A real tap would block on the browser's prompt to open an app that isn't installed.
    await open.dispatchEvent('click')
    await expect.poll(() => opened.length).toBeGreaterThan(0)
    const scheme = kestrel?.mobile_link ?? ''
    expect(opened.every(url => url.startsWith(`${scheme}wc?uri=wc%3A`))).toBe(true)
    const link = decodeURIComponent(new URL(opened.at(-1) ?? '').searchParams.get('uri') ?? '')

    await wallet.pair(link)
    await expect(page.getByTestId('account')).toHaveText(evmChain.accounts[0].address)
    await expect(dialog(page)).toBeHidden()
    await page.context().close()
  })
}
