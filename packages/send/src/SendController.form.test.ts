import { expect, test } from 'vitest'
import { base, bob, carol, dollar, ether, own, SendScene } from '../test/startSend'
import { isSameToken } from './draft/SendToken'
import { nameDelay } from './recipient/RecipientWatch'

const value = ({ send }: SendScene) => send.state.value

test("updates the form's token only with data of the same token", async () => {
  const scene = new SendScene()
  const priced = { ...ether, price: 3 }
  scene.send.updateToken(priced)
  expect(scene.send.draft).toMatchObject({ token: undefined })
  scene.send.selectToken(ether)
  scene.send.typeRecipient(bob)
  expect(scene.status).toBe('resolving')
  scene.send.updateToken(priced)
  expect(value(scene)).toMatchObject({ status: 'resolving', draft: { token: { price: 3 } } })
  scene.send.updateToken({ ...dollar, price: 1 })
  expect(scene.send.draft).toMatchObject({ token: { symbol: 'ETH', price: 3 } })
  await scene.settled()
  scene.send.typeAmount('1')
  await scene.send.review()
  await scene.send.confirm()
  scene.send.updateToken(ether)
  expect(scene.status).toBe('submitted')
})

test.each([
  ['itself', {}, true],
  ['the token on another network', { caipNetworkId: 'eip155:8453' }, false],
  ['different decimals', { decimals: 6 }, false],
  ['another contract', { address: carol }, false],
  ['the coin', { address: undefined }, false],
  ['its contract in lowercase', { address: dollar.address?.toLowerCase() }, true],
] as const)('compares a token with %s', (_, change, expected) => {
  expect(isSameToken(dollar, { ...dollar, ...change })).toBe(expected)
  expect(isSameToken({ ...dollar, ...change }, dollar)).toBe(expected)
})

test('keeps Max in the same unit and makes it a plain amount in the other', async () => {
  const scene = await new SendScene().fill()
  await scene.send.max()
  scene.send.setUnit('token')
  expect(scene.send.draft).toMatchObject({ isMax: true })
  scene.send.setUnit('fiat')
  expect(scene.send.draft).toMatchObject({ unit: 'fiat', isMax: false })
})

test("never turns an amount of money into the same number of another token's units", () => {
  const scene = new SendScene()
  scene.send.selectToken(ether)
  scene.send.setUnit('fiat')
  scene.send.typeAmount('10')
  scene.send.selectToken({ ...dollar, price: 1 })
  expect(scene.send.draft).toMatchObject({ unit: 'fiat', amountText: '10' })
  scene.send.selectToken({ ...ether, price: undefined })
  expect(scene.send.draft).toMatchObject({ unit: 'token', amountText: '' })
  scene.send.typeAmount('3')
  scene.send.selectToken(dollar)
  expect(scene.send.draft).toMatchObject({ unit: 'token', amountText: '3' })
})

test('supports neither Max nor fiat amounts without a token', async () => {
  const scene = new SendScene()
  scene.send.setUnit('fiat')
  expect(scene.send.draft).toMatchObject({ unit: 'token' })
  expect(await scene.send.max()).toBe(false)
  expect(value(scene)).not.toHaveProperty('problem')
})

test('reports a missing account for Max', async () => {
  const scene = await new SendScene().fill()
  scene.account = undefined
  expect(await scene.send.max()).toBe(false)
  expect(value(scene)).toMatchObject({ problem: { code: 'send/not-connected' } })
})

test('Max estimates the fee of a payment to the recipient, or to the account itself without one', async () => {
  const scene = await new SendScene().fill()
  const recipients: string[] = []
  scene.chain.estimateFee = async ({ to }: { readonly to: string; readonly value: bigint }) => {
    recipients.push(to)
    return 10n
  }
  await scene.send.max()
  scene.send.typeRecipient('')
  await scene.send.max()
  expect(new Set(recipients.slice(0, 2))).toEqual(new Set([bob]))
  expect(new Set(recipients.slice(2))).toEqual(new Set([own]))
})

