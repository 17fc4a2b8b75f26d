import { RequestPendingError, UserRejectedError } from '@openappkit/appkit-core'
import { expect, test } from 'vitest'
import { bob, carol, dollar, ether, own, SendScene } from '../test/startSend'
import { nameDelay } from './recipient/RecipientWatch'

const value = ({ send }: SendScene) => send.state.value
const never = () => new Promise<never>(() => {})

test('reviews, sends and follows a completed form', async () => {
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

test('ends under the final hash if the wallet sped up the transaction', async () => {
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

test('sends a token through its contract', async () => {
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
  ['already pending', new RequestPendingError(), 'pendingInWallet'],
  ['failed', new Error('boom'), 'failed'],
])('sets a distinct state for an unsent request and allows a retry: %s', async (_, error, status) => {
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
])('sets a distinct state for the outcome %j', async (outcome, expected) => {
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

test('looks up a name once, half a second after the last input', async () => {
  const scene = new SendScene()
  const lookups: string[] = []
  scene.names = async name => {
    lookups.push(name)
    return { address: bob, name }
  }
  scene.send.selectToken(ether)
  scene.send.typeRecipient('bo.eth')
  scene.clock.advance(nameDelay - 1)
  scene.send.typeRecipient('bob.eth')
  expect(scene.status).toBe('resolving')
  scene.clock.advance(nameDelay)
  await scene.settled()
  expect(lookups).toEqual(['bob.eth'])
  expect(value(scene)).toMatchObject({ status: 'editing', draft: { recipient: { address: bob, name: 'bob.eth' } } })
})

test('ignores the result for a name that has changed since', async () => {
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

test('accepts an amount during the check of the recipient', async () => {
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
  ['it is no longer registered', async () => undefined, 'send/name-changed'],
  ["it can't be resolved", () => Promise.reject(new Error('offline')), 'send/name-unverified'],
])('stops the request for a name if %s', async (_, names, code) => {
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

test('a fee increase of a quarter or less needs no new review', async () => {
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

test('refuses to review a transfer that would fail', async () => {
  const scene = new SendScene()
  scene.chain.simulateTransfer = () => Promise.reject(new Error('paused'))
  await scene.reviewed()
  expect(value(scene)).toMatchObject({ status: 'editing', problem: { code: 'send/would-fail' } })
})

test.each([
  ['a coin transfer that leaves too little for its fee', ether, '9.95', 'send/insufficient-fee'],
  ['a token transfer without enough coin for its fee', dollar, '1', 'send/insufficient-fee'],
])('refuses to review %s', async (_, token, amount, code) => {
  const scene = new SendScene()
  if (token === dollar) scene.chain.balances['coin'] = 9n
  await scene.reviewed(token, amount)
  expect(value(scene)).toMatchObject({ status: 'editing', problem: { code } })
})

test('uses the balance from the chain', async () => {
  const scene = new SendScene()
  scene.chain.balances['coin'] = 50n
  await scene.reviewed(ether, '1')
  expect(value(scene)).toMatchObject({ problem: { code: 'send/insufficient-funds' } })
})

test('stops the request if the balance drops after the review', async () => {
  const scene = await new SendScene().reviewed()
  scene.chain.balances['coin'] = 105n
  await scene.send.confirm()
  expect(value(scene)).toMatchObject({ status: 'failed', error: { code: 'send/insufficient-fee' } })
  expect(scene.chain.requests).toEqual([])
})

test('reports an unavailable chain in the form and keeps the input', async () => {
  const scene = new SendScene()
  delete scene.chain.balances['coin']
  await scene.reviewed()
  expect(value(scene)).toMatchObject({
    status: 'editing',
    problem: { code: 'send/estimate-failed' },
    draft: { amount: 100n, recipient: { address: bob } },
  })
})

test('without fees and token transfers, sends the coin and reports Unsupported chain for a token', async () => {
  const scene = new SendScene()
  scene.chain.capabilities = new Set(['sendTransaction'])
  await scene.reviewed()
  expect(value(scene)).toMatchObject({ status: 'reviewing', review: { fee: undefined } })
  scene.send.reset()
  await scene.reviewed(dollar)
  expect(value(scene)).toMatchObject({ problem: { message: 'Unsupported chain' } })
})

test('Max leaves room for the fee to rise and follows the fee until the review', async () => {
  const scene = await new SendScene().fill(ether, '')
  expect(await scene.send.max('de')).toBe(true)
  expect(scene.send.draft).toMatchObject({ amountText: '9,87', amount: 987n, isMax: true })
  scene.chain.fee = () => 100n
  await scene.send.review()
  expect(value(scene)).toMatchObject({ review: { amount: 875n, fee: 100n } })
})

test("Max leaves the chain's fee reserve", async () => {
  const scene = await new SendScene().fill(ether, '')
  scene.chain.feeReserve = fee => fee * 3n
  await scene.send.max()
  expect(scene.send.draft).toMatchObject({ amount: 970n })
})

test('Max of a token is its whole balance', async () => {
  const scene = await new SendScene().fill(dollar, '')
  await scene.send.max()
  expect(scene.send.draft).toMatchObject({ amountText: '5', amount: 500n })
})

test('reports a fee that leaves nothing for Max', async () => {
  const scene = await new SendScene().fill(ether, '')
  scene.chain.fee = () => 900n
  expect(await scene.send.max()).toBe(false)
  expect(value(scene)).toMatchObject({ status: 'editing', problem: { code: 'send/insufficient-fee' } })
})

test('keeps an amount that is typed while Max is computed', async () => {
  const scene = await new SendScene().fill(ether, '')
  const working = scene.send.max()
  scene.send.typeAmount('2')
  expect(await working).toBe(false)
  expect(scene.send.draft).toMatchObject({ amount: 200n, isMax: false })
})

test('converts a fiat amount to base units, rounded down, and back', async () => {
  const scene = await new SendScene().fill(ether, '')
  scene.send.setUnit('fiat')
  scene.send.typeAmount('3.01')
  expect(scene.send.draft).toMatchObject({ amount: 150n })
  scene.send.setUnit('token')
  expect(scene.send.draft).toMatchObject({ amountText: '1.5', amount: 150n })
  scene.send.setUnit('fiat')
  expect(scene.send.draft).toMatchObject({ amountText: '3', amount: 150n })
})

test('accepts no fiat amount for a token without a price', async () => {
  const scene = await new SendScene().fill(dollar, '1')
  scene.send.setUnit('fiat')
  expect(scene.send.draft).toMatchObject({ unit: 'token', amountText: '1' })
})

test('refuses to review a token of another network', async () => {
  const scene = await new SendScene().reviewed({ ...ether, caipNetworkId: 'eip155:8453' })
  expect(value(scene)).toMatchObject({ problem: { code: 'send/wrong-network' } })
})

test('accepts a wallet response after the user went back to the form', async () => {
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

test('ignores a late rejection of an abandoned request', async () => {
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

test('warns if the recipient is the account itself', async () => {
  const scene = await new SendScene().fill(ether, '1', own)
  expect(scene.send.draft).toMatchObject({ recipient: { warnings: ['own'] } })
})
