import { expect, test } from 'vitest'
import { ProviderRpcError } from '../wallet/ProviderRpcError'
import { RequestLog } from '../wallet/RequestLog'
import { Proposals } from './Proposals'
import type { WrittenProposal } from './readProposal'
import type { SessionChoice } from './SessionChoice'
import type { WalletNamespace } from './WalletNamespace'

const requested = { chains: ['eip155:1'], methods: ['personal_sign'], events: [] }

function proposal(requiredNamespaces: WrittenProposal['requiredNamespaces'] = {}): WrittenProposal {
  const metadata = { name: 'Dapp', description: '', url: 'https://dapp.invalid', icons: [''] }
  return {
    id: 7,
    pairingTopic: 'topic',
    proposer: { metadata },
    requiredNamespaces,
    optionalNamespaces: { eip155: requested },
  }
}

interface Scene {
  readonly switched?: () => Promise<void>
  readonly confirm?: () => Promise<void>
  readonly choice?: SessionChoice
}

/** Returns the response to the app that proposes a session, and the statuses of the log entries. */
async function answer(written: WrittenProposal, { switched, confirm = async () => {}, choice }: Scene = {}) {
  const sent: { approved?: object; rejected?: object } = {}
  const kit = {
    approveSession: async (approved: object) => Object.assign(sent, { approved }),
    rejectSession: async (rejected: object) => Object.assign(sent, { rejected }),
  }
  const evm = {
    name: 'eip155',
    chains: ['eip155:1', 'eip155:10'],
    methods: ['personal_sign'],
    events: [],
    addressesOn: () => ['0xAlice'],
    scopedProperties: { 'eip155:1': { atomic: true }, 'eip155:10': { atomic: true } },
    confirmSession: confirm,
  } as Partial<WalletNamespace> as WalletNamespace
  const log = new RequestLog()
  const proposals = new Proposals(kit as never, { followRule: () => switched?.() }, log, [evm], choice)
  await proposals.answer(written, proposals.read(written))
  return { sent, status: log.entries.map(({ status }) => status) }
}

test('a session includes the wallet’s capabilities for its own chains only', async () => {
  const { sent, status } = await answer(proposal())
  expect(sent).toEqual({
    approved: {
      id: 7,
      namespaces: { eip155: { ...requested, accounts: ['eip155:1:0xAlice'] } },
      scopedProperties: { 'eip155:1': { atomic: true } },
    },
  })
  expect(status).toEqual(['answered'])
})

test('a session includes the properties that the user sets', async () => {
  const { sent } = await answer(proposal(), { choice: { sessionProperties: { tier: 'gold' } } })
  expect(sent.approved).toMatchObject({ sessionProperties: { tier: 'gold' } })
})

const declined = () => Promise.reject(new ProviderRpcError(4001, 'User rejected the request.'))

test.each<[string, WrittenProposal, Scene, number]>([
  ['the user declines', proposal(), { confirm: declined }, 5000],
  ['a switch declines', proposal(), { switched: declined, confirm: () => expect.fail('asked') }, 5000],
  ['it is for chains that the wallet lacks', proposal({ cosmos: { ...requested, chains: ['cosmos:hub'] } }), {}, 5104],
  ['it requires another chain', proposal({ eip155: { ...requested, chains: ['eip155:56'] } }), {}, 5100],
  ['it requires another method', proposal({ eip155: { ...requested, methods: ['eth_sign'] } }), {}, 5101],
  ['the user shares no account', proposal(), { choice: { accounts: ['0xBob'] } }, 5100],
])('rejects a proposal if %s', async (_, written, scene, code) => {
  const { sent, status } = await answer(written, scene)
  expect(sent).toMatchObject({ rejected: { id: 7, reason: { code } } })
  expect(status).toEqual(['refused'])
})
