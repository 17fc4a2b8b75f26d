import { expect, test } from 'vitest'
import { ProviderRpcError } from '../wallet/ProviderRpcError'
import { RequestLog } from '../wallet/RequestLog'
import { Authentications } from './Authentications'
import { createNamespaces } from './createNamespaces'
import type { SessionChoice } from './SessionChoice'

interface Scene {
  readonly chains?: readonly string[]
  readonly resources?: readonly string[]
  readonly choice?: SessionChoice
  readonly approve?: () => boolean
  readonly isForger?: boolean
  readonly followRule?: () => Promise<void> | undefined
}

/** Encodes the capabilities that an app requests, in the format of its message (ERC-5573). */
function recap(...methods: string[]): string {
  const abilities = Object.fromEntries(methods.map(method => [`request/${method}`, [{}]]))
  return `urn:recap:${Buffer.from(JSON.stringify({ att: { eip155: abilities } })).toString('base64url')}`
}

const signing = recap('personal_sign')

/** Returns the response to an app that requests a sign-in on chains 1, 10 and 56 by default. */
async function answer({ chains = ['eip155:1', 'eip155:10', 'eip155:56'], resources = [signing], ...scene }: Scene) {
  const sent: { approved?: { auths: { s: { s: string }; p: { iss: string } }[] }; rejected?: unknown } = {}
  const texts: string[] = []
  const kit = {
    formatAuthMessage: ({ iss }: { iss: string }) => {
      texts.push(iss)
      return `Sign in as ${iss}`
    },
    approveSessionAuthenticate: async (approved: never) => Object.assign(sent, { approved }),
    rejectSessionAuthenticate: async (rejected: unknown) => Object.assign(sent, { rejected }),
  }
  const log = new RequestLog()
  const { evm, namespaces } = createNamespaces(
    {
      relayUrl: 'wss://relay.invalid',
      accounts: [`0x${'11'.repeat(32)}`],
      chains: { 1: { rpcUrl: 'https://one.invalid' }, 10: { rpcUrl: 'https://ten.invalid' } },
      approve: scene.approve ?? (() => true),
    },
    'test',
    log,
  )
  const [namespace] = namespaces
  if (!evm || !namespace) throw new Error('The wallet has no namespace.')
  const behavior = { choice: () => scene.choice ?? {}, isForger: scene.isForger ?? false }
  const prompts = { followRule: scene.followRule ?? (() => undefined) }
  const subject = new Authentications(kit as never, prompts, log, { wallet: evm, namespace }, behavior)
  const metadata = { name: 'Dapp', description: '', url: 'https://dapp.invalid', icons: [''] }
  const authPayload = {
    chains,
    resources,
    domain: 'dapp.invalid',
    aud: 'https://dapp.invalid',
    nonce: '1',
    version: '1',
  }
  const request = { id: 3, topic: 'topic', params: { requester: { metadata }, authPayload } } as never
  const proposal = subject.read(request)
  await subject.answer(request, proposal)
  return { sent, texts, proposal, log: log.entries.map(({ method, status }) => [method, status]) }
}

test('signs for each supported chain after a single prompt', async () => {
  const { sent, texts, proposal, log } = await answer({})
  expect(proposal).toMatchObject({ dapp: { icons: [] }, chains: ['eip155:1', 'eip155:10'] })
  expect(texts.map(iss => iss.split(':').slice(0, 2).join(':'))).toEqual(['eip155:1', 'eip155:10'])
  expect(sent.approved?.auths.map(({ s }) => s.s)).toEqual([
    expect.stringMatching(/^0x[0-9a-f]{130}$/),
    expect.stringMatching(/^0x[0-9a-f]{130}$/),
  ])
  expect(log).toEqual([['wc_sessionAuthenticate', 'answered']])
})

test('a forging wallet sends a different signature than the one it passes to its library', async () => {
  const { sent: honest } = await answer({ chains: ['eip155:1'] })
  const { sent } = await answer({ chains: ['eip155:1'], isForger: true })
  const [shown] = sent.approved?.auths ?? []
  const wired = JSON.parse(JSON.stringify(shown))
  expect(shown?.s.s).toBe(honest.approved?.auths[0]?.s.s)
  expect(wired).toMatchObject({ p: { iss: shown?.p.iss } })
  expect(wired.s.s).not.toBe(shown?.s.s)
})

const declined = () => Promise.reject(new ProviderRpcError(4001, 'User rejected the request.'))

test.each<[string, Scene, number]>([
  ['the user declines', { approve: () => false }, 5000],
  ['a switch declines', { followRule: declined, approve: () => expect.fail('asked') }, 5000],
  ['it is for other chains', { chains: ['eip155:56'], approve: () => expect.fail('asked') }, 5100],
  ['it requests no method', { resources: [], approve: () => expect.fail('asked') }, 5101],
  ['it requests other methods', { resources: [recap('eth_sign')], approve: () => expect.fail('asked') }, 5101],
  ['the user shares no account', { choice: { accounts: ['0xBob'] } }, 5100],
])('rejects a sign-in if %s', async (_, scene, code) => {
  const { sent, log } = await answer(scene)
  expect(sent).toMatchObject({ rejected: { id: 3, reason: { code } } })
  expect(sent.approved).toBeUndefined()
  expect(log.filter(([, status]) => status === 'answered')).toEqual([])
})
