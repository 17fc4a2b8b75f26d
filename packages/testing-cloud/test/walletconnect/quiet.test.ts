import { expect, vi } from 'vitest'
import { propose } from '../dapp'
import { startWalletProcess, walletProgram } from '../startWalletProcess'
import { test } from '../walletConnectTest'

const walletPath = walletProgram()

test('sends requests only to the relay and the chain', async ({ chain, connected }) => {
  const fetched = vi.spyOn(globalThis, 'fetch')
  const { ask } = await connected()
  await ask('eth_sendTransaction', { from: chain.accounts[0].address, to: chain.accounts[1]?.address, value: '0x1' })
  const urls = fetched.mock.calls.map(([url]) => new URL(String(url instanceof Request ? url.url : url)).origin)
  fetched.mockRestore()
  expect([...new Set(urls)]).toEqual([chain.url])
})

test('two wallets in one process are independent and add no globals', async ({ createWallet }) => {
  const before = Object.keys(globalThis)
  const [one, two] = await Promise.all([createWallet(), createWallet()])
  one.reject('connect')
  await one.switchChain(31338)
  expect(two.chainId).toBe(31337)
  expect(Object.keys(globalThis)).toEqual(before)
})

test.for(['app online', 'app offline'] as const)(
  'destroy leaves no socket or timer, so an idle process exits (%s)',
  async (destroy, { chain, cloud, createDapp }) => {
    const dapp = await createDapp()
    const { uri, session } = await propose(dapp, [chain])
    const process = await startWalletProcess(walletPath(), {
      relayUrl: cloud.relayUrl,
      accounts: [chain.accounts[0], chain.accounts[2] ?? chain.accounts[0]],
      chains: { [chain.chainId]: { rpcUrl: chain.url } },
    })
    process.send({ pair: uri })
    await session
    const call = { method: 'personal_sign', params: ['0x00', chain.accounts[0].address] }
    expect(await dapp.request(call, `eip155:${chain.chainId}`)).toMatch(/^0x/)

    if (destroy === 'app offline') await dapp.client.core.relayer.transportClose()
    process.send({ destroy })
    expect(await process.ended).toBe(0)
  },
)
