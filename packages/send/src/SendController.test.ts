import { RequestPendingError, UserRejectedError } from '@openappkit/appkit-core'
import { expect, test } from 'vitest'
import { bob, carol, dollar, ether, own, SendScene } from '../test/startSend'
import { nameDelay } from './recipient/RecipientWatch'

const value = ({ send }: SendScene) => send.state.value
const never = () => new Promise<never>(() => {})

test('a filled-in form is reviewed, confirmed and followed into the chain', async () => {
  const scene = await new SendScene().fill()
  expect(value(scene)).toMatchObject({ status: 'editing', draft: { amount: 100n, recipient: { address: bob } } })

  expect(await scene.send.review()).toBe(true)
  expect(value(scene)).toMatchObject({ status: 'reviewing', review: { amount: 100n, fee: 10n, balance: 1_000n } })

  scene.chain.outcome = async () => ({ status: 'confirmed' })
  expect(await scene.send.confirm()).toBe(true)
  expect(scene.chain.requests).toEqual([`send 100 to ${bob}`])
  await scene.settled()
  expect(value(scene)).toMatchObject({ status: 'confirmed', hash: '0xhash' })
  expect(scene.reported).toEqual(['request', 'sent 0xhash', 'confirmed 0xhash'])
})

test('what the wallet sent once more for a higher fee ends under the hash that the chain took in', async () => {
  for (const [status, end] of [
    ['confirmed', 'confirmed'],
    ['reverted', 'failed'],
  ] as const) {
    const scene = await new SendScene().reviewed()
    scene.chain.outcome = async () => ({ status, hash: '0xfaster' })
    await scene.send.confirm()
    await scene.settled()
    expect(value(scene)).toMatchObject({ status: end, hash: '0xfaster' })
  }
})

test('a token is sent by its own contract', async () => {
  const scene = await new SendScene().reviewed(dollar, '2.5')
  await scene.send.confirm()
  expect(scene.chain.requests).toEqual([`send 250 of ${dollar.address} to ${bob}`])
})

test('shows a pending wallet request and sends no second one', async () => {
  const scene = await new SendScene().reviewed()
  scene.chain.answer = never
  void scene.send.confirm()
  void scene.send.confirm()
  await scene.settled()
  expect(scene.status).toBe('requesting')
  expect(await scene.send.confirm()).toBe(false)
  expect(scene.chain.requests).toHaveLength(1)
})

test.each([
  ['declined', new UserRejectedError(), 'declined'],
  ['already open', new RequestPendingError(), 'pendingInWallet'],
  ['failed', new Error('boom'), 'failed'],
])('a request that is %s is a state of its own, and can be tried again', async (_, error, status) => {
  const scene = await new SendScene().reviewed()
  scene.chain.answer = () => Promise.reject(error)
  expect(await scene.send.confirm()).toBe(false)
  expect(scene.status).toBe(status)
  expect(scene.reported).toEqual(['request', 'error'])

  scene.chain.answer = async () => ({ hash: '0xsecond' })
  expect(await scene.send.confirm()).toBe(true)
  expect(value(scene)).toMatchObject({ status: 'submitted', hash: '0xsecond' })
})

test('reports a failure of the wallet with its documented message', async () => {
  const scene = await new SendScene().reviewed()
  scene.chain.answer = () => Promise.reject(new Error('boom'))
  await scene.send.confirm()
  expect(value(scene)).toMatchObject({ error: { message: 'Failed to send transaction. Please try again.' } })
})

test.each([
  [{ status: 'replaced', hash: '0xother' } as const, { status: 'replaced', hash: '0xhash', by: '0xother' }],
  [{ status: 'dropped' } as const, { status: 'dropped', hash: '0xhash' }],
  [{ status: 'reverted' } as const, { status: 'failed', hash: '0xhash', error: { code: 'send/reverted' } }],
])('a transaction that ends as %j has a state of its own', async (outcome, expected) => {
  const scene = await new SendScene().reviewed()
  scene.chain.outcome = async () => outcome
  await scene.send.confirm()
  await scene.settled()
  expect(value(scene)).toMatchObject(expected)
  expect(await scene.send.confirm()).toBe(false)
})

