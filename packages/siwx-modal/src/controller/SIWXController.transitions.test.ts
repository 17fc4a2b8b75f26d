import { RequestPendingError, UserRejectedError } from '@openappkit/appkit-core'
import { hang } from '@openappkit/appkit-core/testing'
import { expect, test } from 'vitest'
import { alice, bob } from '../../test/networks'
import { startSignIn } from '../../test/startSignIn'
import type { SignInState } from './SignInState'

type Started = Awaited<ReturnType<typeof startSignIn>>
type Status = SignInState['status']

/** Results of a request other than a signature, with the wallet's error. */
const outcomes = [
  ['declined', new UserRejectedError()],
  ['pendingInWallet', new RequestPendingError()],
  ['failed', new Error('boom')],
] as const

/** Every state that requires a signature. */
const unsignedStatuses = ['asking', 'requesting', ...outcomes.map(([status]) => status)] as const

/** Connects an account that must sign in and sets `status`. */
async function reachStatus(status: (typeof unsignedStatuses)[number], required = true): Promise<Started> {
  const made = await startSignIn()
  const { config, evm, signIn, settled } = made
  config.required = required
  evm.emitConnected({ chainId: 1 })
  await settled()
  const refusal = outcomes.find(([outcome]) => outcome === status)?.[1]
  if (refusal) evm.answerTo({ signMessage: () => Promise.reject(refusal) })
  if (status === 'requesting') evm.answerTo({ signMessage: hang })
  if (status !== 'asking') void signIn.sign()
  await settled()
  expect(signIn.state.value.status).toBe(status)
  return made
}

function statusOf({ signIn }: Started): Status {
  return signIn.state.value.status
}

test('Sign goes from asking to requesting, and the signature ends it', async () => {
  const made = await reachStatus('asking')
  let sign = () => {}
  made.evm.answerTo({ signMessage: () => new Promise(resolve => void (sign = resolve)) })
  const signing = made.signIn.sign()
  await made.settled()
  expect(made.signIn.state.value).toMatchObject({ status: 'requesting', account: { address: alice } })
  sign()
  await signing
  expect(statusOf(made)).toBe('idle')
})

test.each(outcomes)('Try again goes from %s to requesting', async status => {
  const made = await reachStatus(status)
  made.evm.answerTo({ signMessage: hang })
  void made.signIn.sign()
  await made.settled()
  expect(statusOf(made)).toBe('requesting')
})

test.each(outcomes)('%s opens a closed view again', async (status, refusal) => {
  const made = await reachStatus('asking', false)
  let refuse = () => {}
  made.evm.answerTo({ signMessage: () => new Promise((_, reject) => void (refuse = () => reject(refusal))) })
  const signing = made.signIn.sign()
  await made.settled()
  made.kit.modal.safeClose()
  expect(made.kit.modal.state.open).toBe(false)
  refuse()
  await signing
  expect(statusOf(made)).toBe(status)
  expect([made.kit.modal.state.open, made.kit.router.current.view]).toEqual([true, 'SIWXSignMessage'])
})

test.each(unsignedStatuses)('Cancel disconnects from %s if sign-in is required', async status => {
  const made = await reachStatus(status)
  let disconnect = () => {}
  made.evm.answerTo({ disconnect: () => new Promise(resolve => void (disconnect = resolve)) })
  const canceling = made.signIn.cancel()
  await made.settled()
  expect(made.signIn.state.value).toEqual({
    status: 'canceling',
    account: expect.objectContaining({ address: alice }),
  })
  disconnect()
  await canceling
  expect([statusOf(made), made.kit.modal.state.open, made.kit.chains.isConnected()]).toEqual(['idle', false, false])
})

test.each(unsignedStatuses)('Cancel only closes in %s if sign-in is optional', async status => {
  const made = await reachStatus(status, false)
  await made.signIn.cancel()
  expect([statusOf(made), made.kit.modal.state.open, made.kit.chains.isConnected()]).toEqual(['asking', false, true])
})

test.each(unsignedStatuses)('a disconnect ends %s and closes the view', async status => {
  const made = await reachStatus(status)
  made.evm.emitDisconnected()
  await made.settled()
  expect([statusOf(made), made.kit.modal.state.open]).toEqual(['idle', false])
})

test.each(unsignedStatuses)('an unsupported network ends sign-in in state %s', async status => {
  const made = await reachStatus(status)
  made.evm.emitConnected({ chainId: 424242 })
  await made.settled()
  expect(statusOf(made)).toBe('idle')
  expect([made.kit.modal.state.open, made.kit.router.current.view]).toEqual([true, 'UnsupportedChain'])
})

test.each(unsignedStatuses)('an account change in %s starts a new request', async status => {
  const made = await reachStatus(status)
  let answer = () => {}
  made.config.answer = () => new Promise(resolve => void (answer = resolve))
  made.evm.emitConnected({ chainId: 1, address: bob })
  await made.settled()
  expect(made.signIn.state.value).toMatchObject({ status: 'checking', account: { address: bob } })
  answer()
  await made.settled()
  expect(made.signIn.state.value).toMatchObject({ status: 'asking', account: { address: bob } })
})

test.each(unsignedStatuses)('the modal stays open in %s while sign-in is required', async status => {
  const made = await reachStatus(status)
  made.kit.modal.safeClose()
  expect(made.kit.modal.state).toMatchObject({ open: true, shake: true })
})

test('the modal stays open while leaving and closes afterwards', async () => {
  const made = await reachStatus('asking')
  let disconnect = () => {}
  made.evm.answerTo({ disconnect: () => new Promise(resolve => void (disconnect = resolve)) })
  const canceling = made.signIn.cancel()
  await made.settled()
  made.kit.modal.safeClose()
  expect(made.kit.modal.state).toMatchObject({ open: true, shake: true })
  disconnect()
  await canceling
  expect(made.kit.modal.state.open).toBe(false)
})
