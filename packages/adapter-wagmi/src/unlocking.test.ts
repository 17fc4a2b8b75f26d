import { type EvmChain, startEvmChain } from '@openappkit/testing/node'
import { getConnection } from '@wagmi/core'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createTestKit } from '../test/createTestKit'
import { localWallet } from '../test/localWallet'
import { openPage } from '../test/TestPage'

let chain: EvmChain
beforeAll(async () => {
  chain = await startEvmChain()
})
afterAll(() => chain.stop())
afterEach(() => vi.unstubAllGlobals())

const [remembered, chosen] = ['org.example.remembered', 'org.example.chosen']

/** Creates a locked wallet from the last visit, and another wallet that is connected. */
async function connectedOther() {
  const page = openPage()
  const locked = localWallet(chain, { rdns: remembered, authorized: true, locked: true })
  locked.install(page)
  localWallet(chain, { rdns: chosen }).install(page)
  const kit = createTestKit([chain.chain], {}, { storedConnectorIds: [remembered] })
  await kit.adapter.reconnect()
  expect(kit.state.status).toBe('disconnected')
  await kit.adapter.connect({ connectorId: chosen })
  return { kit, locked }
}

type Kit = Awaited<ReturnType<typeof connectedOther>>['kit']
const connectorIds = ({ state }: Kit) => state.connections.map(({ connectorId }) => connectorId).toSorted()

test('keeps the active wallet when a remembered one is unlocked', async () => {
  const { kit, locked } = await connectedOther()
  const { length } = kit.states
  locked.unlock()
  await expect.poll(() => connectorIds(kit)).toEqual([chosen, remembered])
  expect(new Set(kit.states.slice(length).map(state => state.activeConnectorId))).toEqual(new Set([chosen]))
  expect(getConnection(kit.adapter.wagmiConfig).connector?.id).toBe(chosen)
  // The user can still activate it.
  await kit.adapter.switchConnection({ connectorId: remembered })
  expect(kit.state.activeConnectorId).toBe(remembered)
})

test('keeps the active wallet when another one is locked and unlocked', async () => {
  const { kit, locked } = await connectedOther()
  locked.unlock()
  await expect.poll(() => connectorIds(kit)).toEqual([chosen, remembered])
  locked.lock()
  await expect.poll(() => connectorIds(kit)).toEqual([chosen])
  const { length } = kit.states
  locked.unlock()
  await expect.poll(() => connectorIds(kit)).toEqual([chosen, remembered])
  expect(new Set(kit.states.slice(length).map(state => state.activeConnectorId))).toEqual(new Set([chosen]))
})

test('activates an unlocked wallet if no other is connected', async () => {
  const { kit, locked } = await connectedOther()
  await kit.adapter.disconnect({ connectorId: chosen })
  locked.unlock()
  await expect.poll(() => kit.state).toMatchObject({ status: 'connected', activeConnectorId: remembered })
})

test('follows events of a wallet that came back', async () => {
  const { kit, locked } = await connectedOther()
  locked.unlock()
  await expect.poll(() => connectorIds(kit)).toEqual([chosen, remembered])
  locked.switchAccount(1)
  const second = chain.accounts[1]?.address
  const accountsOf = (id: string) => kit.state.connections.find(({ connectorId }) => connectorId === id)?.accounts
  await expect.poll(() => accountsOf(remembered)?.[0]?.address).toBe(second)
  locked.lock()
  await expect.poll(() => connectorIds(kit)).toEqual([chosen])
})
