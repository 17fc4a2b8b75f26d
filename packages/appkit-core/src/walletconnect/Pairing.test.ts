import { AppKitError } from '@openappkit/contract'
import { expect, test } from 'vitest'
import { ScriptedEnvironment } from '../testing/ScriptedEnvironment'
import { Pairing, type Proposal } from './Pairing'
import type { LibrarySession } from './readSession'

const session: LibrarySession = { topic: 'topic', expiry: 0, peer: {}, namespaces: {} }

class FakeRelay {
  readonly environment = new ScriptedEnvironment()
  readonly links: { readonly uri: string; readonly expiresAt: number }[] = []
  readonly refused: LibrarySession[] = []
  readonly response: LibrarySession[] = []
  readonly canceled: string[] = []
  readonly answers: { approve(): void; reject(reason: unknown): void }[] = []
  /** Replace it to delay or fail the link. */
  propose: () => Promise<Proposal> = async () => this.proposal()
  prepare: () => Promise<void> = async () => {}

  proposal(): Proposal {
    const uri = `wc:${this.answers.length + 1}`
    const approval = new Promise<LibrarySession>((resolve, reject) => {
      this.answers.push({ approve: () => resolve(session), reject })
    })
    approval.catch(() => {})
    return { uri, approval, cancel: async () => void this.canceled.push(uri) }
  }

  pair(): Pairing {
    const { environment } = this
    return new Pairing({
      environment,
      prepare: () => this.prepare(),
      propose: () => this.propose(),
      onLink: (uri, expiresAt) => this.links.push({ uri, expiresAt }),
      onSession: settled => this.response.push(settled),
      refuse: late => this.refused.push(late),
    })
  }
}

const settle = () => new Promise(resolve => setTimeout(resolve, 0))

test('replaces a link after four minutes, ten seconds before it expires', async () => {
  const relay = new FakeRelay()
  const start = relay.environment.now()
  relay.pair()
  await settle()
  expect(relay.links).toEqual([{ uri: 'wc:1', expiresAt: start + 240_000 }])
  relay.environment.advance(229_999)
  await settle()
  expect(relay.links).toHaveLength(1)
  relay.environment.advance(1)
  await settle()
  expect(relay.links[1]).toEqual({ uri: 'wc:2', expiresAt: start + 230_000 + 240_000 })
})

test('accepts approvals of the previous link, but of no older one', async () => {
  const relay = new FakeRelay()
  const pairing = relay.pair()
  await settle()
  relay.environment.advance(230_000)
  await settle()
  expect(relay.canceled).toEqual([])
  relay.answers[0]?.approve()
  expect(await pairing.outcome).toBe(session)
  expect(relay.response).toEqual([session])
  expect(relay.canceled).toEqual(['wc:2'])
  relay.answers[1]?.approve()
  await settle()
  expect(relay.environment.openTimers).toBe(0)
})

test('ignores the expiry of the previous link but not a rejection of it', async () => {
  const relay = new FakeRelay()
  const pairing = relay.pair()
  await settle()
  relay.environment.advance(230_000)
  await settle()
  relay.answers[0]?.reject(new Error('Proposal expired'))
  await settle()
  relay.answers[1]?.reject({ code: 5000, message: 'User rejected.' })
  await expect(pairing.outcome).rejects.toMatchObject({ code: 'wallet/rejected' })
})

test('expires with the last link, and fails with any other response from a wallet', async () => {
  const expired = new FakeRelay()
  const first = expired.pair()
  await settle()
  expired.answers[0]?.reject({ code: 0, message: 'Proposal expired' })
  await expect(first.outcome).rejects.toMatchObject({ code: 'walletconnect/expired' })

  const failed = new FakeRelay()
  const second = failed.pair()
  await settle()
  failed.answers[0]?.reject({ code: 5100, message: 'Unsupported chains.' })
  await expect(second.outcome).rejects.toMatchObject({ code: 'walletconnect/failed', cause: { code: 5100 } })
})

test('times out without a link after two seconds and revokes a late one', async () => {
  const relay = new FakeRelay()
  let arrive: (proposal: Proposal) => void = () => {}
  relay.propose = () => new Promise(resolve => void (arrive = resolve))
  const pairing = relay.pair()
  await settle()
  relay.environment.advance(2_000)
  await expect(pairing.outcome).rejects.toMatchObject({ code: 'walletconnect/relay-unreachable' })
  arrive(relay.proposal())
  await settle()
  expect(relay.links).toEqual([])
  expect(relay.canceled).toEqual(['wc:1'])
})

test("doesn't count the loading of the library toward the two seconds", async () => {
  const relay = new FakeRelay()
  let arrive: () => void = () => {}
  relay.prepare = () => new Promise(resolve => void (arrive = resolve))
  relay.pair()
  relay.environment.advance(60_000)
  arrive()
  await settle()
  expect(relay.links).toHaveLength(1)
})

test('rejects when it ends, revokes its links, clears its timers and ends a late session', async () => {
  const relay = new FakeRelay()
  const pairing = relay.pair()
  await settle()
  pairing.end()
  await expect(pairing.outcome).rejects.toMatchObject({ code: 'walletconnect/canceled' })
  expect(relay.canceled).toEqual(['wc:1'])
  expect(relay.environment.openTimers).toBe(0)
  relay.answers[0]?.approve()
  await settle()
  expect(relay.refused).toEqual([session])
  expect(relay.response).toEqual([])
})

test('shows no link when it ends while one is created', async () => {
  const relay = new FakeRelay()
  let arrive: (proposal: Proposal) => void = () => {}
  relay.propose = () => new Promise(resolve => void (arrive = resolve))
  const pairing = relay.pair()
  await settle()
  pairing.end()
  arrive(relay.proposal())
  await settle()
  expect(relay.links).toEqual([])
  expect(relay.canceled).toEqual(['wc:1'])
})

test("rejects when signed messages can't be stored, even with a valid older link", async () => {
  const relay = new FakeRelay()
  const pairing = relay.pair()
  await settle()
  relay.environment.advance(230_000)
  await settle()
  const reason = new AppKitError('walletconnect/sign-in-failed', 'Signing in failed.')
  relay.answers[1]?.reject(reason)
  await expect(pairing.outcome).rejects.toBe(reason)
  expect(relay.canceled).toEqual(['wc:1'])
})
