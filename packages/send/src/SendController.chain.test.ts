import { AppKitError, type AppKitErrorCode } from '@openappkit/appkit-core'
import { expect, test } from 'vitest'
import { bob, dollar, SendScene } from '../test/startSend'

const value = ({ send }: SendScene) => send.state.value

test('shows the wallet request in the review, and shows a different request before sending it', async () => {
  const scene = new SendScene()
  const line = { kind: 'nativeTransfer', to: bob, amount: 100n } as const
  scene.chain.describeTransfer = async () => [line, { kind: 'change', amount: 5n }]
  await scene.reviewed()
  expect(value(scene)).toMatchObject({ review: { lines: [line, { kind: 'change' }] } })

  scene.chain.describeTransfer = async () => [line, { kind: 'createTokenAccount', amount: 9n }]
  expect(await scene.send.confirm()).toBe(false)
  expect(value(scene)).toMatchObject({ status: 'reviewing', previous: { lines: [line, { kind: 'change' }] } })
  expect(scene.chain.requests).toEqual([])
})

test("change that varies with the fee doesn't count as a different request", async () => {
  const scene = new SendScene()
  scene.chain.describeTransfer = async () => [
    { kind: 'output', to: bob, amount: 100n },
    { kind: 'change', amount: 5n },
  ]
  await scene.reviewed()
  scene.chain.describeTransfer = async () => [
    { kind: 'output', to: bob, amount: 100n },
    { kind: 'change', amount: 4n },
  ]
  expect(await scene.send.confirm()).toBe(true)
})

test('refuses to review a token whose contract has different decimals', async () => {
  const scene = await new SendScene().reviewed({ ...dollar, decimals: 6 }, '0.0001')
  expect(value(scene)).toMatchObject({ status: 'editing', problem: { code: 'send/token-mismatch' } })
})

test.each<[string, AppKitErrorCode, AppKitErrorCode]>([
  ["doesn't respond", 'transaction/simulation-unavailable', 'send/estimate-failed'],
  ['predicts a failure', 'transaction/would-fail', 'send/would-fail'],
  ['names the reason', 'transaction/account-frozen', 'transaction/account-frozen'],
])('reports a specific problem with the simulation if the chain %s', async (_, code, expected) => {
  const scene = new SendScene()
  scene.chain.simulateTransfer = () => Promise.reject(new AppKitError(code, 'words'))
  await scene.reviewed()
  expect(value(scene)).toMatchObject({ status: 'editing', problem: { code: expected } })
})

test('offers no retry of a transfer that may have been sent', async () => {
  const scene = await new SendScene().reviewed()
  scene.chain.answer = () => Promise.reject(new AppKitError('transaction/status-unknown', 'words'))
  expect(await scene.send.confirm()).toBe(false)
  expect(scene.status).toBe('uncertain')
  expect(await scene.send.confirm()).toBe(false)
  expect(scene.chain.requests).toHaveLength(1)
})

test('reports a nonce conflict as a separate failure and allows a retry', async () => {
  const scene = await new SendScene().reviewed()
  scene.chain.answer = () => Promise.reject(new AppKitError('transaction/nonce-conflict', 'words'))
  await scene.send.confirm()
  expect(value(scene)).toMatchObject({ status: 'failed', error: { code: 'transaction/nonce-conflict' } })
  scene.chain.answer = async () => ({ hash: '0xsecond' })
  expect(await scene.send.confirm()).toBe(true)
})

test('offers no retry if anything fails after the wallet sent the transfer', async () => {
  const scene = await new SendScene().reviewed()
  scene.chain.outcome = () => {
    throw new Error('No node at all')
  }
  expect(await scene.send.confirm()).toBe(true)
  expect(scene.status).toBe('submitted')
  expect(await scene.send.confirm()).toBe(false)

  const other = await new SendScene().reviewed()
  other.onSent = () => {
    throw new Error('The storage is full')
  }
  await expect(other.send.confirm()).rejects.toThrow('The storage is full')
  expect(other.status).toBe('submitted')
  expect(await other.send.confirm()).toBe(false)
  expect(other.chain.requests).toHaveLength(1)
})
