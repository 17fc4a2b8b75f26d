import { expect, test } from 'vitest'
import { base, mainnet, solana } from '../../test/networks'
import { ChainController, type ChainSettings } from '../chains/ChainController'
import { memoryStorage } from '../storage/memoryStorage'
import { Store } from '../storage/Store'
import { ChosenNetworks } from './ChosenNetworks'

function createChosen(networks: ChainSettings['networks'] = [mainnet, base, solana]) {
  const settings = { networks, defaultNetwork: undefined, allowUnsupportedChain: false, reconnectable: [] }
  const chains = new ChainController(settings, new Store(memoryStorage()))
  return { chains, chosen: new ChosenNetworks(chains) }
}

test('makes a choice active immediately and keeps it for the connect of its namespace', () => {
  const { chains, chosen } = createChosen()
  chosen.choose(base)
  expect(chains.get()?.network).toBe(base)
  chosen.choose(solana)
  expect(chains.state.activeNamespace).toBe('solana')
  expect([chosen.of('eip155'), chosen.of('solana')]).toEqual([base, solana])
  chosen.forget('eip155')
  expect([chosen.of('eip155'), chosen.of('solana')]).toEqual([undefined, solana])
})

test('requests only networks that were chosen, and neither removed nor replaced since', () => {
  const { chains, chosen } = createChosen()
  chains.setActiveNetwork(base)
  expect(chosen.of('eip155')).toBeUndefined()
  chosen.choose(base)
  const renamed = { ...base, name: 'Base of mine' }
  chains.addNetwork(renamed)
  expect(chosen.of('eip155')).toBe(renamed)
  chains.removeNetwork('eip155', base.id)
  expect(chosen.of('eip155')).toBeUndefined()
})

test("rejects a choice in a namespace that isn't configured", () => {
  const { chosen } = createChosen([mainnet])
  expect(() => chosen.choose(solana)).toThrow(expect.objectContaining({ code: 'chains/namespace-not-configured' }))
  expect(chosen.of('solana')).toBeUndefined()
})

test('an intended network changes nothing before the connect', () => {
  const { chains, chosen } = createChosen()
  chosen.intend(solana)
  expect(chains.state.activeNamespace).toBe('eip155')
  expect(chosen.of('solana')).toEqual(solana)
})
