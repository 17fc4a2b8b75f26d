import { expect, test } from 'vitest'
import { FakeChain } from '../../test/FakeChain'
import { base, bob, ethereum, own, SendScene } from '../../test/startSend'
import { nameDelay } from './RecipientWatch'
import { readRecipient } from './readRecipient'

const account = { address: own, network: ethereum, isSmartAccount: false }
const lookUpName = async () => undefined

function read(text: string, known: readonly string[], context: Partial<Parameters<typeof readRecipient>[2]> = {}) {
  const chain = new FakeChain()
  chain.addresses.push(...known)
  return readRecipient(text, account, { chain: () => chain, networkOf: () => undefined, lookUpName, ...context })
}

test.each([
  ['0xAB', '0xab'],
  ['TB1Qaa', 'tb1qaa'],
  ['B1qA', 'b1qa'],
])('reads %s as an address with a wrong checksum', (text, address) => {
  expect(read(text, [address])).toEqual({ kind: 'invalid', problem: 'checksum' })
  expect(read(address, [address])).toEqual({ kind: 'address', address })
})

test.each([
  ['A-0xb', 'a-0xb'],
  ['A-x1b', 'a-x1b'],
  ['11ab', '11AB'],
  ['4oA1b', '4oa1b'],
])('rejects %s, in which case matters, as an address', (text, address) => {
  expect(read(text, [address])).toEqual({ kind: 'invalid', problem: 'notAnAddress' })
})

test('names the network of an address from another network', () => {
  expect(read('bc1q', [], { networkOf: () => base })).toEqual({
    kind: 'invalid',
    problem: 'wrongNetwork',
    networkName: 'Base',
  })
})

test('requires a directory to read names', () => {
  expect(read('bob.eth', [])).toEqual({ kind: 'name', name: 'bob.eth' })
  expect(read('bob.eth', [], { lookUpName: undefined })).toEqual({ kind: 'invalid', problem: 'nameUnavailable' })
})

test("rejects a name that resolves to the token's contract, whatever the chain returns", async () => {
  const scene = new SendScene()
  scene.names = async name => ({ address: bob, name })
  scene.chain.resolveName = () => new Promise(() => {})
  const queries: unknown[] = []
  scene.chain.isContract = async query => {
    queries.push(query)
    return false
  }
  scene.send.selectToken({ caipNetworkId: 'eip155:1', address: bob, name: 'B', symbol: 'B', decimals: 2, balance: 5n })
  scene.send.typeRecipient('bob.eth')
  scene.clock.advance(nameDelay)
  await scene.settled()
  scene.clock.advance(10_000)
  await scene.settled()
  expect(scene.send.draft?.recipient).toEqual({ kind: 'invalid', problem: 'tokenContract' })
  await scene.fill()
  expect(queries).toEqual([{ address: bob, caipNetwork: ethereum }])
})
