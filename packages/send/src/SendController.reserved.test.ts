import { expect, test } from 'vitest'
import { SendScene } from '../test/startSend'

const value = ({ send }: SendScene) => send.state.value

/** Creates a scene whose account has 1000 units, of which 300 are reserved. */
function scene(): SendScene {
  const made = new SendScene()
  const { getBalance } = made.chain
  made.chain.getBalance = async query => ({ ...(await getBalance.call(made.chain, query)), reserved: 300n })
  return made
}

test('Max leaves the reserve and reports its size', async () => {
  const made = await scene().fill()
  expect(await made.send.max()).toBe(true)
  expect(made.send.draft).toMatchObject({ amount: 687n, reserved: 300n })
  await made.send.spendReserved(true)
  expect(made.send.draft).toMatchObject({ amount: 987n, spendsReserved: true })
  expect(await made.send.review()).toBe(true)
  expect(value(made)).toMatchObject({ review: { amount: 987n, spendsReserved: true } })
})

test('refuses an amount that needs reserved coins, and sends it if the user allows it', async () => {
  const made = await scene().fill(undefined, '7.5')
  expect(await made.send.review()).toBe(false)
  expect(value(made)).toMatchObject({ problem: { code: 'send/funds-reserved' }, draft: { reserved: 300n } })
  await made.send.spendReserved(true)
  expect(await made.send.review()).toBe(true)
  expect(await made.send.confirm()).toBe(true)
})

test("doesn't pay the fee from the reserve", async () => {
  const made = await scene().fill(undefined, '6.95')
  expect(await made.send.review()).toBe(false)
  expect(value(made)).toMatchObject({ problem: { code: 'send/insufficient-fee' } })
})
