import { RequestPendingError, UserRejectedError } from '@openappkit/appkit-core'
import { hang } from '@openappkit/appkit-core/testing'
import { expect, test } from 'vitest'
import { alice, bob } from '../../test/networks'
import { startSignIn } from '../../test/startSignIn'
import type { SignInState } from './SignInState'

type Started = Awaited<ReturnType<typeof startSignIn>>
type Status = SignInState['status']

/** Each outcome of a request that is not a signature, and what the wallet says then. */
const outcomes = [
  ['declined', new UserRejectedError()],
  ['pendingInWallet', new RequestPendingError()],
  ['failed', new Error('boom')],
] as const

/** Every state in which somebody is asked. */
const asked = ['asking', 'requesting', ...outcomes.map(([status]) => status)] as const

/** Somebody is connected, has to sign in, and the question stands at `status`. */
async function standing(status: (typeof asked)[number], required = true): Promise<Started> {
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

test('Sign leads from asking to requesting, and the signature from there to rest', async () => {
  const made = await standing('asking')
  let sign = () => {}
  made.evm.answerTo({ signMessage: () => new Promise(resolve => void (sign = resolve)) })
  const signing = made.signIn.sign()
  await made.settled()
  expect(made.signIn.state.value).toMatchObject({ status: 'requesting', account: { address: alice } })
  sign()
  await signing
  expect(statusOf(made)).toBe('idle')
})

test.each(outcomes)('Try again leads from %s to requesting', async status => {
  const made = await standing(status)
  made.evm.answerTo({ signMessage: hang })
  void made.signIn.sign()
  await made.settled()
  expect(statusOf(made)).toBe('requesting')
})

test.each(outcomes)('%s shows the view again that was closed meanwhile', async (status, refusal) => {
  const made = await standing('asking', false)
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

test.each(asked)('Cancel leads from %s off the wallet where sign-in is required', async status => {
  const made = await standing(status)
  let disconnect = () => {}
  made.evm.answerTo({ disconnect: () => new Promise(resolve => void (disconnect = resolve)) })
  const cancelling = made.signIn.cancel()
  await made.settled()
  expect(made.signIn.state.value).toEqual({
    status: 'cancelling',
    account: expect.objectContaining({ address: alice }),
  })
  disconnect()
  await cancelling
  expect([statusOf(made), made.kit.modal.state.open, made.kit.chains.isConnected()]).toEqual(['idle', false, false])
})

test.each(asked)('Cancel only closes in %s where sign-in is not required', async status => {
  const made = await standing(status, false)
  await made.signIn.cancel()
  expect([statusOf(made), made.kit.modal.state.open, made.kit.chains.isConnected()]).toEqual(['asking', false, true])
})

test.each(asked)('a wallet that disconnects ends %s, and the view closes', async status => {
  const made = await standing(status)
  made.evm.emitDisconnected()
  await made.settled()
  expect([statusOf(made), made.kit.modal.state.open]).toEqual(['idle', false])
})

test.each(asked)('a network that the host does not offer ends %s: leaving it comes first', async status => {
  const made = await standing(status)
  made.evm.emitConnected({ chainId: 424242 })
  await made.settled()
  expect(statusOf(made)).toBe('idle')
  expect([made.kit.modal.state.open, made.kit.router.current.view]).toEqual([true, 'UnsupportedChain'])
})

test.each(asked)('another account leads from %s to a question of its own', async status => {
  const made = await standing(status)
  let answer = () => {}
  made.config.answer = () => new Promise(resolve => void (answer = resolve))
  made.evm.emitConnected({ chainId: 1, address: bob })
  await made.settled()
  expect(made.signIn.state.value).toMatchObject({ status: 'checking', account: { address: bob } })
  answer()
  await made.settled()
  expect(made.signIn.state.value).toMatchObject({ status: 'asking', account: { address: bob } })
})

test.each(asked)('the modal cannot be closed in %s while sign-in is required', async status => {
  const made = await standing(status)
  made.kit.modal.safeClose()
  expect(made.kit.modal.state).toMatchObject({ open: true, shake: true })
})

test('the modal cannot be closed on the way out, and is when that is over', async () => {
  const made = await standing('asking')
  let disconnect = () => {}
  made.evm.answerTo({ disconnect: () => new Promise(resolve => void (disconnect = resolve)) })
  const cancelling = made.signIn.cancel()
  await made.settled()
  made.kit.modal.safeClose()
  expect(made.kit.modal.state).toMatchObject({ open: true, shake: true })
  disconnect()
  await cancelling
  expect(made.kit.modal.state.open).toBe(false)
})
