import { fileURLToPath } from 'node:url'
import { dialog } from '@openappkit/e2e-kit/page'
import { serveApp } from '@openappkit/e2e-kit/serve'
import { changeSite } from '@openappkit/testing/node'
import { startCloud } from '@openappkit/testing-cloud'
import type { Page, Route } from '@playwright/test'
import { stringToHex } from 'viem'
import { logIn, openEmailLogin, pressArmed, submitEmail, walletFrame } from './embedded'
import { pageOf } from './fixtures'
import { addressOf, ask, expect, putOff, settled, test } from './hostileApp'

const builtSite = fileURLToPath(new URL('../../../packages/wallet-site/dist/site', import.meta.url))

test('28. the app refuses a frame whose script differs in one byte, if it expects another build', async ({
  bitcoinChain,
  email,
  evmChain,
  forgive,
  mailbox,
  page,
  solanaChain,
  walletCloud,
}) => {
  forgive(/font-src|\.woff2/)
  const { build } = (await (await fetch(`${walletCloud.walletUrl}/wallet/v1/site`)).json()) as { build: string }
  await using site = await changeSite(builtSite)
  await using cloud = await startCloud({
    chains: { [evmChain.chainId]: { rpcUrl: evmChain.url } },
    wallet: { smtpUrl: mailbox.smtpUrl, mailFrom: 'wallet@acme.example', operator: 'Acme' },
    walletSite: site.folder,
  })
  const { config, connect } = pageOf(evmChain, solanaChain, bitcoinChain)
  const dist = fileURLToPath(new URL('../dist-e2e', import.meta.url))
  const app = await serveApp({ dist, config: { ...config, cloud: cloud.url }, connect, frames: [cloud.walletUrl] })
  const lab = new URL('e2e/pages/lab.html', app.url)
  const pinned = `${lab}?${new URLSearchParams({ options: JSON.stringify({ walletBuild: build }) })}`
  await page.goto(pinned)
  await submitEmail(page, email)
  await expect(dialog(page).getByRole('alert').first()).toBeVisible()
  expect(mailbox.mails(email)).toEqual([])
  // Negative control: an app that expects no build uses the changed frame.
  await page.goto(lab.href)
  await logIn(page, mailbox, email)
  // Leaves the page before its server ends.
  await page.goto('about:blank')
  await app.close()
})

const outages: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  down: route => route.abort('connectionrefused'),
  broken: route => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
}

/** Runs a task while one endpoint of the wallet fails. */
async function without(page: Page, endpoint: string, outage: string, task: () => Promise<void>): Promise<void> {
  const url = `**/wallet/v1/${endpoint}`
  let failures = 0
  await page.route(url, route => {
    failures += 1
    return (outages[outage] ?? (() => route.abort()))(route)
  })
  await task()
  await expect.poll(() => failures, { timeout: 20_000 }).toBeGreaterThan(0)
  await page.unroute(url)
}

for (const outage of Object.keys(outages)) {
  test(`29. with a server that is ${outage}, each step of the login and of a signature fails, and works again`, async ({
    email,
    forgive,
    mailbox,
    openHostile,
    page,
  }) => {
    forgive(/Failed to load resource|ERR_/)
    await openHostile()
    const modal = dialog(page)
    const emailField = await openEmailLogin(page)
    await emailField.fill(email)
    const problem = modal.getByRole('alert').first()
    await without(page, 'codes', outage, () => emailField.press('Enter'))
    await expect(problem).toBeVisible()
    expect(mailbox.mails(email)).toEqual([])
    await emailField.press('Enter')
    const code = await mailbox.nextCode(email)
    const field = modal.getByRole('textbox', { name: /code/i })
    // First the code doesn't count, then it counts and there is no wallet yet.
    for (const endpoint of ['codes/verify', 'account']) {
      await without(page, endpoint, outage, () => field.pressSequentially(code))
      await expect(problem).toBeVisible()
    }
    await field.pressSequentially(code)
    await walletFrame(page).getByRole('button', { name: 'Not now' }).click()
    // For a moment, the frame's own dialog is open, too.
    await expect(modal.filter({ visible: true })).toHaveCount(0)
    const address = await addressOf(page)

    await without(page, 'paths/open', outage, async () => {
      const failed = await ask(page, 'personal_sign', [stringToHex('Hello'), address])
      await pressArmed(walletFrame(page), 'Sign')
      await putOff(page)
      expect(await settled(page, failed)).toMatchObject({ code: expect.any(Number), message: expect.any(String) })
    })
    const request = await ask(page, 'personal_sign', [stringToHex('Hello'), address])
    await pressArmed(walletFrame(page), 'Sign')
    await putOff(page)
    expect((await settled(page, request)).value).toMatch(/^0x[\da-f]{130}$/)
  })
}
