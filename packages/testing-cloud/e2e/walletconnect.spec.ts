import { fileURLToPath } from 'node:url'
import type { createWalletConnectWallet, WalletConnectWallet } from '@openappkit/testing/walletconnect'
import { test as base, expect } from '@openappkit/testing-cloud/playwright'
import { build } from 'esbuild'
import { type Hash, type Hex, parseEther, verifyMessage } from 'viem'
import { type Dapp, propose, startDapp } from '../test/dapp'
import { servePage } from './servePage'

declare const testing: { createWalletConnectWallet: typeof createWalletConnectWallet }
declare let wallet: WalletConnectWallet

const test = base.extend<{ dapp: Dapp; url: string }>({
  dapp: async ({ cloud }, use) => {
    const { dapp, close } = await startDapp(cloud)
    await use(dapp)
    await close()
  },
  /** URL of an app that bundles the wallet and may connect only to the relay and the chain. */
  url: async ({ cloud, evmChain }, use) => {
    const { outputFiles } = await build({
      entryPoints: [fileURLToPath(import.meta.resolve('@openappkit/testing/walletconnect'))],
      bundle: true,
      write: false,
      format: 'iife',
      globalName: 'testing',
      platform: 'browser',
      define: { global: 'globalThis' },
    })
    const files = {
      '/': '<!doctype html><title>A wallet</title><link rel="icon" href="data:,"><script src="/wallet.js"></script>',
      '/wallet.js': outputFiles[0]?.text ?? '',
    }
    const policy = `default-src 'none'; script-src 'self'; img-src data:; connect-src ${cloud.relayUrl} ${evmChain.url}; require-trusted-types-for 'script'`
    await using page = await servePage(files, policy)
    await use(page.url)
  },
})

test('a wallet in an app with a strict policy connects, signs and sends, without other requests', async ({
  page,
  url,
  cloud,
  evmChain,
  dapp,
}) => {
  const elsewhere: string[] = []
  const problems: string[] = []
  page.on('request', request => {
    const known = [url, evmChain.url, cloud.url, 'data:'].some(start => request.url().startsWith(start))
    if (!known) elsewhere.push(request.url())
  })
  page.on('console', message => problems.push(message.text()))
  page.on('pageerror', error => problems.push(error.message))
  await page.goto(url)
  const [{ address, privateKey }, receiver] = evmChain.accounts
  await page.evaluate(
    async options => {
      wallet = await testing.createWalletConnectWallet(options)
    },
    {
      relayUrl: cloud.relayUrl,
      accounts: [{ address, privateKey }] as const,
      chains: { [evmChain.chainId]: { rpcUrl: evmChain.url } },
      storage: 'local' as const,
    },
  )
  const { uri, session } = await propose(dapp, [evmChain])
  await page.evaluate(async link => void (await wallet.pair(link)), uri)
  await session

  const caip = `eip155:${evmChain.chainId}`
  const signature = await dapp.request<Hex>({ method: 'personal_sign', params: ['0x6869', address] }, caip)
  expect(await verifyMessage({ address, message: 'hi', signature })).toBe(true)
  const before = await evmChain.balanceOf(receiver?.address ?? address)
  const value = `0x${parseEther('1').toString(16)}`
  const sent = { method: 'eth_sendTransaction', params: [{ from: address, to: receiver?.address, value }] }
  await evmChain.waitForReceipt(await dapp.request<Hash>(sent, caip))
  expect(await evmChain.balanceOf(receiver?.address ?? address)).toBe(before + parseEther('1'))

  expect(await page.evaluate(() => wallet.requests.map(({ method, status }) => [method, status]))).toEqual([
    ['wc_sessionPropose', 'answered'],
    ['personal_sign', 'answered'],
    ['eth_sendTransaction', 'answered'],
  ])
  expect(elsewhere).toEqual([])
  expect(problems).toEqual([])
})

test('the fixture is a wallet in the test process', async ({ walletConnectWallet, evmChain, dapp }) => {
  walletConnectWallet.reject('sign')
  const { uri, session } = await propose(dapp, [evmChain])
  await walletConnectWallet.pair(uri)
  await session
  const call = { method: 'personal_sign', params: ['0x00', evmChain.accounts[0].address] }
  await expect(dapp.request(call, `eip155:${evmChain.chainId}`)).rejects.toMatchObject({ code: 4001 })
})
