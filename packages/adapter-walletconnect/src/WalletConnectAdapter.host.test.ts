import { ScriptedLink } from '@openappkit/appkit-core/testing'
import { expect, test } from 'vitest'
import { createSessionKit, evm, settled } from '../test/createSessionKit'
import { base, mainnet } from '../test/networks'
import { chainFamilyOf } from './chainFamilies'
import { dialectOf } from './dialects/dialects'
import { WalletConnectAdapter } from './WalletConnectAdapter'

test("requests the methods of the app's own adapter, and serves its namespace like the kit's adapter", async () => {
  const methods = ['polkadot_signMessage']
  expect(new WalletConnectAdapter({ namespace: 'polkadot', methods }).walletConnectMethods).toEqual(methods)
  const adapter = new WalletConnectAdapter({ namespace: 'eip155', networks: [mainnet, base] })
  expect('walletConnectMethods' in adapter).toBe(false)
  const { kit, link } = createSessionKit({ adapters: [adapter], networks: [mainnet, base] })
  expect(kit.adapter('eip155')).toBe(adapter)
  const connecting = kit.connect({ connectorId: 'walletConnect' })
  await expect.poll(() => link.links).toBe(1)
  expect(kit.getAccount().status).toBe('connecting')
  link.approve([`eip155:1:${evm}`])
  expect(await connecting).toMatchObject({ address: evm, isConnected: true })
})

test('shares the session of one kit through an adapter that several kits use', async () => {
  const adapter = new WalletConnectAdapter({ namespace: 'eip155' })
  const settings = { adapters: [adapter], networks: [mainnet] } as const
  const first = createSessionKit(settings)
  const second = createSessionKit({ ...settings, link: new ScriptedLink() })
  await adapter.prefetch()
  for (const { link } of [first, second]) adapter.followWalletConnect(link)
  second.link.share([`eip155:1:${evm}`])
  await settled()
  expect([first.kit.getAccount().address, second.kit.getAccount().address]).toEqual([evm, evm])
})

test('rejects the reconnect if the client can’t load, and stays disconnected', async () => {
  const adapter = new WalletConnectAdapter({ namespace: 'eip155' })
  const states: string[] = []
  adapter.attach({
    networks: [mainnet],
    network: mainnet,
    address: evm,
    accountType: undefined,
    storedConnectorIds: ['walletConnect'],
    wallets: { eip6963: true, injected: true, coinbase: true, reconnect: true },
    walletConnect: { load: () => Promise.reject(new Error('offline')) },
    onState: ({ status }) => states.push(status),
  })
  await expect(adapter.reconnect()).rejects.toMatchObject({ code: 'wallet/reconnect-failed' })
  expect([states[0], states.at(-1)]).toEqual(['reconnecting', 'disconnected'])
})

test.each(['eip155', 'solana', 'bip122', 'polkadot', 'unknown'])(
  'reports the capabilities of its dialect: %s',
  namespace => {
    const dialect = dialectOf(namespace)
    const { capabilities } = chainFamilyOf(namespace)
    expect({
      signMessage: capabilities.includes('signMessage'),
      sendTransaction: capabilities.includes('sendTransaction'),
      estimateFee: capabilities.includes('estimateFee'),
      addNetwork: capabilities.includes('addNetwork'),
    }).toEqual({
      signMessage: dialect.signMessage !== undefined,
      sendTransaction: dialect.sendTransaction !== undefined,
      estimateFee: dialect.estimateFee !== undefined,
      addNetwork: dialect.askForNetwork !== undefined,
    })
  },
)
