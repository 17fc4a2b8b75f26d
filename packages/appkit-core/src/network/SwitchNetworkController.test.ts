import { AppKitError } from '@openappkit/contract'
import { expect, test } from 'vitest'
import { base, mainnet } from '../../test/networks'
import { decline } from '../testing/answers'
import { SwitchNetworkController } from './SwitchNetworkController'

function createSwitching() {
  const made = { answer: () => Promise.resolve(), requests: [] as string[] }
  const switchNetwork = ({ caipNetworkId }: { readonly caipNetworkId: string }) => {
    made.requests.push(caipNetworkId)
    return made.answer()
  }
  return Object.assign(made, { switching: new SwitchNetworkController({ switchNetwork }) })
}

test('keeps a declined switch and allows a retry', async () => {
  const made = createSwitching()
  made.answer = decline
  expect(await made.switching.request(base)).toBe(false)
  expect(made.switching.state.value).toEqual({ status: 'declined', caipNetworkId: 'eip155:8453' })
  made.answer = () => Promise.resolve()
  expect(await made.switching.request(base)).toBe(true)
  expect(made.switching.state.value).toEqual({ status: 'idle' })
  expect(made.requests).toHaveLength(2)
})

test('distinguishes a failed switch from a declined one and keeps the cause', async () => {
  const made = createSwitching()
  made.answer = () => Promise.reject(new Error('boom'))
  expect(await made.switching.request(base)).toBe(false)
  expect(made.switching.state.value).toMatchObject({
    status: 'failed',
    error: { code: 'network/switch-failed', cause: { message: 'boom' } },
  })
})

test("doesn't wrap an adapter's own error", async () => {
  const made = createSwitching()
  const error = new AppKitError('wallet/unsupported', 'words')
  made.answer = () => Promise.reject(error)
  await made.switching.request(base)
  expect(made.switching.state.value).toMatchObject({ status: 'failed', error })
})

test('replaces the previous attempt on retry, however it ends', async () => {
  const made = createSwitching()
  let declineFirst = () => {}
  made.answer = () => new Promise<void>(resolve => void (declineFirst = resolve)).then(decline)
  const first = made.switching.request(base)
  made.answer = () => new Promise(() => {})
  void made.switching.request(mainnet)
  declineFirst()
  expect(await first).toBe(false)
  expect(made.switching.state.value).toEqual({ status: 'requesting', caipNetworkId: 'eip155:1' })
})

test('resolves a late approval with true after a reset, without a state change', async () => {
  const made = createSwitching()
  let approve = () => {}
  made.answer = () => new Promise<void>(resolve => void (approve = resolve))
  const attempt = made.switching.request(base)
  made.switching.reset()
  approve()
  expect(await attempt).toBe(true)
  expect(made.switching.state.value).toEqual({ status: 'idle' })
})
