import { type EvmChain, startEvmChain } from '@openappkit/testing/node'
import { createWalletConnectWallet, type WalletConnectWallet } from '@openappkit/testing/walletconnect'
import { type Cloud, startCloud } from '@openappkit/testing-cloud'
import { recoverMessageAddress } from 'viem'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createWalletConnectKit, newBrowser, type WalletConnectKit } from '../test/createWalletConnectKit'

let chain: EvmChain
let cloud: Cloud
const open: { destroy(): unknown }[] = []

beforeAll(async () => {
  chain = await startEvmChain()
  cloud = await startCloud()
}, 30_000)
afterAll(() => Promise.all([chain.stop(), cloud.stop()]))
afterEach(async () => {
  await Promise.all(open.splice(0).map(one => one.destroy()))
})

async function createWallet(): Promise<WalletConnectWallet> {
  const wallet = await createWalletConnectWallet({
    relayUrl: cloud.relayUrl,
    accounts: [chain.accounts[0]],
    chains: { [chain.chainId]: { rpcUrl: chain.url } },
  })
  open.push(wallet)
  return wallet
}

async function createKit(browser = newBrowser()): Promise<WalletConnectKit> {
  const kit = await createWalletConnectKit([chain.chain], cloud.url, browser)
  open.push(kit.kit)
  return kit
}

/** Pairs outside of wagmi: in a view, or with another chain's adapter. */
async function pairElsewhere({ kit }: WalletConnectKit, wallet: WalletConnectWallet): Promise<void> {
  const link = await kit.walletConnect?.load()
  const stop = link?.subscribe(change => void (change.type === 'uri' && wallet.pair(change.uri)))
  await link?.connect()
  stop?.()
}

test('turns a session from another part of the kit into wagmi’s connection, without a wallet request', async () => {
  const [wallet, page] = [await createWallet(), await createKit()]
  await pairElsewhere(page, wallet)
  const requestCount = wallet.requests.length
  await expect.poll(() => page.kit.getAccount().isConnected).toBe(true)

  expect(page.kit.connections.list('eip155')).toMatchObject([{ connectorId: 'walletConnect' }])
  expect(wallet.requests).toHaveLength(requestCount)
  expect(wallet.sessions).toHaveLength(1)
  const [address = ''] = wallet.accounts
  const { signature } = await page.adapter.signMessage({ message: 'mine', address })
  expect(await recoverMessageAddress({ message: 'mine', signature: signature as `0x${string}` })).toBe(address)
})

test('disconnects wagmi when such a session ends, and takes over the next one', async () => {
  const [wallet, page] = [await createWallet(), await createKit()]
  await pairElsewhere(page, wallet)
  await expect.poll(() => page.kit.getAccount().isConnected).toBe(true)
  await wallet.disconnect()
  await expect.poll(() => page.kit.getAccount().status).toBe('disconnected')

  await pairElsewhere(page, wallet)
  await expect.poll(() => page.kit.getAccount().isConnected).toBe(true)
})

test('makes no second connection while wagmi’s own connect waits for the session', async () => {
  const [wallet, page] = [await createWallet(), await createKit()]
  const connector = await vi.waitFor(
    () => {
      const found = page.adapter.wagmiConfig.connectors.find(({ id }) => id === 'walletConnect')
      if (!found) throw new Error('There is no connector.')
      return found
    },
    { timeout: 15_000 },
  )
  const connect = vi.spyOn(connector, 'connect')
  await page.scan(wallet)
  await new Promise(resolve => setTimeout(resolve, 50))
  expect(connect).toHaveBeenCalledOnce()
  expect(page.adapter.wagmiConfig.state.connections.size).toBe(1)
})

test('reconnects such a session after a reload, unless the user disconnected', async () => {
  const wallet = await createWallet()
  const browser = newBrowser()
  const before = await createKit(browser)
  await pairElsewhere(before, wallet)
  await expect.poll(() => before.kit.getAccount().isConnected).toBe(true)
  before.kit.destroy()

  const after = await createKit(browser)
  await expect.poll(() => after.kit.getAccount().isConnected).toBe(true)
  await after.kit.disconnect()
  await expect.poll(() => wallet.sessions).toEqual([])
  after.kit.destroy()
  const last = await createKit(browser)
  expect(last.kit.getAccount().status).toBe('disconnected')
})
