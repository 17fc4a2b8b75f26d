import { subscribe } from 'valtio/vanilla'
import { expect, test } from 'vitest'
import { settled } from '../../test/createTestKit'
import { mainnet } from '../../test/networks'
import type { Connector } from '../adapter/Connector'
import { ConnectorController } from './ConnectorController'

const one: Connector = { id: 'io.one', name: 'One', type: 'ANNOUNCED', chain: 'eip155' }
const two: Connector = {
  id: 'io.two',
  name: 'Two',
  type: 'ANNOUNCED',
  chain: 'eip155',
  imageUrl: 'data:image/png;base64,AA',
}
const onSolana: Connector = { ...one, chain: 'solana' }

test('collects the connectors of all adapters, including late announcements', () => {
  const connectors = new ConnectorController({ input: { networks: [mainnet] } })
  connectors.project('eip155', [one])
  connectors.project('solana', [onSolana])
  connectors.project('eip155', [one, two])
  expect(connectors.state.connectors).toEqual([one, two, onSolana])
  expect(connectors.find('io.one', 'solana')).toBe(onSolana)
  expect(connectors.find('io.two', 'solana')).toBeUndefined()
})

test("prefers the app's image of a connector over the wallet's own", () => {
  const connectors = new ConnectorController({
    input: { networks: [mainnet], connectorImages: { 'io.two': 'https://host.example/two.png' } },
  })
  connectors.project('eip155', [one, two])
  expect(connectors.find('io.two')?.imageUrl).toBe('https://host.example/two.png')
  expect(connectors.find('io.one')).toBe(one)
})

test("doesn't notify when the list stays the same", async () => {
  const connectors = new ConnectorController({
    input: { networks: [mainnet], connectorImages: { 'io.two': 'https://host.example/two.png' } },
  })
  const list = [one, two]
  connectors.project('eip155', list)
  await settled()
  let wakes = 0
  subscribe(connectors.state, () => void wakes++)
  connectors.project('eip155', list)
  await settled()
  expect(wakes).toBe(0)
})