test('follows a transaction again after its status was unavailable', async () => {
  const scene = await new SendScene().reviewed()
  scene.chain.outcome = () => Promise.reject(new Error('No node answers'))
  await scene.send.confirm()
  await scene.settled()
  expect(scene.status).toBe('submitted')
  scene.chain.outcome = async () => ({ status: 'confirmed' })
  scene.clock.advance(5_000)
  await scene.settled()
  expect(scene.status).toBe('confirmed')
})

test('a name is looked up half a second after the last key, and once', async () => {
  const scene = new SendScene()
  const asked: string[] = []
  scene.names = async name => {
    asked.push(name)
    return { address: bob, name }
  }
  scene.send.selectToken(ether)
  scene.send.typeRecipient('bo.eth')
  scene.clock.advance(nameDelay - 1)
  scene.send.typeRecipient('bob.eth')
  expect(scene.status).toBe('resolving')
  scene.clock.advance(nameDelay)
  await scene.settled()
  expect(asked).toEqual(['bob.eth'])
  expect(value(scene)).toMatchObject({ status: 'editing', draft: { recipient: { address: bob, name: 'bob.eth' } } })
})

test('an answer for a name that is no longer typed changes nothing', async () => {
  const scene = new SendScene()
  let answer = (_: { address: string; name: string }): void => {}
  scene.names = () => new Promise(resolve => (answer = resolve))
  scene.send.typeRecipient('bob.eth')
  scene.clock.advance(nameDelay)
  await scene.settled()
  scene.send.typeRecipient(carol)
  answer({ address: bob, name: 'bob.eth' })
  await scene.settled()
  expect(value(scene)).toMatchObject({ status: 'editing', draft: { recipient: { address: carol } } })
})

test('the amount can be typed while the recipient is looked at', async () => {
  const scene = new SendScene()
  scene.send.selectToken(ether)
  scene.send.typeRecipient(bob)
  scene.send.typeAmount('3')
  expect(scene.status).toBe('resolving')
  await scene.settled()
  expect(value(scene)).toMatchObject({ status: 'editing', draft: { amount: 300n, recipient: { address: bob } } })
})

test('stops before the wallet request if the name resolves to another address after the review', async () => {
  const scene = new SendScene()
  scene.names = async name => ({ address: bob, name })
  scene.send.selectToken(ether)
  scene.send.typeAmount('1')
  scene.send.typeRecipient('bob.eth')
  scene.clock.advance(nameDelay)
  await scene.settled()
  await scene.send.review()

  scene.names = async name => ({ address: carol, name })
  expect(await scene.send.confirm()).toBe(false)
  expect(value(scene)).toMatchObject({ status: 'failed', error: { code: 'send/name-changed' } })
  expect(scene.chain.requests).toEqual([])

  scene.send.edit()
  scene.clock.advance(nameDelay)
  await scene.settled()
  expect(value(scene)).toMatchObject({ status: 'editing', draft: { recipient: { address: carol } } })
})

test.each([
  ['nobody has it any more', async () => undefined, 'send/name-changed'],
  ['nobody can say', () => Promise.reject(new Error('offline')), 'send/name-unverified'],
])('a name stops the request when %s', async (_, names, code) => {
  const scene = new SendScene()
  scene.names = async name => ({ address: bob, name })
  scene.send.selectToken(ether)
  scene.send.typeAmount('1')
  scene.send.typeRecipient('bob.eth')
  scene.clock.advance(nameDelay)
  await scene.settled()
  await scene.send.review()
  scene.names = names
  await scene.send.confirm()
  expect(value(scene)).toMatchObject({ status: 'failed', error: { code } })
  expect(scene.chain.requests).toEqual([])
})

test('shows a fee that rose by more than a quarter before the wallet request', async () => {
  const scene = await new SendScene().reviewed()
  scene.chain.fee = () => 13n
  expect(await scene.send.confirm()).toBe(false)
  expect(value(scene)).toMatchObject({ status: 'reviewing', review: { fee: 13n }, previous: { fee: 10n } })
  expect(scene.chain.requests).toEqual([])

  expect(await scene.send.confirm()).toBe(true)
  expect(scene.chain.requests).toHaveLength(1)
})

