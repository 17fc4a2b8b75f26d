import { expect, test } from 'vitest'
import { base, carol, SendScene } from '../test/startSend'
import { blockerOf } from './draft/blockerOf'

const value = ({ send }: SendScene) => send.state.value
const never = () => new Promise<never>(() => {})

test('an account change resets the form, and explains it during a review', async () => {
  const scene = await new SendScene().reviewed()
  scene.account = { address: carol, network: base, isSmartAccount: false }
  scene.send.followAccount()
  expect(value(scene)).toMatchObject({ status: 'editing', problem: { code: 'send/account-changed' } })
  expect(blockerOf(scene.send.draft as never)).toBe('selectToken')
})

test('stops the request after an account change that no event reported', async () => {
  const scene = await new SendScene().reviewed()
  scene.account = { address: carol, network: base, isSmartAccount: false }
  await scene.send.confirm()
  expect(value(scene)).toMatchObject({ status: 'failed', error: { code: 'send/account-changed' } })
  expect(scene.chain.requests).toEqual([])
})

test('stops the request if the account changes during the last check', async () => {
  const scene = await new SendScene().reviewed()
  scene.chain.fee = () => {
    scene.account = { address: carol, network: base, isSmartAccount: false }
    return 10n
  }
  await scene.send.confirm()
  expect(scene.chain.requests).toEqual([])
})

test("an account change doesn't disturb a pending request", async () => {
  const scene = await new SendScene().reviewed()
  scene.chain.answer = never
  void scene.send.confirm()
  await scene.settled()
  scene.account = undefined
  scene.send.followAccount()
  expect(scene.status).toBe('requesting')
})

test('keeps a reverted transfer in view after an account change', async () => {
  const scene = await new SendScene().reviewed()
  scene.chain.outcome = async () => ({ status: 'reverted' })
  await scene.send.confirm()
  await scene.settled()
  scene.account = { address: carol, network: base, isSmartAccount: false }
  expect(scene.send.followAccount()).toBe(false)
  expect(value(scene)).toMatchObject({ status: 'failed', hash: '0xhash', error: { code: 'send/reverted' } })
})
