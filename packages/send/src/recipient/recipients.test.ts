import { isSameAddress } from '@openappkit/appkit-core/amounts'
import { expect, test } from 'vitest'
import { checksummed } from '../../test/checksummed'
import { bob, carol, ether, ethereum, own, SendScene } from '../../test/startSend'
import { checkTimeout } from './checkRecipient'
import { checksumAddress } from './checksumAddress'
import { isName } from './isName'
import { isImitatingName } from './nameScript'
import { type PastTransaction, paidAddresses } from './paidAddresses'
import { nameDelay } from './RecipientWatch'
import { resembles } from './resembles'
import { warningsFor } from './warningsFor'

const bech32 = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'
const base58 = '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'

test.each([
  [bob, bob.toLowerCase(), true],
  [bech32, bech32.toUpperCase(), true],
  [base58, base58.toLowerCase(), false],
  [bob, carol, false],
])('treats %s and %s as one address: %s', (one, other, expected) => {
  expect(isSameAddress(one, other)).toBe(expected)
})

test.each([
  ['the same four characters at both ends', `0x71C7${'0'.repeat(32)}976F`, true],
  ['the same four characters in another case', `0x71c7${'0'.repeat(32)}976f`, true],
  ['the ends that a shortened address shows', `0x71${'0'.repeat(32)}d8976F`, true],
  ['only the same start', `0x71C7656E${'0'.repeat(32)}`, false],
  ['only the same end', `0x${'0'.repeat(32)}B5d8976F`, false],
  ['the same three characters at both ends', `0x71C${'0'.repeat(34)}76F`, false],
  ['all characters the same', bob.toLowerCase(), false],
])('an address with %s resembles the original: %s', (_, mimic, expected) => {
  expect(resembles(bob, mimic)).toBe(expected)
})

test('ignores the common prefix of an address format', () => {
  expect(resembles(bech32, `bc1q${'x'.repeat(34)}5mdq`)).toBe(false)
  expect(resembles(base58, `7S3P${'x'.repeat(36)}AaKv`)).toBe(true)
})

test.each([
  ['bob.eth', true],
  ['pay.bob.example.org', true],
  ['имя.eth', true],
  ['bob', false],
  ['bob eth.eth', false],
  ['https://bob.eth', false],
  ['.eth', false],
  ['bob.eth/x', false],
  ['bob.eth.', false],
  [`${'a'.repeat(251)}.eth`, true],
  [`${'a'.repeat(252)}.eth`, false],
])('%s can be a name: %s', (text, expected) => {
  expect(isName(text)).toBe(expected)
})

test.each([
  ['vitalik.eth', false],
  ['имярек.eth', false],
  ['日本語テスト.eth', false],
  ['サトシabc.eth', false],
  ['bob-99.eth', false],
  ['👩‍🚀.eth', false],
  ['أحمد.eth', false],
  ['vitаlik.eth', true], // Cyrillic а
  ['аррӏе.eth', true], // Cyrillic throughout
  ['οο.eth', true], // Greek omicron
  ['vita\u200blik.eth', true],
  ['vitalik\u00a0.eth', true],
  ['ｖitalik.eth', true], // Full-width v
  ['vitalik\u202e.eth', true],
])('the name %s imitates another: %s', (name, expected) => {
  expect(isImitatingName(name)).toBe(expected)
})

const paid = (change: Partial<PastTransaction['metadata']> = {}, numeric = '1', direction = 'out', spam = false) => ({
  metadata: { sentFrom: own, sentTo: bob, status: 'confirmed', ...change },
  transfers: [{ direction, quantity: { numeric }, is_spam: spam }],
})

test.each([
  ['a sent transfer', paid(), [bob]],
  ['a zero-value transfer', paid({}, '0.000'), []],
  ['a transfer that another account sent', paid({ sentFrom: carol }), []],
  ['a received transfer', paid({}, '1', 'in'), []],
  ['spam', paid({}, '1', 'out', true), []],
  ['a failed transaction', paid({ status: 'failed' }), []],
  ['a transaction without transfers', { ...paid(), transfers: [] }, []],
])('counts an address as paid by %s: %#', (_, transaction, expected) => {
  expect(paidAddresses(own, [transaction])).toEqual(expected)
})

test('lists an address that was paid twice only once', () => {
  expect(paidAddresses(own.toLowerCase(), [paid(), paid()])).toEqual([bob])
})