test('a fee that rose by a quarter or less is no reason to ask again', async () => {
  const scene = await new SendScene().reviewed()
  scene.chain.fee = () => 12n
  expect(await scene.send.confirm()).toBe(true)
})

test('shows a lower amount for the recipient before the wallet request', async () => {
  const scene = new SendScene()
  scene.chain.simulateTransfer = async ({ amount }) => ({ sent: amount, received: amount - 1n })
  await scene.reviewed()
  expect(value(scene)).toMatchObject({ review: { simulated: { received: 99n } } })
  scene.chain.simulateTransfer = async ({ amount }) => ({ sent: amount, received: 0n })
  expect(await scene.send.confirm()).toBe(false)
  expect(value(scene)).toMatchObject({ status: 'reviewing', review: { simulated: { received: 0n } } })
})

test('a transfer that would fail is not reviewed', async () => {
  const scene = new SendScene()
  scene.chain.simulateTransfer = () => Promise.reject(new Error('paused'))
  await scene.reviewed()
  expect(value(scene)).toMatchObject({ status: 'editing', problem: { code: 'send/would-fail' } })
})

test.each([
  ['a coin whose fee is no longer left', ether, '9.95', 'send/insufficient-fee'],
  ['a token without a coin for the fee', dollar, '1', 'send/insufficient-fee'],
])('%s is not reviewed', async (_, token, amount, code) => {
  const scene = new SendScene()
  if (token === dollar) scene.chain.balances['coin'] = 9n
  await scene.reviewed(token, amount)
  expect(value(scene)).toMatchObject({ status: 'editing', problem: { code } })
})

test('the balance that counts is the one of the chain', async () => {
  const scene = new SendScene()
  scene.chain.balances['coin'] = 50n
  await scene.reviewed(ether, '1')
  expect(value(scene)).toMatchObject({ problem: { code: 'send/insufficient-funds' } })
})

test('a balance that went away between review and request stops it', async () => {
  const scene = await new SendScene().reviewed()
  scene.chain.balances['coin'] = 105n
  await scene.send.confirm()
  expect(value(scene)).toMatchObject({ status: 'failed', error: { code: 'send/insufficient-fee' } })
  expect(scene.chain.requests).toEqual([])
})

test('a chain that does not answer says so in the form, and what was typed stays', async () => {
  const scene = new SendScene()
  delete scene.chain.balances['coin']
  await scene.reviewed()
  expect(value(scene)).toMatchObject({
    status: 'editing',
    problem: { code: 'send/estimate-failed' },
    draft: { amount: 100n, recipient: { address: bob } },
  })
})

test('a chain without fees and transfers of tokens sends its coin, and says Unsupported chain of a token', async () => {
  const scene = new SendScene()
  scene.chain.capabilities = new Set(['sendTransaction'])
  await scene.reviewed()
  expect(value(scene)).toMatchObject({ status: 'reviewing', review: { fee: undefined } })
  scene.send.reset()
  await scene.reviewed(dollar)
  expect(value(scene)).toMatchObject({ problem: { message: 'Unsupported chain' } })
})

test('Max leaves what the fee may rise to, and follows the fee until the review', async () => {
  const scene = await new SendScene().fill(ether, '')
  expect(await scene.send.max('de')).toBe(true)
  expect(scene.send.draft).toMatchObject({ amountText: '9,87', amount: 987n, isMax: true })
  scene.chain.fee = () => 100n
  await scene.send.review()
  expect(value(scene)).toMatchObject({ review: { amount: 875n, fee: 100n } })
})

test('Max leaves what the chain wants to be left for a fee', async () => {
  const scene = await new SendScene().fill(ether, '')
  scene.chain.feeReserve = fee => fee * 3n
  await scene.send.max()
  expect(scene.send.draft).toMatchObject({ amount: 970n })
})

test('Max of a token is all of it', async () => {
  const scene = await new SendScene().fill(dollar, '')
  await scene.send.max()
  expect(scene.send.draft).toMatchObject({ amountText: '5', amount: 500n })
})

test('Max that the fee eats up says so', async () => {
  const scene = await new SendScene().fill(ether, '')
  scene.chain.fee = () => 900n
  expect(await scene.send.max()).toBe(false)
  expect(value(scene)).toMatchObject({ status: 'editing', problem: { code: 'send/insufficient-fee' } })
})

