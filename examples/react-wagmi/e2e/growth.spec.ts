import { connectButton, dialog, labReady, row } from '@openappkit/e2e-kit/page'
import type { CDPSession, Page } from '@playwright/test'
import { expect, test } from './fixtures'

/** Objects that a page retains after garbage collection. Counts instead of bytes reveal a single leaked node. */
interface Held {
  /** Live nodes, including detached ones. */
  readonly nodes: number
  /** Live nodes that aren't in a document. */
  readonly detached: number
  readonly listeners: number
  readonly documents: number
  /** Elements on the page, including those in shadow roots. */
  readonly elements: number
  readonly sheets: number
}

test.setTimeout(120_000)

test('opening and closing the modal leaks nothing', async ({ page, lab, installWallet }) => {
  await installWallet(page)
  await openLab(page, lab.url)
  const round = () => openAndClose(page)
  await repeat(10, round)
  const before = await measure(page)
  await repeat(60, round)
  expect(await measure(page)).toEqual(before)
})

test('hovering over the button without opening the modal leaks nothing', async ({ page, lab, installWallet }) => {
  await installWallet(page)
  await openLab(page, lab.url)
  const round = async () => {
    await connectButton(page).hover()
    await page.mouse.move(0, 0)
  }
  await round()
  await expect(page.locator('openappkit-modal')).toHaveCount(1)
  await repeat(5, round)
  const before = await measure(page)
  await repeat(60, round)
  expect(await measure(page)).toEqual(before)
})

test('connecting and disconnecting leaks nothing in the app or the wallet', async ({ page, lab, installWallet }) => {
  const wallet = await installWallet(page)
  await openLab(page, lab.url)
  const round = async () => {
    await connectButton(page).click()
    await row(page, 'Test Wallet').click()
    await page.getByTestId('account-button').click()
    await dialog(page).getByRole('button', { name: 'Disconnect' }).click()
    await expect(connectButton(page)).toBeVisible()
    await expect(dialog(page)).toBeHidden()
  }
  await repeat(5, round)
  const before = { ...(await measure(page)), wallet: await wallet.listenerCount() }
  await repeat(20, round)
  expect({ ...(await measure(page)), wallet: await wallet.listenerCount() }).toEqual(before)
})

test('fifty wallets that announce themselves repeatedly appear once each', async ({ page, lab }) => {
  await page.addInitScript(announceWallets, 50)
  await openLab(page, lab.url)
  const round = async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('eip6963:requestProvider')))
    await openAndClose(page)
  }
  await repeat(5, round)
  const before = { ...(await measure(page)), wallets: await walletListeners(page) }
  await repeat(20, round)
  expect({ ...(await measure(page)), wallets: await walletListeners(page) }).toEqual(before)
  await connectButton(page).click()
  await expect(dialog(page).getByRole('button', { name: /^Wallet \d+/ })).toHaveCount(50)
})

test('a destroyed kit is garbage-collected, no matter how often the app replaces it', async ({
  page,
  lab,
  installWallet,
}) => {
  const wallet = await installWallet(page)
  await openLab(page, lab.url)
  const countKits = await kitCounter(page)
  const round = async () => {
    await page.evaluate(() => window.lab.destroy('growth'))
    await expect(page.locator('openappkit-modal')).toHaveCount(0)
    await page.evaluate(() => window.lab.create({ name: 'growth' }))
    await openAndClose(page)
  }
  await repeat(3, round)
  const before = { ...(await measure(page)), kits: await countKits(), wallet: await wallet.listenerCount() }
  await repeat(20, round)
  const after = { ...(await measure(page)), kits: await countKits(), wallet: await wallet.listenerCount() }
  expect(after).toEqual(before)
  expect(after.kits).toBe(1)
})

test('a kit that is destroyed while its modal loads is garbage-collected', async ({ page, lab, installWallet }) => {
  const wallet = await installWallet(page)
  await openLab(page, lab.url)
  const countKits = await kitCounter(page)
  const round = () =>
    page.evaluate(() => {
      window.lab.kits['growth']?.prefetch()
      window.lab.destroy('growth')
      window.lab.create({ name: 'growth' })
    })
  await repeat(3, round)
  const before = { ...(await measure(page)), kits: await countKits(), wallet: await wallet.listenerCount() }
  await repeat(20, round)
  const after = { ...(await measure(page)), kits: await countKits(), wallet: await wallet.listenerCount() }
  expect(after).toEqual(before)
  expect(after.kits).toBe(1)
})

