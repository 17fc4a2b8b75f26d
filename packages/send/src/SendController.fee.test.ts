import { AppKitError } from '@openappkit/appkit-core'
import { feeChanged } from '@openappkit/appkit-core/transactions'
import { expect, test } from 'vitest'
import { bob, carol, dollar, own, SendScene } from '../test/startSend'

const value = ({ send }: SendScene) => send.state.value

test('the highest fee that was agreed to travels with the request', async () => {
  const coin = await new SendScene().reviewed()
  await coin.send.confirm()
  const token = await new SendScene().reviewed(dollar, '1')
  await token.send.confirm()
  // A quarter more than the reviewed 10.
  expect([coin.chain.maxFees, token.chain.maxFees]).toEqual([[12n], [12n]])
})

test('a chain that names no fee gets no bound', async () => {
  const scene = new SendScene()
  scene.chain.capabilities.delete('estimateFee')
  await scene.reviewed()
  await scene.send.confirm()
  expect(scene.chain.maxFees).toEqual([undefined])
})

test('a fee that the adapter refuses leads back to the review, which shows that fee', async () => {
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

test('a refusal without a fee is a failure like any other', async () => {
  const scene = await new SendScene().reviewed()
  scene.chain.answer = () => Promise.reject(new AppKitError('transaction/fee-changed', 'words', { details: '0x1' }))
  await scene.send.confirm()
  expect(value(scene)).toMatchObject({ status: 'failed', error: { code: 'transaction/fee-changed' } })
})

test('an unusually high fee is only paid once the payer confirms it', async () => {
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

test('a fee that becomes unusual after the review is confirmed first', async () => {
  const scene = new SendScene()
  await scene.reviewed()
  scene.chain.isFeeUnusual = async () => true
  expect(await scene.send.confirm()).toBe(false)
  expect(value(scene)).toMatchObject({ status: 'reviewing', accepted: [], review: { isFeeUnusual: true } })
  expect(await scene.send.confirm()).toBe(false)
  expect(scene.chain.requests).toEqual([])
})

test('a higher fee has to be confirmed again', async () => {
  const scene = new SendScene()
  scene.chain.isFeeUnusual = async () => true
  await scene.reviewed()
  scene.send.consent('fee', true)
  scene.chain.fee = () => 100n
  expect(await scene.send.confirm()).toBe(false)
  expect(await scene.send.confirm()).toBe(false)
  expect(scene.chain.requests).toEqual([])
})

test('a fee that the wallet raised on its own is reported, until the chain says that less was paid', async () => {
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

test('a chain that can’t say what was paid changes nothing', async () => {
  const scene = await new SendScene().reviewed()
  scene.chain.paidFee = () => Promise.reject(new Error('No node answers'))
  await scene.send.confirm()
  await scene.settled()
  expect(value(scene)).toMatchObject({ status: 'submitted', raisedFee: undefined })
})

test('a recipient that is a token account is only paid once the payer confirms it', async () => {
  const scene = new SendScene()
  const line = { kind: 'tokenTransfer', to: bob, amount: 100n, tokenAddress: dollar.address, holder: carol } as const
  scene.chain.describeTransfer = async () => [line]
  await scene.reviewed(dollar, '1')
  expect(await scene.send.confirm()).toBe(false)
  scene.send.consent('tokenAccount', true)
  expect(await scene.send.confirm()).toBe(true)
})

test('a token account that changes hands after the review is confirmed again', async () => {
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