test('an amount that is typed while Max is worked out stays', async () => {
  const scene = await new SendScene().fill(ether, '')
  const working = scene.send.max()
  scene.send.typeAmount('2')
  expect(await working).toBe(false)
  expect(scene.send.draft).toMatchObject({ amount: 200n, isMax: false })
})

test('an amount in money is turned into base units, floored, and back', async () => {
  const scene = await new SendScene().fill(ether, '')
  scene.send.setUnit('fiat')
  scene.send.typeAmount('3.01')
  expect(scene.send.draft).toMatchObject({ amount: 150n })
  scene.send.setUnit('token')
  expect(scene.send.draft).toMatchObject({ amountText: '1.5', amount: 150n })
  scene.send.setUnit('fiat')
  expect(scene.send.draft).toMatchObject({ amountText: '3', amount: 150n })
})

test('a token without a price is typed in the token', async () => {
  const scene = await new SendScene().fill(dollar, '1')
  scene.send.setUnit('fiat')
  expect(scene.send.draft).toMatchObject({ unit: 'token', amountText: '1' })
})

test('a token of another network is not reviewed', async () => {
  const scene = await new SendScene().reviewed({ ...ether, caipNetworkId: 'eip155:8453' })
  expect(value(scene)).toMatchObject({ problem: { code: 'send/wrong-network' } })
})

test('counts an answer that arrives after the user went back to the form', async () => {
  const scene = await new SendScene().reviewed()
  let answer = (_: { hash: string }): void => {}
  scene.chain.answer = () => new Promise(resolve => (answer = resolve))
  const confirming = scene.send.confirm()
  await scene.settled()
  scene.send.edit()
  expect(scene.status).toBe('editing')
  answer({ hash: '0xlate' })
  expect(await confirming).toBe(true)
  expect(value(scene)).toMatchObject({ status: 'submitted', hash: '0xlate' })
})

test('a late refusal of a request that was left changes nothing', async () => {
  const scene = await new SendScene().reviewed()
  let refuse = (_: Error): void => {}
  scene.chain.answer = () => new Promise((_, reject) => (refuse = reject))
  const confirming = scene.send.confirm()
  await scene.settled()
  scene.send.edit()
  refuse(new UserRejectedError())
  expect(await confirming).toBe(false)
  expect(scene.status).toBe('editing')
})

test('sends to a look-alike of a paid address only with consent', async () => {
  const scene = new SendScene()
  const mimic = `${bob.slice(0, 6)}${'a'.repeat(32)}${bob.slice(-4)}`
  scene.chain.addresses.push(mimic)
  await scene.reviewed(ether, '1', mimic)
  expect(value(scene)).toMatchObject({
    accepted: [],
    review: { recipient: { warnings: ['imitation', 'firstTime'], imitated: bob } },
  })
  expect(await scene.send.confirm()).toBe(false)
  scene.send.consent('imitation', true)
  expect(await scene.send.confirm()).toBe(true)
})

test('reports a missing connection in the form', async () => {
  const scene = await new SendScene().fill()
  scene.account = undefined
  expect(await scene.send.review()).toBe(false)
  expect(value(scene)).toMatchObject({ problem: { code: 'send/not-connected' } })
})

test.each([
  ['an amount', ether, '0', bob, 'An amount and receiver address are required'],
  ['a recipient', ether, '1', '', 'An amount and receiver address are required'],
  ['a token', undefined, '1', bob, 'A token is required'],
])('refuses to review a form without %s, with its documented message', async (_, token, amount, to, message) => {
  const scene = new SendScene()
  if (token) scene.send.selectToken(token)
  else scene.send.reset()
  scene.send.typeAmount(amount)
  scene.send.typeRecipient(to)
  await scene.settled()
  expect(await scene.send.review()).toBe(false)
  expect(value(scene)).toMatchObject({ status: 'editing', problem: { message } })
})

test('the account itself is a recipient with a warning', async () => {
  const scene = await new SendScene().fill(ether, '1', own)
  expect(scene.send.draft).toMatchObject({ recipient: { warnings: ['own'] } })
})