async function openLab(page: Page, url: string): Promise<void> {
  await page.goto(`${url}e2e/pages/lab`)
  await labReady(page)
  await page.evaluate(() => window.lab.create({ name: 'growth' }))
}

async function openAndClose(page: Page): Promise<void> {
  await connectButton(page).click()
  await expect(dialog(page).getByRole('button').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
}

async function repeat(times: number, round: () => Promise<void>): Promise<void> {
  for (let index = 0; index < times; index++) await round()
}

async function measure(page: Page): Promise<Held> {
  const cdp = await page.context().newCDPSession(page)
  const counters = await collect(page, cdp)
  await cdp.detach()
  const shown = await page.evaluate(() => {
    const count = { nodes: 0, elements: 0 }
    const visit = (root: Node): void => {
      count.nodes++
      if (root instanceof Element) {
        count.elements++
        if (root.shadowRoot) visit(root.shadowRoot)
      }
      for (const child of root.childNodes) visit(child)
    }
    visit(document)
    return { ...count, sheets: document.adoptedStyleSheets.length }
  })
  return {
    nodes: counters.nodes,
    detached: counters.nodes - shown.nodes,
    listeners: counters.jsEventListeners,
    documents: counters.documents,
    elements: shown.elements,
    sheets: shown.sheets,
  }
}

/** Collects garbage until the page is idle and another collection changes nothing. */
async function collect(page: Page, cdp: CDPSession) {
  await idle(page)
  let counters = await cdp.send('Memory.getDOMCounters')
  for (let attempt = 0, steady = 0; attempt < 20 && steady < 3; attempt++) {
    await page.evaluate(() => new Promise(resolve => setTimeout(resolve, 50)))
    await cdp.send('HeapProfiler.collectGarbage')
    const next = await cdp.send('Memory.getDOMCounters')
    const isSame = next.nodes === counters.nodes && next.jsEventListeners === counters.jsEventListeners
    steady = isSame ? steady + 1 : 0
    counters = next
  }
  return counters
}

/** Waits two seconds so that the kit can finish its idle work. */
function idle(page: Page): Promise<void> {
  return page.evaluate(async () => {
    await new Promise(resolve => requestIdleCallback(resolve, { timeout: 2500 }))
  })
}

/** Returns a function that counts the live instances of the kit's class. */
async function kitCounter(page: Page): Promise<() => Promise<number>> {
  const cdp = await page.context().newCDPSession(page)
  const { result: prototype } = await cdp.send('Runtime.evaluate', {
    expression: "Object.getPrototypeOf(window.lab.kits['growth'])",
  })
  return async () => {
    const { objects } = await cdp.send('Runtime.queryObjects', { prototypeObjectId: prototype.objectId ?? '' })
    const { result } = await cdp.send('Runtime.callFunctionOn', {
      objectId: objects.objectId ?? '',
      functionDeclaration: 'function () { return this.length }',
    })
    await cdp.send('Runtime.releaseObject', { objectId: objects.objectId ?? '' })
    return result.value
  }
}

/** Runs in the page. Announces wallets for every provider request and counts their listeners. */
function announceWallets(count: number): void {
  let listeners = 0
  Object.defineProperty(window, 'walletListeners', { get: () => listeners })
  const details = Array.from({ length: count }, (_, index) => ({
    info: {
      uuid: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
      name: `Wallet ${index + 1}`,
      icon: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
      rdns: `org.example.wallet${index + 1}`,
    },
    provider: {
      request: async () => [],
      on: () => void listeners++,
      removeListener: () => void listeners--,
    },
  }))
  window.addEventListener('eip6963:requestProvider', () => {
    for (const detail of details) window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  })
}

function walletListeners(page: Page): Promise<number> {
  return page.evaluate(() => Number(Reflect.get(window, 'walletListeners')))
}
