import { AppKitError } from '@openappkit/appkit-core'
import { feeChanged } from '@openappkit/appkit-core/transactions'
import { expect, test } from 'vitest'
import { bob, carol, dollar, own, SendScene } from '../test/startSend'

const value = ({ send }: SendScene) => send.state.value

test('sends the highest accepted fee with the request', async () => {
  const coin = await new SendScene().reviewed()
  await coin.send.confirm()
  const token = await new SendScene().reviewed(dollar, '1')
  await token.send.confirm()
  // A quarter above the reviewed 10, rounded down.
  expect([coin.chain.maxFees, token.chain.maxFees]).toEqual([[12n], [12n]])
})

test('sets no fee limit for a chain without fee estimates', async () => {
  const scene = new SendScene()
  scene.chain.capabilities.delete('estimateFee')
  await scene.reviewed()
  await scene.send.confirm()
  expect(scene.chain.maxFees).toEqual([undefined])
})

test('returns to the review with the new fee if the adapter refuses the old one', async () => {
  const scene = await new SendScene().reviewed()
  scene.chain.answer = () => Promise.reject(feeChanged(300n))
  expect(await scene.send.confirm()).toBe(false)
  expect(value(scene)).toMatchObject({ status: 'reviewing', review: { fee: 300n }, previous: { fee: 10n } })
  scene.chain.answer = async () => ({ hash: '0xhash' })
  expect(await scene.send.confirm()).toBe(true)
  expect(scene.chain.maxFees).toEqual([12n, 375n])
})

test('a refused fee that the account can’t pay ends the request', async () => {
  const scene = await new SendScene().reviewed()
  scene.chain.answer = () => Promise.reject(feeChanged(901n))
  await scene.send.confirm()
  expect(value(scene)).toMatchObject({ status: 'failed', error: { code: 'send/insufficient-fee' } })
})

test('treats a refusal without a fee like any other failure', async () => {
  const scene = await new SendScene().reviewed()
  scene.chain.answer = () => Promise.reject(new AppKitError('transaction/fee-changed', 'words', { details: '0x1' }))
  await scene.send.confirm()
  expect(value(scene)).toMatchObject({ status: 'failed', error: { code: 'transaction/fee-changed' } })
})

test('requires consent to an unusually high fee', async () => {
  const scene = new SendScene()
  scene.chain.isFeeUnusual = async ({ fee }) => fee > 100n
  scene.chain.fee = () => 200n
  await scene.reviewed()
  expect(await scene.send.confirm()).toBe(false)
  expect(scene.chain.requests).toEqual([])
  scene.send.consent('fee', true)
  scene.send.consent('fee', false)
  expect(await scene.send.confirm()).toBe(false)
  scene.send.consent('fee', true)
  expect(await scene.send.confirm()).toBe(true)
})

test('requires consent to a fee that becomes unusual after the review', async () => {
  const scene = new SendScene()
  await scene.reviewed()
  scene.chain.isFeeUnusual = async () => true
  expect(await scene.send.confirm()).toBe(false)
  expect(value(scene)).toMatchObject({ status: 'reviewing', accepted: [], review: { isFeeUnusual: true } })
  expect(await scene.send.confirm()).toBe(false)
  expect(scene.chain.requests).toEqual([])
})

test('requires consent again for a higher fee', async () => {
  const scene = new SendScene()
  scene.chain.isFeeUnusual = async () => true
  await scene.reviewed()
  scene.send.consent('fee', true)
  scene.chain.fee = () => 100n
  expect(await scene.send.confirm()).toBe(false)
  expect(await scene.send.confirm()).toBe(false)
  expect(scene.chain.requests).toEqual([])
})

test('reports a fee that the wallet raised, until the chain reports a lower one', async () => {
  const scene = await new SendScene().reviewed()
  let settle = (_: { status: 'confirmed' }): void => {}
  scene.chain.outcome = () => new Promise(resolve => (settle = resolve))
  scene.chain.paidFee = async () => 13n
  await scene.send.confirm()
  await scene.settled()
  expect(value(scene)).toMatchObject({ status: 'submitted', raisedFee: 13n })
  scene.chain.paidFee = async () => 12n
  settle({ status: 'confirmed' })
  await scene.settled()
  expect(value(scene)).toMatchObject({ status: 'confirmed', raisedFee: undefined })
})

test('changes nothing if the paid fee is unavailable', async () => {
  const scene = await new SendScene().reviewed()
  scene.chain.paidFee = () => Promise.reject(new Error('No node answers'))
  await scene.send.confirm()
  await scene.settled()
  expect(value(scene)).toMatchObject({ status: 'submitted', raisedFee: undefined })
})

test('requires consent to a recipient that is a token account', async () => {
  const scene = new SendScene()
  const line = { kind: 'tokenTransfer', to: bob, amount: 100n, tokenAddress: dollar.address, holder: carol } as const
  scene.chain.describeTransfer = async () => [line]
  await scene.reviewed(dollar, '1')
  expect(await scene.send.confirm()).toBe(false)
  scene.send.consent('tokenAccount', true)
  expect(await scene.send.confirm()).toBe(true)
})

test('requires consent again if the owner of the token account changes after the review', async () => {
  const scene = new SendScene()
  const line = { kind: 'tokenTransfer', to: bob, amount: 100n, tokenAddress: dollar.address, holder: carol } as const
  scene.chain.describeTransfer = async () => [line]
  await scene.reviewed(dollar, '1')
  scene.send.consent('tokenAccount', true)
  scene.chain.describeTransfer = async () => [{ ...line, holder: own }]
  expect(await scene.send.confirm()).toBe(false)
  expect(await scene.send.confirm()).toBe(false)
  expect(scene.chain.requests).toEqual([])
})
