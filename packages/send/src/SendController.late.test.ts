import { feeChanged } from '@openappkit/appkit-core/transactions'
import { expect, test } from 'vitest'
import { bob, carol, ether, SendScene } from '../test/startSend'
import { nameDelay } from './recipient/RecipientWatch'

const value = ({ send }: SendScene) => send.state.value

/** Returns a promise that the test settles. */
function deferred<Answer>(): { promise: Promise<Answer>; resolve(answer: Answer): void; reject(cause: unknown): void } {
  let [resolve, reject] = [(_: Answer): void => {}, (_: unknown): void => {}]
  const promise = new Promise<Answer>((onAnswer, onFailure) => ([resolve, reject] = [onAnswer, onFailure]))
  return { promise, resolve: answer => resolve(answer), reject: cause => reject(cause) }
}

test.each(['reset', 'clear'] as const)("doesn't look up a name after %s", async way => {
  const scene = new SendScene()
  const lookups: string[] = []
  scene.names = async name => {
    lookups.push(name)
    return { address: bob, name }
  }
  scene.send.typeRecipient('bob.eth')
  if (way === 'reset') scene.send.reset()
  else scene.send.typeRecipient('')
  scene.clock.advance(nameDelay)
  await scene.settled()
  expect(lookups).toEqual([])
  expect(value(scene)).toMatchObject({ status: 'editing', draft: { recipient: { kind: 'none' } } })
})

test.each(['max', 'review'] as const)('ignores a late failure of %s after more input', async action => {
  const scene = await new SendScene().fill()
  const fee = deferred<bigint>()
  scene.chain.estimateFee = () => fee.promise
  const asking = scene.send[action]()
  await scene.settled()
  expect(value(scene)).toMatchObject({ status: 'estimating', purpose: action })
  scene.send.typeAmount('2')
  fee.reject(new Error('No node answers'))
  expect(await asking).toBe(false)
  expect(value(scene)).toMatchObject({ status: 'editing', draft: { amountText: '2' } })
  expect(value(scene)).not.toHaveProperty('problem')
})

test.each([
  ['succeeds', (fee: ReturnType<typeof deferred<bigint>>) => fee.resolve(10n)],
  ['fails', (fee: ReturnType<typeof deferred<bigint>>) => fee.reject(new Error('No node answers'))],
])('sends no request if the last check %s after the user went back', async (_, end) => {
  const scene = await new SendScene().reviewed()
  const fee = deferred<bigint>()
  scene.chain.estimateFee = () => fee.promise
  const confirming = scene.send.confirm()
  await scene.settled()
  expect(value(scene)).toMatchObject({ status: 'estimating', purpose: 'request', review: { amount: 100n } })
  scene.send.edit()
  end(fee)
  expect(await confirming).toBe(false)
  expect(scene.status).toBe('editing')
  expect(scene.chain.requests).toEqual([])
})

test.each([
  ['succeeds', (fee: ReturnType<typeof deferred<bigint>>) => fee.resolve(10n)],
  ['fails', (fee: ReturnType<typeof deferred<bigint>>) => fee.reject(new Error('No node answers'))],
])('changes nothing if the check of a refused fee %s after the user went back', async (_, end) => {
  const scene = await new SendScene().reviewed()
  const fee = deferred<bigint>()
  scene.chain.answer = () => {
    scene.chain.estimateFee = () => fee.promise
    return Promise.reject(feeChanged(300n))
  }
  const confirming = scene.send.confirm()
  await scene.settled()
  expect(value(scene)).toMatchObject({ status: 'estimating', purpose: 'request', review: { fee: 10n } })
  scene.send.edit()
  end(fee)
  expect(await confirming).toBe(false)
  expect(scene.status).toBe('editing')
})

/** Leaves a request pending in the wallet and enters a different amount. */
async function twoRequests(): Promise<{
  scene: SendScene
  first: (hash: string) => void
  confirming: Promise<boolean>
}> {
  const scene = await new SendScene().reviewed()
  const wallet = deferred<{ hash: string }>()
  scene.chain.answer = () => wallet.promise
  const confirming = scene.send.confirm()
  await scene.settled()
  scene.send.edit()
  scene.send.typeAmount('2')
  return { scene, first: hash => wallet.resolve({ hash }), confirming }
}

test("a response to an older request doesn't replace a pending request", async () => {
  const { confirming, first, scene } = await twoRequests()
  await scene.send.review()
  scene.chain.answer = () => new Promise(() => {})
  void scene.send.confirm()
  await scene.settled()
  first('0xfirst')
  expect(await confirming).toBe(true)
  expect(value(scene)).toMatchObject({ status: 'requesting', review: { amount: 200n } })
  expect(scene.reported).toContain('sent 0xfirst')
})

