import { expect, test } from 'vitest'
import { createAdapter } from '../../test/createAdapter'
import { createTestKit } from '../../test/createTestKit'
import { base, mainnet, solana } from '../../test/networks'
import { LatestChoice } from '../adapter/LatestChoice'
import { decline } from '../testing/answers'
import { ChosenNetworks } from './ChosenNetworks'
import { moveToNetwork } from './moveToNetwork'

async function connected() {
  const other = createAdapter('solana', ['so.one'])
  const adapter = createAdapter()
  const made = createTestKit({ networks: [mainnet, base, solana], adapters: [adapter, other] })
  await made.kit.connect({ connectorId: 'so.one', namespace: 'solana' })
  await made.kit.connect({ connectorId: 'io.one', namespace: 'eip155' })
  adapter.requests.length = 0
  other.requests.length = 0
  made.events.length = 0
  return { ...made, chosen: new ChosenNetworks(made.kit.chains), choices: new LatestChoice(), adapter, other }
}

test('asks the connected wallet to switch and emits an event', async () => {
  const { kit, chosen, choices, adapter, events } = await connected()
  await moveToNetwork(kit, chosen, choices, base)
  expect(adapter.requests).toContain('switchNetwork eip155:8453')
  expect(kit.chains.get()?.network).toEqual(base)
  expect(events).toEqual(['SWITCH_NETWORK'])
})

test('does nothing for the active network', async () => {
  const { kit, chosen, choices, adapter, events } = await connected()
  await moveToNetwork(kit, chosen, choices, mainnet)
  expect([...adapter.requests.filter(request => request.startsWith('switch')), ...events]).toEqual([])
})

test('activates a namespace without a prompt when its wallet is already there', async () => {
  const { kit, chosen, choices, other, events } = await connected()
  await moveToNetwork(kit, chosen, choices, solana)
  expect(kit.chains.state.activeNamespace).toBe('solana')
  expect(other.requests).not.toContain(`switchNetwork ${solana.caipNetworkId}`)
  expect(events).toEqual(['SWITCH_NETWORK'])
})

test("keeps the active namespace when another namespace's wallet declines, and rejects with the wallet's error", async () => {
  const { kit, chosen, choices, adapter, events } = await connected()
  await moveToNetwork(kit, chosen, choices, solana)
  events.length = 0
  adapter.answer = decline
  await expect(moveToNetwork(kit, chosen, choices, base)).rejects.toMatchObject({ code: 4001 })
  expect(kit.chains.state.activeNamespace).toBe('solana')
  expect(events).toEqual([])
})

test('selects the network synchronously without a connection and keeps it for the connect', () => {
  const { kit, adapter, events } = createTestKit()
  const chosen = new ChosenNetworks(kit.chains)
  const choices = new LatestChoice()
  void moveToNetwork(kit, chosen, choices, base)
  expect(kit.chains.get()?.network).toEqual(base)
  expect(chosen.of('eip155')).toEqual(base)
  expect(adapter.requests).toEqual([])
  expect(events).toEqual(['SWITCH_NETWORK'])
})

test('keeps a chain that the user chose while a switch was pending', async () => {
  const { kit, chosen, choices, adapter, events } = await connected()
  await moveToNetwork(kit, chosen, choices, solana)
  let approve = () => {}
  adapter.answer = () => new Promise<void>(resolve => void (approve = resolve))
  const late = moveToNetwork(kit, chosen, choices, base)
  events.length = 0
  await moveToNetwork(kit, chosen, choices, solana)
  approve()
  await late
  expect(kit.chains.state.activeNamespace).toBe('solana')
  expect(kit.chains.get('eip155')?.network).toEqual(base)
  expect(events).toEqual([])
})
