import { afterEach, expect, test, vi } from 'vitest'
import { Pairings } from './Pairings'
import type { SessionProposal } from './SessionProposal'

const topic = 'ab'.repeat(32)
const uri = `wc:${topic}@2?relay-protocol=irn&symKey=${'cd'.repeat(32)}`
const proposal = { id: 1, pairingTopic: topic } as SessionProposal

const pairings = (pair: () => Promise<void> = async () => {}) => new Pairings({ pair } as never)

afterEach(() => void vi.useRealTimers())

test.each([
  ['no text', ''],
  ['an https URL', 'https://dapp.invalid'],
  ['the first version of the protocol', uri.replace('@2', '@1')],
  ['a short topic', 'wc:ab@2?relay-protocol=irn&symKey=cd'],
  ['no key', `wc:${topic}@2?relay-protocol=irn`],
])('rejects a link with %s before any relay request', async (_, link) => {
  const waiting = pairings(() => expect.fail('asked')).pair(link)
  await expect(waiting).rejects.toThrow("isn't a WalletConnect link")
})

test('pairing resolves with the proposal of its own topic and stops its timer', async () => {
  vi.useFakeTimers()
  const subject = pairings(async () => {
    subject.arrived({ ...proposal, id: 2, pairingTopic: 'other' })
    subject.arrived(proposal)
  })
  expect(await subject.pair(uri)).toBe(proposal)
  expect(vi.getTimerCount()).toBe(0)
})

test('pairing fails if the relay rejects it, and a second try works', async () => {
  let answer = () => Promise.reject(new Error('used'))
  const subject = pairings(() => answer())
  await expect(subject.pair(uri)).rejects.toThrow('used')
  answer = async () => subject.arrived(proposal) as never
  expect(await subject.pair(uri)).toBe(proposal)
})

test('pairing fails if the app proposes nothing within 15 seconds', async () => {
  vi.useFakeTimers()
  const waiting = expect(pairings().pair(uri)).rejects.toThrow("The app didn't answer.")
  await vi.advanceTimersByTimeAsync(15_000)
  await waiting
})
