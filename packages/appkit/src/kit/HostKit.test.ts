import { hang, ScriptedEnvironment } from '@openappkit/appkit-core/testing'
import { expect, onTestFinished, test } from 'vitest'
import { addressOne, createAdapter } from '../../test/createAdapter'
import { fakeModal } from '../../test/fakeModal'
import { ethereum, optimism, storedSession } from '../../test/session'
import { solana } from '../networks/solana'
import { HostKit } from './HostKit'

function settle(): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, 0))
}

test('sets the language and changes options, except those that are read once', async () => {
  const kit = new HostKit({ networks: [ethereum], locale: 'de' }, fakeModal())
  await kit.setLocale('ar')
  expect(kit.options.input.locale).toBe('ar')
  await kit.setLocale(undefined)
  expect(kit.options.input.locale).toBeUndefined()
  await kit.updateOptions({ features: { receive: false } })
  expect(kit.options.state.features).toEqual({ receive: false })
  const changes = { locale: 'de', features: { reownAuthentication: true } }
  await expect(kit.updateOptions(changes)).rejects.toThrow(expect.objectContaining({ code: 'options/read-only' }))
  expect(kit.options.input.locale).toBeUndefined()
})

test('each subscription reports each change once until it ends', async () => {
  const kit = new HostKit({ networks: [ethereum, optimism], adapters: [createAdapter()] }, fakeModal())
  const received: unknown[] = []
  const stops = [
    kit.subscribeAccount(({ address }) => received.push(address)),
    kit.subscribeNetwork(({ chainId }) => received.push(chainId)),
    kit.subscribeTheme(({ themeMode }) => received.push(themeMode)),
    kit.subscribeState(({ selectedNetworkId }) => received.push(selectedNetworkId)),
  ]
  const wallet = createAdapter()
  wallet.emitConnected({ address: addressOne, chainId: 1 })
  kit.chains.project('eip155', wallet.state)
  await settle()
  expect(received.splice(0)).toEqual([addressOne])

  wallet.emitConnected({ address: addressOne, chainId: 10 })
  kit.chains.project('eip155', wallet.state)
  await settle()
  expect(received.splice(0).sort()).toEqual([10, 'eip155:10', addressOne].sort())

  kit.setThemeMode('light')
  await settle()
  expect(received.splice(0)).toEqual(['light'])

  for (const stop of stops) stop()
  kit.setThemeMode('dark')
  await settle()
  expect(received).toEqual([])
})

test('subscriptions end with the kit', async () => {
  const kit = new HostKit({ networks: [ethereum] }, fakeModal())
  const received: unknown[] = []
  kit.subscribeTheme(theme => received.push(theme))
  kit.destroy()
  kit.setThemeMode('light')
  await settle()
  expect(received).toEqual([])
})

test('getters match AppKit 1.8', () => {
  const kit = new HostKit(
    {
      networks: [ethereum, optimism],
      adapters: [createAdapter()],
      themeVariables: { '--w3m-accent': 'red' },
    },
    fakeModal(),
  )
  expect(kit.getIsConnectedState()).toBe(false)
  const wallet = createAdapter()
  wallet.emitConnected({ address: addressOne, chainId: 10 })
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

test('chain ids are numbers if the CAIP-2 reference is numeric, else strings', () => {
  const kit = new HostKit({ networks: [ethereum, solana], adapters: [createAdapter()] }, fakeModal())
  const wallet = createAdapter()
  wallet.emitConnected({ address: addressOne, chainId: 137 })
  kit.chains.project('eip155', wallet.state)
  expect(kit.getChainId()).toBe(137)
  const other = createAdapter('solana', 'Solana')
  for (const [reference, chainId] of [
    ['unknown', 'unknown'],
    ['000000000019', '000000000019'],
    ['99999999999999999999', '99999999999999999999'],
    [solana.id, solana.id],
  ]) {
    other.emitConnected({ address: '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv', chainId: reference })
    kit.chains.project('solana', other.state)
    kit.chains.setActiveNamespace('solana')
    expect(kit.getChainId()).toBe(chainId)
  }
})

test('subscribeConnections reports each change of a namespace once', async () => {
  const kit = new HostKit({ networks: [ethereum, solana], adapters: [createAdapter()] }, fakeModal())
  const received: string[][] = []
  const stop = kit.subscribeConnections(list => received.push(list.map(({ connectorId }) => connectorId)), 'solana')
  const evm = createAdapter()
  evm.emitConnected()
  kit.connections.project('eip155', evm.state)
  await settle()
  expect(received).toEqual([])
  const other = createAdapter('solana', 'Solana')
  other.emitConnected({ address: '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv', chainId: solana.id })
  kit.connections.project('solana', other.state)
  await settle()
  expect(received).toEqual([['fake']])
  expect(kit.getConnections('solana')).toHaveLength(1)
  expect(kit.getConnections('eip155')).toHaveLength(1)
  expect(kit.getActiveChainNamespace()).toBe('eip155')
  expect(kit.getCaipNetworks('solana')).toMatchObject([{ name: 'Solana' }])
  stop()
})

test('retries a failed reconnect, and stops waiting for one', async () => {
  const wallet = createAdapter()
  wallet.answerTo({ reconnect: () => Promise.reject(new Error('offline')) })
  const kit = new HostKit(
    { networks: [ethereum, optimism], adapters: [wallet], storage: storedSession() },
    { ...fakeModal(), environment: new ScriptedEnvironment() },
  )
  onTestFinished(() => kit.destroy())
  kit.start()
  await settle()
  expect(kit.getAccount('eip155').status).toBe('disconnected')

  wallet.answerTo({ reconnect: hang })
  void kit.retryReconnect('eip155')
  await settle()
  expect(kit.getAccount('eip155').status).toBe('reconnecting')
  kit.endReconnect('eip155')
  expect(kit.getAccount('eip155').status).toBe('disconnected')
})

test("emits the app's events to its listeners", () => {
  const kit = new HostKit({ networks: [ethereum] }, fakeModal())
  const received: unknown[] = []
  kit.subscribeEvents(({ data }) => received.push([data.event, data.properties]))
  kit.trackEvent('SWITCH_NETWORK', { network: 'eip155:1' })
  expect(received).toEqual([['SWITCH_NETWORK', { network: 'eip155:1' }]])
})