test("a response to an older request doesn't replace the last check of a newer one", async () => {
  const { confirming, first, scene } = await twoRequests()
  await scene.send.review()
  scene.chain.estimateFee = () => new Promise(() => {})
  void scene.send.confirm()
  await scene.settled()
  first('0xfirst')
  expect(await confirming).toBe(true)
  expect(value(scene)).toMatchObject({ status: 'estimating', purpose: 'request' })
})

test('a response to an older request ends the preparation of a review', async () => {
  const { confirming, first, scene } = await twoRequests()
  const fee = deferred<bigint>()
  scene.chain.estimateFee = () => fee.promise
  const reviewing = scene.send.review()
  await scene.settled()
  first('0xfirst')
  expect(await confirming).toBe(true)
  fee.resolve(10n)
  expect(await reviewing).toBe(false)
  expect(value(scene)).toMatchObject({ status: 'submitted', hash: '0xfirst', review: { amount: 100n } })
})

test("the outcome of an older transaction doesn't affect a newer one", async () => {
  const scene = await new SendScene().reviewed()
  const outcome = deferred<{ status: 'confirmed' }>()
  scene.chain.outcome = () => outcome.promise
  await scene.send.confirm()
  scene.send.reset()
  scene.chain.answer = async () => ({ hash: '0xsecond' })
  scene.chain.outcome = () => new Promise(() => {})
  await scene.reviewed()
  await scene.send.confirm()
  outcome.resolve({ status: 'confirmed' })
  await scene.settled()
  expect(scene.reported).toContain('confirmed 0xhash')
  expect(value(scene)).toMatchObject({ status: 'submitted', hash: '0xsecond' })
})

test('reports the fee of the confirmed transaction, not of the one that it replaced', async () => {
  const scene = await new SendScene().reviewed()
  const fees = new Map<string, ReturnType<typeof deferred<bigint>>>()
  scene.chain.paidFee = ({ hash }) => {
    const fee = deferred<bigint>()
    fees.set(hash, fee)
    return fee.promise
  }
  const outcome = deferred<{ status: 'confirmed'; hash: string }>()
  scene.chain.outcome = () => outcome.promise
  await scene.send.confirm()
  await scene.settled()
  outcome.resolve({ status: 'confirmed', hash: '0xfaster' })
  await scene.settled()
  expect([...fees.keys()]).toEqual(['0xhash', '0xfaster'])
  fees.get('0xhash')?.resolve(500n)
  await scene.settled()
  expect(value(scene)).toMatchObject({ status: 'confirmed', hash: '0xfaster' })
  expect(value(scene)).not.toMatchObject({ raisedFee: 500n })
  fees.get('0xfaster')?.resolve(400n)
  await scene.settled()
  expect(value(scene)).toMatchObject({ status: 'confirmed', raisedFee: 400n })
})

test('ignores a fee that arrives after the user started a new form', async () => {
  const scene = await new SendScene().reviewed()
  const fee = deferred<bigint>()
  scene.chain.paidFee = () => fee.promise
  await scene.send.confirm()
  scene.send.reset(ether)
  scene.send.typeRecipient(carol)
  fee.resolve(500n)
  await scene.settled()
  expect(value(scene)).toMatchObject({ status: 'editing', draft: { recipient: { address: carol } } })
  expect(value(scene)).not.toHaveProperty('raisedFee')
})

test('ignores the fee of an older transaction, and a fee read before the outcome', async () => {
  const scene = await new SendScene().reviewed()
  const fees: ReturnType<typeof deferred<bigint | undefined>>[] = []
  scene.chain.paidFee = () => {
    const fee = deferred<bigint | undefined>()
    fees.push(fee)
    return fee.promise
  }
  await scene.send.confirm()
  scene.send.reset()
  const outcome = deferred<{ status: 'confirmed' }>()
  scene.chain.outcome = () => outcome.promise
  scene.chain.answer = async () => ({ hash: '0xsecond' })
  await scene.reviewed()
  await scene.send.confirm()
  fees[0]?.resolve(500n)
  await scene.settled()
  expect(value(scene)).toMatchObject({ status: 'submitted', hash: '0xsecond' })
  expect(value(scene)).not.toHaveProperty('raisedFee')
  outcome.resolve({ status: 'confirmed' })
  await scene.settled()
  fees[2]?.resolve(10n)
  await scene.settled()
  fees[1]?.resolve(500n)
  await scene.settled()
  expect(value(scene)).toMatchObject({ status: 'confirmed', hash: '0xsecond', raisedFee: undefined })
})
