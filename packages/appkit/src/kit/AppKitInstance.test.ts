import { expect, test } from 'vitest'
import { addressOne, FakeAdapter } from '../test/FakeAdapter'
import { fakeModal } from '../test/fakeModal'
import { ethereum, optimism } from '../test/session'
import { makeKit } from './makeKit'

function settle(): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, 0))
}

test('subscriptions hear what they are named after, once for each change, until they end', async () => {
  const kit = makeKit({ networks: [ethereum, optimism], adapters: [new FakeAdapter()] }, fakeModal())
  const heard: unknown[] = []
  const stops = [
    kit.subscribeAccount(({ address }) => heard.push(address)),
    kit.subscribeNetwork(({ chainId }) => heard.push(chainId)),
    kit.subscribeTheme(({ themeMode }) => heard.push(themeMode)),
    kit.subscribeState(({ selectedNetworkId }) => heard.push(selectedNetworkId)),
  ]
  const wallet = new FakeAdapter()
  wallet.accept(addressOne, 1)
  kit.chains.project('eip155', wallet.state)
  await settle()
  expect(heard.splice(0)).toEqual([addressOne])

  wallet.accept(addressOne, 10)
  kit.chains.project('eip155', wallet.state)
  await settle()
  expect(heard.splice(0).sort()).toEqual([10, 'eip155:10', addressOne].sort())

  kit.setThemeMode('light')
  await settle()
  expect(heard.splice(0)).toEqual(['light'])

  for (const stop of stops) stop()
  kit.setThemeMode('dark')
  await settle()
  expect(heard).toEqual([])
})

test('subscriptions end with the kit', async () => {
  const kit = makeKit({ networks: [ethereum] }, fakeModal())
  const heard: unknown[] = []
  kit.subscribeTheme(theme => heard.push(theme))
  kit.destroy()
  kit.setThemeMode('light')
  await settle()
  expect(heard).toEqual([])
})

test('readers follow AppKit 1.8', () => {
  const kit = makeKit(
    {
      networks: [ethereum, optimism],
      adapters: [new FakeAdapter()],
      themeVariables: { '--w3m-accent': 'red' },
    },
    fakeModal(),
  )
  expect(kit.getIsConnectedState()).toBe(false)
  const wallet = new FakeAdapter()
  wallet.accept(addressOne, 10)
  kit.chains.project('eip155', wallet.state)
  kit.connectors.project('eip155', wallet.state.connectors)
  kit.connections.project('eip155', wallet.state)
  expect(kit.getAddress()).toBe(addressOne)
  expect(kit.getCaipAddress('eip155')).toBe(`eip155:10:${addressOne}`)
  expect(kit.getCaipNetwork()).toMatchObject({ name: 'OP Mainnet' })
  expect(kit.getWalletInfo()).toEqual({
    name: 'Fake Wallet',
    icon: undefined,
    type: 'ANNOUNCED',
    rdns: 'org.example.fake',
  })
  expect(kit.getThemeVariables()).toEqual({ '--w3m-accent': 'red' })
  expect(kit.isOpen()).toBe(false)
})
