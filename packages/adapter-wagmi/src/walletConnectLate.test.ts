import { type EvmChain, startEvmChain } from '@openappkit/testing/node'
import { createWalletConnectWallet } from '@openappkit/testing/walletconnect'
import { type Cloud, startCloud } from '@openappkit/testing-cloud'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createWalletConnectKit, linkOf } from '../test/createWalletConnectKit'
import { localWallet } from '../test/localWallet'
import { openPage } from '../test/TestPage'

let chain: EvmChain
let cloud: Cloud
const open: { destroy(): unknown }[] = []

beforeAll(async () => {
  chain = await startEvmChain()
  cloud = await startCloud()
}, 30_000)
afterAll(() => Promise.all([chain.stop(), cloud.stop()]))
afterEach(async () => {
  vi.unstubAllGlobals()
  await Promise.all(open.splice(0).map(one => one.destroy()))
})

const installed = 'org.openappkit.test-wallet'

test('adds a connection without activating it if a wallet scans after the user connected another one', async () => {
  const page = openPage()
  // The libraries of both sides read the page's title and icons.
  Object.assign(page.document, { title: 'Test app', getElementsByTagName: () => [] })
  localWallet(chain).install(page)
  const [, , other] = chain.accounts
  if (!other) throw new Error('The chain has too few accounts.')
  const phone = await createWalletConnectWallet({
    relayUrl: cloud.relayUrl,
    accounts: [other],
    chains: { [chain.chainId]: { rpcUrl: chain.url } },
  })
  open.push(phone)
  const { kit, modalKit, pairing } = await createWalletConnectKit([chain.chain], cloud.url)
  open.push(kit)
  pairing.start()
  const uri = await linkOf(pairing)
  await modalKit.connectWallet(installed, 'eip155')
  const { address } = kit.getAccount()
  expect(address).toBe(chain.accounts[0].address)
  const seen = new Set<string | undefined>()
  kit.subscribe(() => seen.add(kit.getAccount().address))

  await phone.pair(uri)
  const connectorIds = () => kit.connections.list('eip155').map(({ connectorId }) => connectorId)
  await expect.poll(() => connectorIds().toSorted(), { timeout: 15_000 }).toEqual([installed, 'walletConnect'])
  await expect.poll(() => pairing.state.value.status).toBe('connected')
  expect([kit.connections.active('eip155')?.connectorId, kit.getAccount().address]).toEqual([installed, address])
  expect([...seen].filter(one => one !== address)).toEqual([])
})
