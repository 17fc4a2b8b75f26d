import { subscribe } from 'valtio/vanilla'
import { expect, test } from 'vitest'
import { settled } from '../../test/createTestKit'
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

test('connectors of all adapters are gathered, and a wallet announced late joins them', () => {
  const connectors = new ConnectorController()
  connectors.project('eip155', [one])
  connectors.project('solana', [onSolana])
  connectors.project('eip155', [one, two])
  expect(connectors.state.connectors).toEqual([one, two, onSolana])
  expect(connectors.find('io.one', 'solana')).toBe(onSolana)
  expect(connectors.find('io.two', 'solana')).toBeUndefined()
})

test("the host's picture of a connector wins over the wallet's own", () => {
  const connectors = new ConnectorController({ 'io.two': 'https://host.example/two.png' })
  connectors.project('eip155', [one, two])
  expect(connectors.find('io.two')?.imageUrl).toBe('https://host.example/two.png')
  expect(connectors.find('io.one')).toBe(one)
})

test('the same list again wakes nobody', async () => {
  const connectors = new ConnectorController({ 'io.two': 'https://host.example/two.png' })
  const list = [one, two]
  connectors.project('eip155', list)
  await settled()
  let wakes = 0
  subscribe(connectors.state, () => void wakes++)
  connectors.project('eip155', list)
  await settled()
  expect(wakes).toBe(0)
})
