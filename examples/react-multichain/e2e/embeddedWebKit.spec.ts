import { existsSync } from 'node:fs'
import { test as base, expect } from './embedded'
import { ENTER, type WebKitElement, WebKitPage, waitFor } from './webkit/WebKitPage'

const driver = process.env['WEBKIT_DRIVER_PATH'] ?? '/usr/bin/WebKitWebDriver'

/** These tests have a page of their own. */
const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter to know what a fixture needs.
  complaints: async ({}, use) => use([]),
})

test.skip(!existsSync(driver), 'needs WebKitGTK: apt-get install webkit2gtk-driver xvfb')

test('WebKitGTK logs in by email and asks for an approval', async ({ email, mailbox, walletApp }) => {
  await using page = await WebKitPage.open({ driver })
  try {
    await page.goto(walletApp.url)
    await logIn(page, email, () => mailbox.nextCode(email))
    expect(await text(page, 'account', /^0x/)).toMatch(/^0x[0-9a-fA-F]{40}$/)
    await askToSign(page)
  } catch (error) {
    await test.info().attach('WebKitGTK', { body: await page.screenshot(), contentType: 'image/png' })
    throw error
  }
})

async function logIn(page: WebKitPage, email: string, nextCode: () => Promise<string>): Promise<void> {
  await page.click(await page.find(deep(`all('[data-testid="connect-button"]')[0]`)))
  await page.type(await field(page, 'email'), `${email}${ENTER}`)
  const code = await nextCode()
  await page.type(await page.find(deep(`all('input[autocomplete="one-time-code"]')[0]`)), code)
}

/** Asks for a signature in the app, and waits until the wallet's frame lets the user approve it. */
async function askToSign(page: WebKitPage): Promise<void> {
  await page.click(await button(page, 'Sign message'))
  await page.enterFrame(await page.find(`return document.querySelector('#w3m-iframe')`))
  await page.find(deep(`all('button[aria-disabled="false"]').find(one => one.textContent === 'Sign')`))
}

function button(page: WebKitPage, name: string): Promise<WebKitElement> {
  return page.find(deep(`all('button').find(one => one.textContent.trim().startsWith(${JSON.stringify(name)}))`))
}

function field(page: WebKitPage, type: string): Promise<WebKitElement> {
  return page.find(deep(`all('input[type="${type}"]')[0]`))
}

/** Waits for the text of the first panel's output. */
function text(page: WebKitPage, id: string, pattern: RegExp): Promise<string> {
  return waitFor(async () => {
    const found = await page.evaluate(`return document.querySelector('[data-testid="${id}"]')?.textContent ?? ''`)
    return typeof found === 'string' && pattern.test(found) ? found : undefined
  }, id)
}

/** Returns the body of a function that searches all shadow roots, too. */
function deep(expression: string): string {
  return `
    const within = root => [...root.querySelectorAll('*')].flatMap(one => [one, ...(one.shadowRoot ? within(one.shadowRoot) : [])])
    const all = selector => within(document).filter(one => one.matches(selector))
    return ${expression}
  `
}