test.each([
  ['the account itself', own.toLowerCase(), { isContract: false, paid: [bob] }, ['own']],
  ['a known recipient', bob.toLowerCase(), { isContract: false, paid: [bob] }, []],
  ['a new recipient', carol, { isContract: false, paid: [bob] }, ['firstTime']],
  ['a known contract', bob, { isContract: true, paid: [bob] }, ['contract']],
  [
    'a recipient without any data',
    carol,
    { isContract: undefined, paid: undefined },
    ['unchecked', 'contractUnchecked'],
  ],
  ['a recipient if past payments are unknown', carol, { isContract: false, paid: undefined }, ['unchecked']],
  ['a known recipient that may be a contract', bob, { isContract: undefined, paid: [bob] }, ['contractUnchecked']],
  [
    'a new recipient that may be a contract',
    carol,
    { isContract: undefined, paid: [bob] },
    ['firstTime', 'contractUnchecked'],
  ],
])('returns the warnings for %s', (_, address, facts, warnings) => {
  expect(warningsFor(own, address, facts)).toEqual({ warnings, imitated: undefined })
})

test("detects an imitation of the account's own address", () => {
  const mimic = `${own.slice(0, 6)}${'0'.repeat(32)}${own.slice(-4)}`
  expect(warningsFor(own, mimic, { isContract: false, paid: [] })).toMatchObject({ imitated: own })
})

test('detects an imitation of a paid address, even if it was paid itself', () => {
  const mimic = `${bob.slice(0, 6)}${'0'.repeat(32)}${bob.slice(-4)}`
  const facts = { isContract: false, paid: [bob, mimic] }
  expect(warningsFor(own, mimic, facts)).toEqual({ warnings: ['imitation'], imitated: bob })
})

test('still detects an imitation by a contract that fakes a payment to itself', () => {
  const mimic = `${bob.slice(0, 6)}${'a'.repeat(32)}${bob.slice(-4)}`
  const payment = (sentTo: string) => ({
    metadata: { sentFrom: own, sentTo, status: 'confirmed' },
    transfers: [{ direction: 'out', quantity: { numeric: '1' } }],
  })
  // An airdrop claim, whose contract emits a transfer of the user's tokens.
  const paid = paidAddresses(own, [payment(bob), payment(mimic)])
  expect(paid).toEqual([bob, mimic])
  expect(warningsFor(own, mimic, { isContract: true, paid })).toMatchObject({
    warnings: expect.arrayContaining(['imitation']),
    imitated: bob,
  })
})

test.each([
  ['hello', { problem: 'notAnAddress' }],
  [`0x${bob.slice(2).toUpperCase()}`, { problem: 'checksum' }],
  [base58, { problem: 'wrongNetwork', networkName: 'Base' }],
  ['vitаlik.eth', { problem: 'nameImitates' }],
])('rejects the recipient %s with a reason', (text, expected) => {
  const scene = new SendScene()
  scene.chain.addresses.push(bob.toLowerCase())
  scene.elsewhere = [base58]
  scene.send.typeRecipient(text)
  expect(scene.send.state.value).toMatchObject({
    status: 'editing',
    draft: { recipient: { kind: 'invalid', ...expected } },
  })
})

test.each([
  ["isn't registered", async () => undefined, 'nameNotFound'],
  ['has no address on the network', async () => ({ address: base58, name: 'x' }), 'nameNotFound'],
  ["can't be looked up", () => Promise.reject(new Error('offline')), 'nameUnavailable'],
])('rejects a name that %s', async (_, names, problem) => {
  const scene = new SendScene()
  scene.names = names
  scene.send.typeRecipient('bob.eth')
  scene.clock.advance(nameDelay)
  await scene.settled()
  expect(scene.send.draft?.recipient).toMatchObject({ kind: 'invalid', problem })
})

test('times out a lookup that never ends', async () => {
  const scene = new SendScene()
  scene.names = () => new Promise(() => {})
  scene.send.typeRecipient('bob.eth')
  scene.clock.advance(nameDelay)
  scene.clock.advance(checkTimeout)
  await scene.settled()
  expect(scene.send.draft?.recipient).toMatchObject({ problem: 'nameUnavailable' })
})

