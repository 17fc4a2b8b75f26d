import { expect } from '@openappkit/testing/playwright'
import type { Page } from '@playwright/test'
import { type Address, type Hash, type Hex, parseEther, verifyMessage } from 'viem'
import { test } from './page'

interface Answer {
  readonly result?: unknown
  readonly code?: number
}

declare const provider: { request(args: { method: string; params?: unknown[] }): Promise<unknown> }
declare const announced: string[]
declare const received: string[][]

/** Sends a request to the wallet that announced itself last. */
function ask(page: Page, method: string, ...params: unknown[]): Promise<Answer> {
  return page.evaluate(
    args =>
      provider.request(args).then(
        result => ({ result }),
        error => ({ code: error.code }),
      ),
    { method, params },
  )
}

test.use({ evmChainOptions: { chainId: 4242 } })

test('under a policy that forbids every connection, a wallet connects, signs and sends', async ({
  page,
  url,
  evmChain,
  installWallet,
}) => {
  const requested: string[] = []
  const problems: string[] = []
  page.on('request', request => requested.push(request.url()))
  page.on('console', message => problems.push(message.text()))
  page.on('pageerror', error => problems.push(error.message))
  const wallet = await installWallet(page)
  await page.goto(url)
  expect(await page.evaluate(() => announced)).toEqual(['Test Wallet'])
  expect(await page.evaluate(() => 'ethereum' in window || 'OpenAppKitTesting' in window)).toBe(false)

  const accounts = (await ask(page, 'eth_requestAccounts')).result as [Address, Address]
  expect(accounts).toEqual(evmChain.accounts.slice(0, 2).map(account => account.address.toLowerCase()))
  const [from, to] = accounts

  const signature = (await ask(page, 'personal_sign', '0x6869', from)).result as Hex
  expect(await verifyMessage({ address: from, message: 'hi', signature })).toBe(true)

  const before = await evmChain.balanceOf(to)
  const sent = await ask(page, 'eth_sendTransaction', { from, to, value: `0x${parseEther('2').toString(16)}` })
  await evmChain.waitForReceipt(sent.result as Hash)
  expect(await evmChain.balanceOf(to)).toBe(before + parseEther('2'))

  expect((await wallet.requests()).map(request => request.method)).toEqual([
    'eth_requestAccounts',
    'personal_sign',
    'eth_sendTransaction',
  ])
  expect(requested.filter(one => !one.startsWith('data:'))).toEqual([url])
  expect(problems).toEqual([])
})

test('orders given before the first page hold from there on, and once', async ({ page, url, installWallet }) => {
  const wallet = await installWallet(page)
  await wallet.reject('connect')
  await page.goto(url)
  await page.reload()
  expect(await ask(page, 'eth_requestAccounts')).toEqual({ code: 4001 })
  await page.reload()
  expect((await ask(page, 'eth_requestAccounts')).result).toHaveLength(2)
})

test('permission, account and lock survive a reload', async ({ page, url, installWallet }) => {
  const wallet = await installWallet(page)
  await page.goto(url)
  await ask(page, 'eth_requestAccounts')
  await wallet.switchAccount(1)
  const { result } = await ask(page, 'eth_accounts')
  expect((await page.evaluate(() => received)).at(-1)).toEqual(result)

  await page.reload()
  expect((await ask(page, 'eth_accounts')).result).toEqual(result)
  await wallet.lock()
  await page.reload()
  expect((await ask(page, 'eth_accounts')).result).toEqual([])
  await wallet.unlock()
  expect((await ask(page, 'eth_accounts')).result).toEqual(result)
  await wallet.disconnect()
  expect((await page.evaluate(() => received)).at(-1)).toEqual([])
})

test('a hanging request is released from outside', async ({ page, url, installWallet }) => {
  const wallet = await installWallet(page)
  await page.goto(url)
  await wallet.hang('connect')
  const connecting = ask(page, 'eth_requestAccounts')
  await expect.poll(async () => (await wallet.requests())[0]?.status).toBe('open')
  await wallet.release('reject')
  expect(await connecting).toEqual({ code: 4001 })
})

test('several wallets stay apart, one arrives late, and the test itself may answer for its owner', async ({
  page,
  url,
  installWallet,
}) => {
  const first = await installWallet(page, { name: 'First', rdns: 'com.first' })
  await installWallet(page, { name: 'Second', rdns: 'com.second' })
  await page.goto(url)
  const prompts: string[] = []
  const late = await installWallet(page, {
    name: 'Late',
    rdns: 'com.late',
    announceAfter: 'manual',
    approve: ({ kind }) => {
      prompts.push(kind)
      return kind === 'connect'
    },
  })
  expect(await page.evaluate(() => announced)).toEqual(['First', 'Second'])
  await late.announce()
  expect(await page.evaluate(() => announced)).toEqual(['First', 'Second', 'Late'])

  const { result } = await ask(page, 'eth_requestAccounts')
  expect(await ask(page, 'personal_sign', '0x00', (result as string[])[0])).toEqual({ code: 4001 })
  expect(prompts).toEqual(['connect', 'sign'])
  expect(await first.requests()).toEqual([])
  expect(await late.requests('personal_sign')).toMatchObject([{ status: 'refused', errorCode: 4001 }])
})