test("spending the reserve doesn't change a typed amount", async () => {
  const scene = await new SendScene().fill()
  await scene.send.spendReserved(true)
  expect(scene.send.draft).toMatchObject({ amount: 100n, isMax: false, spendsReserved: true })
})

test('ignores spaces around a recipient', async () => {
  const scene = await new SendScene().fill(ether, '1', ` ${bob} `)
  expect(scene.send.draft).toMatchObject({ recipient: { kind: 'found', address: bob } })
  scene.send.typeRecipient('  ')
  expect(scene.send.draft).toMatchObject({ recipient: { kind: 'none' } })
  expect(await scene.send.review()).toBe(false)
  expect(value(scene)).toMatchObject({ problem: { message: 'An amount and receiver address are required' } })
})

test('does not prepare a review again while it is shown', async () => {
  const scene = await new SendScene().reviewed()
  expect(await scene.send.review()).toBe(false)
  expect(scene.status).toBe('reviewing')
})

test('accepts concerns one by one, and only during a review', async () => {
  const scene = new SendScene()
  const mimic = `${bob.slice(0, 6)}${'a'.repeat(32)}${bob.slice(-4)}`
  scene.chain.addresses.push(mimic)
  scene.chain.isFeeUnusual = async () => true
  scene.send.consent('fee', true)
  expect(value(scene)).not.toHaveProperty('accepted')
  await scene.reviewed(ether, '1', mimic)
  scene.send.consent('imitation', true)
  scene.send.consent('fee', true)
  scene.send.consent('fee', true)
  expect(value(scene)).toMatchObject({ accepted: ['imitation', 'fee'] })
  scene.send.consent('fee', false)
  expect(value(scene)).toMatchObject({ accepted: ['imitation'] })
  scene.send.consent('fee', true)
  scene.chain.fee = () => 100n
  expect(await scene.send.confirm()).toBe(false)
  expect(value(scene)).toMatchObject({ status: 'reviewing', accepted: ['imitation'] })
})

test('keeps the form for the same account and resets it without a problem for another', async () => {
  const scene = await new SendScene().fill()
  expect(scene.send.followAccount()).toBe(false)
  expect(scene.send.draft).toMatchObject({ amount: 100n })
  scene.account = { address: own, network: base, isSmartAccount: false }
  expect(scene.send.followAccount()).toBe(true)
  expect(scene.send.draft).toMatchObject({ token: undefined, amountText: '' })
  expect(value(scene)).not.toHaveProperty('problem')
  scene.account = undefined
  expect(scene.send.followAccount()).toBe(true)
  expect(scene.send.account).toBeUndefined()
})

test('keeps a pending request after an account and network change', async () => {
  const scene = await new SendScene().reviewed()
  scene.chain.answer = () => new Promise(() => {})
  void scene.send.confirm()
  await scene.settled()
  scene.account = { address: carol, network: base, isSmartAccount: false }
  expect(scene.send.followAccount()).toBe(false)
  expect(scene.status).toBe('requesting')
})

test('a review that is requested during the check of the recipient waits for the result', async () => {
  const scene = new SendScene()
  scene.send.selectToken(ether)
  scene.send.typeAmount('1')
  scene.send.typeRecipient(bob)
  expect(scene.status).toBe('resolving')
  expect(await scene.send.review()).toBe(true)
  expect(scene.status).toBe('reviewing')
})

test('a review that waits for a check is dropped if the form changes, and if the recipient is invalid', async () => {
  const scene = await new SendScene().fill()
  scene.send.typeRecipient(carol)
  const review = scene.send.review()
  scene.send.typeAmount('2')
  expect(await review).toBe(false)
  scene.send.typeRecipient('bob.eth')
  const later = scene.send.review()
  scene.clock.advance(nameDelay)
  expect(await later).toBe(false)
  expect(value(scene)).toMatchObject({ status: 'editing', draft: { recipient: { problem: 'nameNotFound' } } })
})