test('reports unfinished checks without blocking the transfer', async () => {
  const scene = new SendScene()
  scene.paid = () => new Promise(() => {})
  scene.send.typeRecipient(bob)
  await scene.settled()
  scene.clock.advance(checkTimeout)
  await scene.settled()
  expect(scene.send.draft?.recipient).toMatchObject({ kind: 'found', warnings: ['unchecked'] })
})

test("rejects the token's own contract, even if the token is selected last", async () => {
  const scene = new SendScene()
  await scene.fill(ether, '1', bob)
  scene.send.selectToken({ ...ether, address: bob.toLowerCase(), symbol: 'BOB' })
  await scene.settled()
  expect(scene.send.draft?.recipient).toMatchObject({ kind: 'invalid', problem: 'tokenContract' })
})

const small = bob.toLowerCase()

/** Creates a scene whose chain writes addresses with a checksum and accepts them without. */
function sceneWithChecksums(): SendScene {
  const scene = new SendScene()
  scene.chain.addresses.push(small, carol.toLowerCase())
  scene.chain.checksumAddress = checksummed
  scene.paid = async () => [small]
  return scene
}

test("shows, reviews and pays a lowercase address in the chain's notation", async () => {
  const scene = await sceneWithChecksums().reviewed(ether, '1', small)
  const recipient = { address: bob, name: undefined, warnings: [] }
  expect(scene.send.state.value).toMatchObject({ status: 'reviewing', review: { recipient } })
  expect(scene.send.draft).toMatchObject({ recipientText: small, recipient })
  await scene.send.confirm()
  expect(scene.chain.requests).toEqual([`send 100 to ${bob}`])
})

test("shows a name's address in the chain's notation, and can still pay the name", async () => {
  const scene = sceneWithChecksums()
  scene.names = async name => ({ name, address: small })
  await scene.fill(ether, '1', 'bob.eth')
  scene.clock.advance(nameDelay)
  await scene.settled()
  await scene.send.review()
  expect(scene.send.draft?.recipient).toMatchObject({ name: 'bob.eth', address: bob, warnings: [] })
  expect(await scene.send.confirm()).toBe(true)
})

test("shows an imitated address in the chain's notation, whatever its source", async () => {
  const scene = sceneWithChecksums()
  const mimic = `${bob.slice(0, 6)}${'a'.repeat(32)}${bob.slice(-4)}`
  scene.chain.addresses.push(mimic)
  scene.send.typeRecipient(mimic)
  await scene.settled()
  expect(scene.send.draft?.recipient).toMatchObject({ imitated: bob, warnings: ['imitation', 'firstTime'] })
})

test.each([
  ['reports a different address', async () => carol],
  ['reports no address', () => Promise.reject(new Error('not loaded'))],
])("keeps a recipient's address as typed if the chain %s", async (_, answer) => {
  const scene = sceneWithChecksums()
  scene.chain.checksumAddress = answer
  await scene.reviewed(ether, '1', small)
  expect(scene.send.state.value).toMatchObject({ status: 'reviewing', review: { recipient: { address: small } } })
})

test('continues if the chain never returns its notation of an address', async () => {
  const scene = sceneWithChecksums()
  scene.chain.checksumAddress = () => new Promise(() => {})
  scene.send.typeRecipient(small)
  await scene.settled()
  scene.clock.advance(checkTimeout)
  await scene.settled()
  expect(scene.send.draft?.recipient).toMatchObject({ kind: 'found', address: small })
})

test.each([
  ['uppercase bech32 is shown in lowercase', bech32.toUpperCase(), [bech32, bech32.toUpperCase()], bech32],
  ['lowercase bech32 stays unchanged', bech32, [bech32, bech32.toUpperCase()], bech32],
  ['base58 stays unchanged', base58, [base58], base58],
  [
    'uppercase stays unchanged if each case is a different address',
    'BC1QQQQQQQ',
    ['BC1QQQQQQQ', 'bC1QQQQQQQ', 'bc1qqqqqqq'],
    'BC1QQQQQQQ',
  ],
  ['uppercase stays unchanged if the lowercase form is invalid', 'BC1QQQQQQQ', ['BC1QQQQQQQ'], 'BC1QQQQQQQ'],
  ['lowercase hexadecimal stays unchanged without a checksum', small, [small, bob], small],
])('%s', async (_, address, addresses, expected) => {
  const isAddress = (text: string) => addresses.includes(text)
  expect(await checksumAddress(address, { isAddress }, ethereum)).toBe(expected)
})
