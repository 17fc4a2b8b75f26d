import { expect, test } from 'vitest'
import { base, carol, SendScene } from '../test/startSend'
import { blockerOf } from './draft/blockerOf'

const value = ({ send }: SendScene) => send.state.value
const never = () => new Promise<never>(() => {})

test('another account empties the form, and a review says why', async () => {
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

test('an account that changes while the last check runs stops the request', async () => {
  const scene = await new SendScene().reviewed()
  scene.chain.fee = () => {
    scene.account = { address: carol, network: base, isSmartAccount: false }
    return 10n
  }
  await scene.send.confirm()
  expect(scene.chain.requests).toEqual([])
})

test('a transfer that is under way is not disturbed by another account', async () => {
  const scene = await new SendScene().reviewed()
  scene.chain.answer = never
  void scene.send.confirm()
  await scene.settled()
  scene.account = undefined
  scene.send.followAccount()
  expect(scene.status).toBe('requesting')
})

test('a transfer that the network refused stays in view when the account changes', async () => {
  const scene = await new SendScene().reviewed()
  scene.chain.outcome = async () => ({ status: 'reverted' })
  await scene.send.confirm()
  await scene.settled()
  scene.account = { address: carol, network: base, isSmartAccount: false }
  expect(scene.send.followAccount()).toBe(false)
  expect(value(scene)).toMatchObject({ status: 'failed', hash: '0xhash', error: { code: 'send/reverted' } })
})
