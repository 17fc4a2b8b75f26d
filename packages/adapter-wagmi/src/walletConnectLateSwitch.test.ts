import { type EvmChain, startEvmChain } from '@openappkit/testing/node'
import { createWalletConnectWallet, type WalletConnectWallet } from '@openappkit/testing/walletconnect'
import { type Cloud, startCloud } from '@openappkit/testing-cloud'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createWalletConnectKit, newBrowser, type WalletConnectKit } from '../test/createWalletConnectKit'

let node: EvmChain
let cloud: Cloud
const open: { destroy(): unknown }[] = []

beforeAll(async () => {
  node = await startEvmChain()
  cloud = await startCloud()
}, 30_000)
afterAll(() => Promise.all([node.stop(), cloud.stop()]))
afterEach(async () => {
  await Promise.all(open.splice(0).map(one => one.destroy()))
})

/** Creates a session with the first and third chains, and requests the second from a wallet that supports it. */
async function asksForSecond(): Promise<{
  readonly page: WalletConnectKit
  readonly wallet: WalletConnectWallet
  readonly switching: Promise<unknown>
  switchTo(id: number): Promise<void>
}> {
  const chains = [1, 2, 3].map(offset => ({ ...node.chain, id: node.chainId + offset, name: `Chain ${offset}` }))
  const [first, second, third] = chains
  if (!first || !second || !third) throw new Error('There are three chains.')
  const wallet = await createWalletConnectWallet({
    relayUrl: cloud.relayUrl,
    accounts: [node.accounts[0]],
    chains: Object.fromEntries(chains.map(({ id }) => [id, { rpcUrl: node.url }])),
  })
  open.push(wallet)
  const page = await createWalletConnectKit([first, second, third], cloud.url, newBrowser())
  open.push(page.kit)
  wallet.share({ chains: [`eip155:${first.id}`, `eip155:${third.id}`] })
  await page.scan(wallet)
  const switchTo = (id: number) => {
    const network = page.kit.chains.findNetwork(`eip155:${id}`)
    if (!network) throw new Error(`There is no chain ${id}.`)
    return page.kit.switchNetwork(network)
  }
  wallet.hang('switchChain')
  const switching = switchTo(second.id).catch((cause: unknown) => cause)
  await expect
    .poll(() => wallet.requests.map(({ method }) => method), { timeout: 10_000 })
    .toContain('wallet_switchEthereumChain')
  return { page, wallet, switching, switchTo }
}

const chainOf = ({ kit }: WalletConnectKit) => kit.chains.get('eip155')?.caipNetworkId

test('ignores a switch that the wallet approves after the user chose another network', async () => {
  const { page, wallet, switching, switchTo } = await asksForSecond()
  const third = `eip155:${node.chainId + 3}`
  await switchTo(node.chainId + 3)
  expect(chainOf(page)).toBe(third)
  const seen = new Set<string | undefined>()
  page.kit.subscribe(() => seen.add(chainOf(page)))
  wallet.release()
  expect(await switching).toMatchObject({ code: 'network/switch-failed' })
  // The wallet has also announced the chain, so the session includes it.
  await expect
    .poll(() => page.kit.connections.active('eip155')?.approvedNetworks)
    .toContain(`eip155:${node.chainId + 2}`)
  expect([chainOf(page), [...seen].filter(chain => chain !== third)]).toEqual([third, []])
  const provider = (await page.adapter.getProvider('walletConnect')) as { request(request: unknown): Promise<unknown> }
  expect(await provider.request({ method: 'eth_chainId' })).toBe(`0x${(node.chainId + 3).toString(16)}`)

  // From here on, the wallet switches on its own.
  await wallet.switchChain(node.chainId + 1)
  await expect.poll(() => chainOf(page)).toBe(`eip155:${node.chainId + 1}`)
  await wallet.switchChain(node.chainId + 2)
  await expect.poll(() => chainOf(page)).toBe(`eip155:${node.chainId + 2}`)
})

test('completes a late switch that is still the latest choice', async () => {
  const { page, wallet, switching } = await asksForSecond()
  wallet.release()
  await switching
  expect(chainOf(page)).toBe(`eip155:${node.chainId + 2}`)
})
