import { AppKitError, type AppKitErrorCode } from '@openappkit/appkit-core'
import { expect, test } from 'vitest'
import { bob, dollar, ether, SendScene } from '../test/startSend'

const value = ({ send }: SendScene) => send.state.value

/** Creates a scene whose wallets may set twice the current fee. */
function dear(): SendScene {
  const scene = new SendScene()
  scene.chain.feeReserve = fee => fee * 2n
  return scene
}

test('rejects an amount that leaves only the current fee and suggests one that works', async () => {
  const scene = await dear().reviewed(ether, '9.85')
  expect(value(scene)).toMatchObject({
    status: 'editing',
    problem: { code: 'send/fee-reserve' },
    lowerTo: 980n,
    draft: { amountText: '9.85' },
  })
  expect(scene.send.lower('de')).toBe(true)
  expect(scene.send.draft).toMatchObject({ amountText: '9,8', amount: 980n, isMax: true, unit: 'token' })
  expect(await scene.send.review()).toBe(true)
  expect(await scene.send.confirm()).toBe(true)
  expect(scene.chain.requests).toEqual([`send 980 to ${bob}`])
})

test('lowers the amount only while the form suggests it', async () => {
  const scene = await dear().reviewed(ether, '9.85')
  scene.send.typeAmount('9.7')
  expect(scene.send.lower()).toBe(false)
  expect(scene.send.draft).toMatchObject({ amountText: '9.7' })
  expect(await scene.send.review()).toBe(true)
  expect(scene.send.lower()).toBe(false)
})

test.each([
  ['an amount that leaves the highest fee that wallets offer', '9.8'],
  ['an amount far below the balance', '1'],
])('reviews %s', async (_, amount) => {
  const scene = await dear().reviewed(ether, amount)
  expect(scene.status).toBe('reviewing')
})

test('suggests no lower amount if no amount leaves enough for the fee', async () => {
  const scene = dear()
  scene.chain.fee = () => 600n
  await scene.reviewed(ether, '3')
  expect(value(scene)).toMatchObject({ problem: { code: 'send/insufficient-fee' }, lowerTo: undefined })
})

test('requires no reserve for a token, or on a chain without a fee reserve', async () => {
  const token = dear()
  token.chain.balances['coin'] = 15n
  await token.reviewed(dollar, '5')
  expect(value(token)).toMatchObject({ status: 'reviewing', review: { amount: 500n } })
  const plain = await new SendScene().reviewed(ether, '9.9')
  expect(plain.status).toBe('reviewing')
})

test('covers a small fee increase after the review from the reserve', async () => {
  const scene = await dear().reviewed(ether, '9.8')
  scene.chain.fee = () => 12n
  expect(await scene.send.confirm()).toBe(true)
})

test('ignores a result for an amount that has changed since', async () => {
  const scene = await dear().fill(ether, '9.85')
  const reviewing = scene.send.review()
  scene.send.typeAmount('1')
  expect(await reviewing).toBe(false)
  expect(value(scene)).toMatchObject({ status: 'editing', draft: { amountText: '1' } })
  expect(value(scene)).not.toHaveProperty('problem')
})

test.each<AppKitErrorCode>(['transaction/insufficient-token-balance', 'transaction/account-frozen'])(
  'offers the amount that an adapter reports as sendable when it refuses with %s',
  async code => {
    const scene = new SendScene()
    let most = '150'
    scene.chain.simulateTransfer = async ({ amount }) => {
      if (amount > 150n) throw new AppKitError(code, 'Too many accounts', { details: most })
      return undefined
    }
    await scene.reviewed(dollar, '2')
    expect(value(scene)).toMatchObject({ status: 'editing', problem: { code }, lowerTo: 150n })
    expect(scene.send.lower()).toBe(true)
    await scene.send.review()
    expect(value(scene)).toMatchObject({ status: 'reviewing', review: { amount: 150n } })
    for (most of ['0', '1.5', 'Custom: 6001', '-1']) {
      await scene.reviewed(dollar, '2')
      expect(value(scene)).toMatchObject({ problem: { code }, lowerTo: undefined })
    }
  },
)
