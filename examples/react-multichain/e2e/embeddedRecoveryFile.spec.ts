import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { enter } from '@openappkit/e2e-kit/page'
import { startCloud } from '@openappkit/testing-cloud'
import type { Browser, Page } from '@playwright/test'
import type { Address } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { expect, logIn, test } from './embedded'
import { logInWindow, openSettings, password } from './embeddedSteps'
import type { ChainName } from './fixtures'
import { payEther, paySol } from './payWithKeys'
import { recoverSolana } from './recoverSolana'
import { writeReleasedFile } from './releasedRecoveryFile'
import { serveCloudApp } from './workers/apps'

const recipient = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

interface Recovered {
  readonly phrase: string
  /** Private keys by network. */
  readonly keys: { readonly Ethereum: string; readonly Solana: string }
}

/** Saves a recovery file in the wallet's settings. Returns its path. */
async function saveFile(page: Page, login: (window: Page) => Promise<void>, folder: string): Promise<string> {
  const window = await openSettings(page, /^Export wallet/)
  await login(window)
  await window.getByRole('button', { name: /Use the app/ }).click()
  await window.getByRole('button', { name: /^Recovery file/ }).click()
  await window.getByLabel('File password').fill(password)
  const [download] = await Promise.all([
    window.waitForEvent('download'),
    window.getByRole('button', { name: 'Save file' }).click(),
  ])
  await expect(window.getByRole('heading', { name: 'File saved' })).toBeFocused()
  const path = join(folder, download.suggestedFilename())
  await download.saveAs(path)
  await window.close()
  return path
}

/** Opens a recovery file on a device without a network. */
async function openFile(browser: Browser, path: string, address: string): Promise<Recovered> {
  const context = await browser.newContext({ offline: true, locale: 'en-US' })
  const file = await context.newPage()
  const url = pathToFileURL(path).href
  const requests: string[] = []
  const problems: string[] = []
  file.on('request', request => requests.push(request.url()))
  file.on('console', message => problems.push(message.text()))
  file.on('pageerror', error => problems.push(String(error)))
  await file.goto(url)
  await expect(file.getByText(address)).toBeVisible()
  const field = file.getByLabel('File password')
  await field.fill('correct horse battery')
  await field.press('Enter')
  await expect(file.getByText('That password doesn’t open this file. Try again.')).toBeVisible()
  await field.fill(password)
  await field.press('Enter')
  const words = file.getByRole('list', { name: 'Recovery phrase' }).locator('span:not([aria-hidden])')
  await expect(words).toHaveCount(12)
  const phrase = (await words.allTextContents()).join(' ')
  const keys = { Ethereum: await revealKey(file, 'Ethereum'), Solana: await revealKey(file, 'Solana') }
  expect(requests).toEqual([url])
  expect(problems).toEqual([])
  await context.close()
  return { phrase, keys }
}

/** Reveals a private key in a recovery file. */
async function revealKey(file: Page, network: string): Promise<string> {
  const row = file.getByRole('region', { name: `Key for ${network}` })
  await row.getByRole('button').click()
  return (await row.locator('p').textContent()) ?? ''
}

test('11. a recovery file opens with every server gone, and its keys move the funds of both chains', async ({
  bitcoinChain,
  browser,
  chain,
  email,
  evmChain,
  mailbox,
  page,
  solanaChain,
}, testInfo) => {
  const addressOf = async (name: ChainName): Promise<string> => {
    const account = chain(name).getByTestId('account')
    await expect(account).not.toBeEmpty()
    return (await account.textContent()) ?? ''
  }
  const saveAndEnd = async () => {
    await using cloud = await startCloud({
      chains: { [evmChain.chainId]: { rpcUrl: evmChain.url } },
      chainSettings: { [solanaChain.caipNetworkId]: { upstreams: [solanaChain.url] } },
      wallet: { smtpUrl: mailbox.smtpUrl, mailFrom: 'wallet@acme.example', operator: 'Acme' },
    })
    const app = await serveCloudApp(cloud, [evmChain, solanaChain, bitcoinChain], {}, [cloud.walletUrl])
    await page.goto(app.url)
    await logIn(page, mailbox, email)
    const addresses = { evm: (await addressOf('Ethereum')) as Address, solana: await addressOf('Solana') }
    const path = await saveFile(page, window => logInWindow(window, mailbox, email), testInfo.outputPath())
    await page.goto('about:blank')
    await app.close()
    return { addresses, path, servers: [app.url, cloud.url, cloud.walletUrl] }
  }
  const { addresses, path, servers } = await saveAndEnd()
  for (const url of servers) await expect(fetch(url), url).rejects.toThrow()

  const { keys, phrase } = await openFile(browser, path, addresses.evm)
  expect(mnemonicToAccount(phrase).address).toBe(addresses.evm)
  expect(recoverSolana(phrase)).toBe(addresses.solana)

  await evmChain.setBalance(addresses.evm, 10n ** 18n)
  const ether = { node: evmChain.url, key: keys.Ethereum, to: recipient, amount: 9n * 10n ** 17n }
  const before = await evmChain.balanceOf(recipient)
  expect(await evmChain.waitForReceipt(await payEther(ether))).toMatchObject({ status: 'success' })
  expect((await evmChain.balanceOf(recipient)) - before).toBe(ether.amount)

  await solanaChain.airdrop(addresses.solana, 2_000_000_000n)
  const to = solanaChain.accounts[1]?.address ?? ''
  const held = await solanaChain.balanceOf(to)
  const sol = { node: solanaChain.url, key: keys.Solana, to, amount: 1_900_000_000n }
  const signature = await paySol(sol)
  await expect.poll(() => solanaChain.transaction(signature)).toMatchObject({ err: null })
  expect((await solanaChain.balanceOf(to)) - held).toBe(sol.amount)
})

test('@firefox 11. opens a recovery file of the first release', async ({ page }, testInfo) => {
  const { address, mnemonic, password: known, url } = await writeReleasedFile(testInfo.outputPath('recovery.html'))
  await page.goto(url)
  await expect(page.getByText(address)).toBeVisible()
  const field = page.getByLabel('File password')
  await enter(field, known)
  await field.press('Enter')
  const words = page.getByRole('list', { name: 'Recovery phrase' }).locator('span:not([aria-hidden])')
  await expect(words).toHaveText(mnemonic.split(' '))
})
