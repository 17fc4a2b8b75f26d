import { writeFile } from 'node:fs/promises'
import { type Hex, verifyMessage } from 'viem'
import { test as base, expect } from './embedded'
import { writeReleasedFile } from './releasedRecoveryFile'
import { startWebKit } from './webkit/startWebKit'
import { WebKitPage } from './webkit/WebKitPage'

const password = 'correct horse battery staple'

/** These tests open no page of Playwright. */
const test = base.extend<{ readonly webkit: WebKitPage }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter to know what a fixture needs.
  complaints: async ({}, use) => use([]),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter to know what a fixture needs.
  webkit: async ({}, use, info) => {
    await using session = await startWebKit(String(info.project.metadata['webkitDriver']))
    const page = new WebKitPage(session.url)
    await use(page)
    if (info.status !== info.expectedStatus) await writeFile(info.outputPath('webkit.png'), await page.screenshot())
  },
})

test('WebKitGTK logs in by email, protects the wallet with a password, signs, and stays logged in', async ({
  email,
  mailbox,
  walletApp,
  webkit,
}) => {
  // Without a graphics card, a busy machine draws slowly.
  test.slow()
  await webkit.goto(walletApp.url)
  await webkit.press('Connect')
  await webkit.press('Continue with email')
  await webkit.type('input[type="email"]', email, { submit: true })
  await webkit.type('input[autocomplete="one-time-code"]', await mailbox.nextCode(email))
  await webkit.enterFrame('#w3m-iframe')
  await webkit.press('Add password')
  await webkit.type('input[type="password"]', password)
  await webkit.press('Save password')
  await webkit.press('Continue')
  await webkit.leaveFrame()
  await webkit.text('[data-testid="status"]', /^connected$/)
  const address = (await webkit.text('[data-testid="account"]', /^0x/)) as Hex

  await webkit.press('Sign message')
  await webkit.enterFrame('#w3m-iframe')
  await webkit.approve('Sign')
  await webkit.leaveFrame()
  const signature = (await webkit.text('[data-testid="signature"]', /^0x[0-9a-f]{130}$/)) as Hex
  expect(await verifyMessage({ address, message: 'Hello from OpenAppKit', signature })).toBe(true)

  await webkit.reload()
  await webkit.text('[data-testid="status"]', /^connected$/)
  expect(await webkit.text('[data-testid="account"]', /^0x/)).toBe(address)
})

test('WebKitGTK opens a recovery file of the first release', async ({ webkit }, info) => {
  const { address, mnemonic, password: known, url } = await writeReleasedFile(info.outputPath('recovery.html'))
  await webkit.goto(url)
  await webkit.text('.window-key', new RegExp(`^${address}$`))
  await webkit.type('input[type="password"]', known, { submit: true })
  const numbered = mnemonic.split(' ').map((word, index) => `${index + 1}${word}`)
  await webkit.text('.window-words', new RegExp(`^${numbered.join('')}$`))
})
