import { expect, test } from 'vitest'
import { ProviderRpcError } from '../wallet/ProviderRpcError'
import { approvedNamespaces } from './approvedNamespaces'
import { sessionRefusal } from './sessionRefusal'
import type { WalletNamespace } from './WalletNamespace'

const [alice, bob] = ['0xAlice', '0xBob']

/** A wallet on three chains, the first of which is current. Bob's account isn't on the last. */
const evm = {
  name: 'eip155',
  chains: ['eip155:10', 'eip155:1', 'eip155:137'],
  methods: ['personal_sign', 'eth_sendTransaction', 'wallet_getCapabilities'],
  events: ['accountsChanged', 'chainChanged'],
  addressesOn: (chain: string) => (chain === 'eip155:137' ? [alice] : [bob, alice]),
} as Partial<WalletNamespace> as WalletNamespace

function proposalFor(chains: readonly string[], methods: readonly string[] = [], events: readonly string[] = []) {
  return { namespaces: { eip155: { chains: [...chains], methods: [...methods], events: [...events] } } }
}

test('a session gets the requested chains and methods that the wallet supports, its current chain first', () => {
  const proposal = proposalFor(
    ['eip155:1', 'eip155:10', 'eip155:56'],
    ['personal_sign', 'eth_sign'],
    ['chainChanged', 'message'],
  )
  expect(approvedNamespaces(proposal, [evm], {})).toEqual({
    eip155: {
      chains: ['eip155:10', 'eip155:1'],
      accounts: ['eip155:10:0xBob', 'eip155:10:0xAlice', 'eip155:1:0xBob', 'eip155:1:0xAlice'],
      methods: ['personal_sign'],
      events: ['chainChanged'],
    },
  })
})

test('a session can be limited to one account, in any letter case, and to chains that were not requested', () => {
  const choice = { accounts: ['0XALICE'], chains: ['eip155:137'] }
  expect(approvedNamespaces(proposalFor(['eip155:1']), [evm], choice)['eip155']).toMatchObject({
    chains: ['eip155:137'],
    accounts: ['eip155:137:0xAlice'],
  })
})

test('a session can include methods and events that were not requested', () => {
  const choice = { methods: ['eth_sign'], events: [] }
  const proposal = proposalFor(['eip155:1'], ['personal_sign'], ['chainChanged'])
  expect(approvedNamespaces(proposal, [evm], choice)['eip155']).toMatchObject({ methods: ['eth_sign'], events: [] })
})

test.each([
  ["wasn't requested", { namespaces: {} }, {}],
  ['has no chain left', proposalFor(['eip155:56']), {}],
  ['has no account left', proposalFor(['eip155:137']), { accounts: [bob] }],
])('leaves out a namespace that %s', (_, proposal, choice) => {
  expect(approvedNamespaces(proposal, [evm], choice)).toEqual({})
})

test("copies the user’s choice, so that changes to the session don't affect it", () => {
  const methods = ['personal_sign']
  const approved = approvedNamespaces(proposalFor(['eip155:1']), [evm], { methods })
  approved['eip155']?.methods.push('eth_sign')
  expect(methods).toEqual(['personal_sign'])
})

test.each([
  [new ProviderRpcError(4001, 'User rejected the request.'), { code: 5000, message: 'User rejected.' }],
  [new ProviderRpcError(5100, 'Unsupported chains.'), { code: 5100, message: 'Unsupported chains.' }],
  [new Error('boom'), { code: 5000, message: 'Error: boom' }],
  ['boom', { code: 5000, message: 'boom' }],
])('%s is reported with the protocol’s message', (cause, refusal) => {
  expect(sessionRefusal(cause)).toEqual(refusal)
})
