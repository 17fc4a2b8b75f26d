import { createServer } from 'node:http'
import { test as base, expect } from '@openappkit/testing/playwright'
import type { Page } from '@playwright/test'

/** The parts of Unisat's API that the page uses. */
interface Unisat {
  requestAccounts(): Promise<string[]>
  getAccounts(): Promise<string[]>
  signMessage(message: string): Promise<string>
  sendBitcoin(address: string, amount: number): Promise<string>
}

declare const unisat: Unisat
declare const standard: { name: string; accounts: { address: string }[] }[]
declare const received: string[][]

const html = `<!doctype html><title>A page with Bitcoin wallets</title><link rel="icon" href="data:,"><script>
  standard = []
  received = []
  window.unisat?.on('accountsChanged', accounts => received.push(accounts))
  const api = { register: wallet => { standard.push(wallet); return () => standard.splice(standard.indexOf(wallet), 1) } }
  addEventListener('wallet-standard:register-wallet', event => event.detail(api))
  dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail: api }))
</script>`

// Forbids all connections, eval, and everything inline except scripts.
const policy =
  "default-src 'none'; img-src data:; script-src 'unsafe-inline'; require-trusted-types-for 'script'; trusted-types 'none'"

const test = base.extend<{ url: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures this one needs.
  url: async ({}, use) => {
    const server = createServer((_request, response) => {
      response.setHeader('content-type', 'text/html').setHeader('content-security-policy', policy).end(html)
    })
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    await use(`http://localhost:${typeof address === 'object' ? address?.port : ''}/`)
    server.closeAllConnections()
    server.close()
  },
})

/** Sends a request in the page. Resolves with the error code if the wallet rejects it. */
function attempt(page: Page, method: keyof Unisat, ...args: unknown[]): Promise<unknown> {
  return page.evaluate(
    ([method, args]) =>
      (unisat[method] as (...args: unknown[]) => Promise<unknown>)(...args).catch(
        (error: { code: number }) => error.code,
      ),
    [method, args] as const,
  )
}

test('under a policy that forbids every connection, a Bitcoin wallet connects, signs and sends', async ({
  page,
  url,
  bitcoinChain,
  installBitcoinWallet,
}) => {
  const problems: string[] = []
  page.on('console', message => problems.push(message.text()))
  page.on('pageerror', error => problems.push(error.message))
  const wallet = await installBitcoinWallet(page, { faces: ['unisat', 'wallet-standard'], name: 'Both' })
  await wallet.reject('connect')
  await page.goto(url)
  const [own, other] = bitcoinChain.accounts
  expect(await page.evaluate(() => standard.map(({ name }) => name))).toEqual(['Both'])

  expect(await attempt(page, 'requestAccounts')).toBe(4001)
  expect(await attempt(page, 'requestAccounts')).toEqual([own.p2wpkh])
  expect(await attempt(page, 'signMessage', 'hi')).toMatch(/^[A-Za-z0-9+/]{87}=$/)
  const before = await bitcoinChain.balanceOf(other?.p2tr ?? '')
  const txid = await attempt(page, 'sendBitcoin', other?.p2tr, 50_000)
  expect(await bitcoinChain.balanceOf(other?.p2tr ?? '')).toBe(before + 50_000n)
  expect(await bitcoinChain.transaction(String(txid))).toMatchObject({ confirmed: false })

  expect((await wallet.requests()).map(({ method }) => method)).toEqual([
    'requestAccounts',
    'requestAccounts',
    'signMessage',
    'sendBitcoin',
  ])
  expect(problems).toEqual([])
})

test('permission and account survive a reload, a lock hides them, and the wallet may leave', async ({
  page,
  url,
  bitcoinChain,
  installBitcoinWallet,
}) => {
  const wallet = await installBitcoinWallet(page, { faces: ['unisat', 'wallet-standard'] })
  await page.goto(url)
  await attempt(page, 'requestAccounts')
  await wallet.switchAccount(1)
  const second = bitcoinChain.accounts[1]?.p2wpkh
  await page.reload()
  expect(await attempt(page, 'getAccounts')).toEqual([second])
  expect(await page.evaluate(() => standard[0]?.accounts[0]?.address)).toBe(second)
  await wallet.lock()
  expect(await attempt(page, 'getAccounts')).toEqual([])
  await wallet.unlock()
  await wallet.disconnect()
  expect(await page.evaluate(() => received)).toEqual([[], [second], []])
  await wallet.withdraw()
  expect(await page.evaluate(() => [standard.length, 'unisat' in window])).toEqual([0, false])
})
