import { expect, test } from 'vitest'
import { base, mainnet } from '../../test/networks'
import { attachAdapter } from './attachAdapter'
import { ScriptedAdapter } from './ScriptedAdapter'

test('records the states of an adapter until it is detached', () => {
  const attached = attachAdapter(new ScriptedAdapter(), [mainnet])
  attached.adapter.emitConnected()
  expect(attached.states.map(({ status }) => status)).toEqual(['disconnected', 'connected'])
  expect(attached.state).toBe(attached.states[1])
  attached.detach()
  attached.adapter.emitDisconnected()
  expect(attached.states).toHaveLength(2)
})

test("provides a host with the test's values and a kit's defaults", () => {
  const { adapter } = attachAdapter(new ScriptedAdapter(), [mainnet, base], {
    storedConnectorIds: ['io.wallet'],
    network: undefined,
    wallets: { reconnect: false },
  })
  expect(adapter.host).toMatchObject({
    networks: [mainnet, base],
    network: undefined,
    storedConnectorIds: ['io.wallet'],
    wallets: { eip6963: true, injected: true, coinbase: true, reconnect: false },
  })
  expect(attachAdapter(new ScriptedAdapter(), [base]).adapter.host?.network).toEqual(base)
})

test('throws when an adapter emits nothing on attach', () => {
  const silent = { attach: () => () => {} }
  expect(() => attachAdapter(silent, [mainnet]).state).toThrow('emitted no state')
})
