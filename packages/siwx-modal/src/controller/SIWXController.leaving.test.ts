import { UserRejectedError } from '@openappkit/appkit-core'
import { hang } from '@openappkit/appkit-core/testing'
import { expect, test } from 'vitest'
import { alice, bob } from '../../test/networks'
import { startSignIn } from '../../test/startSignIn'

async function setUp({ required }: { readonly required: boolean }): ReturnType<typeof startSignIn> {
  const made = await startSignIn()
  made.config.required = required
  made.evm.emitConnected({ chainId: 1 })
  await made.settled()
  return made
}

/** Signs in on Ethereum and switches to Base, which requests a signature. */
async function setUpElsewhere(): ReturnType<typeof startSignIn> {
  const made = await setUp({ required: true })
  await made.signIn.sign()
  made.evm.emitConnected({ chainId: 8453 })
  await made.settled()
  expect(made.signIn.state.value).toMatchObject({ status: 'asking', account: { caipNetworkId: 'eip155:8453' } })
  return made
}

test('cancel closes the modal and stays connected if sign-in is optional', async () => {
  const { kit, evm, events, signIn, settled } = await setUp({ required: false })
  await signIn.cancel()
  await settled()
  expect([kit.modal.state.open, kit.chains.isConnected()]).toEqual([false, true])
  expect(evm.requests).toEqual([])
  expect(events).toMatchObject([
    { event: 'CLICK_CANCEL_SIWX', properties: { network: 'eip155:1', isSmartAccount: false } },
  ])
  // The user can still sign after opening the view again.
  expect(signIn.state.value.status).toBe('asking')
})

test('cancel disconnects if sign-in is required', async () => {
  const { kit, evm, events, signIn, settled } = await setUp({ required: true })
  await signIn.cancel()
  await settled()
  expect([kit.modal.state.open, kit.chains.isConnected()]).toEqual([false, false])
  expect(evm.requests).toEqual(['disconnect all'])
  expect(signIn.state.value).toEqual({ status: 'idle' })
  expect(events.map(({ event }) => event)).toEqual(['DISCONNECT_SUCCESS', 'CLICK_CANCEL_SIWX'])
})

test('cancel returns to the last network with a session if sign-in is required', async () => {
  const { kit, evm, signIn, settled } = await setUpElsewhere()
  expect(signIn.returnsTo?.name).toBe('Ethereum')
  await signIn.cancel()
  await settled()
  expect(evm.requests.at(-1)).toBe('switchNetwork eip155:1')
  expect(kit.chains.get()?.caipNetworkId).toBe('eip155:1')
  expect([kit.modal.state.open, kit.chains.isConnected()]).toEqual([false, true])
  expect(signIn.state.value).toEqual({ status: 'idle' })
})

test('cancel returns to another chain whose account has a session', async () => {
  const { kit, solana, signIn, settled } = await setUp({ required: true })
  await signIn.sign()
  await kit.connectWallet('io.wallet', 'solana')
  await settled()
  expect(signIn.state.value).toMatchObject({ status: 'asking', account: { namespace: 'solana' } })
  await signIn.cancel()
  await settled()
  expect(kit.chains.state.activeNamespace).toBe('eip155')
  expect(solana.requests).toEqual(['connect io.wallet'])
  expect([kit.modal.state.open, signIn.state.value.status]).toEqual([false, 'idle'])
})

test.each([
  ['has lost its session', 'lost'],
  ['belonged to another account', 'account'],
  ['is declined by the wallet', 'declined'],
])('cancel disconnects if the network to return to %s', async (_, what) => {
  const { kit, config, evm, signIn, settled } = await setUpElsewhere()
  if (what === 'lost') config.sessions = []
  if (what === 'account') {
    evm.emitConnected({ chainId: 8453, address: bob })
    await settled()
  }
  if (what === 'declined') evm.answerTo({ switchNetwork: () => Promise.reject(new UserRejectedError()) })
  await signIn.cancel()
  await settled()
  expect([kit.modal.state.open, kit.chains.isConnected()]).toEqual([false, false])
  expect(evm.requests.at(-1)).toBe('disconnect all')
})

test('allows the user to disconnect while the network switch is pending', async () => {
  const { kit, evm, signIn, settled } = await setUpElsewhere()
  evm.answerTo({ switchNetwork: hang })
  void signIn.cancel()
  await settled()
  expect(signIn.state.value).toMatchObject({ status: 'canceling', returnsTo: 'Ethereum' })
  await signIn.leave()
  await settled()
  expect([kit.modal.state.open, kit.chains.isConnected()]).toEqual([false, false])
})

test('closes and reports the error if disconnecting fails', async () => {
  const { kit, evm, errors, signIn, settled } = await setUp({ required: true })
  evm.answer = () => Promise.reject(new Error('no'))
  await signIn.cancel()
  await settled()
  expect(kit.modal.state.open).toBe(false)
  expect(errors).toMatchObject([{ code: 'disconnect/failed' }])
  expect(signIn.state.value.status).toBe('asking')
})

test('ignores a signature after cancel', async () => {
  const { config, evm, signIn, settled } = await setUp({ required: false })
  let sign = () => {}
  evm.answerTo({ signMessage: () => new Promise(resolve => void (sign = resolve)) })
  const signing = signIn.sign()
  await settled()
  await signIn.cancel()
  sign()
  expect(await signing).toBe(false)
  expect(config.sessions).toEqual([])
})

type Setup = Awaited<ReturnType<typeof setUp>>

/** The wallet has signed, and the session is being stored. */
async function withPendingSession(options: { readonly required: boolean }) {
  const made = await setUp(options)
  const { config, signIn, settled } = made
  const arrivals: (() => void)[] = []
  config.answer = call =>
    call === 'addSession' ? new Promise(arrive => void arrivals.push(arrive)) : Promise.resolve()
  const signing = signIn.sign()
  await settled()
  expect(arrivals).toHaveLength(1)
  return { ...made, arrivals, signing }
}

function eventNames({ events }: Setup): string[] {
  return events.map(({ event }) => event)
}

const leavings: readonly [string, boolean, (made: Setup) => unknown][] = [
  ['cancel', false, ({ signIn }) => signIn.cancel()],
  ['cancel', true, ({ signIn }) => signIn.cancel()],
  ['leave', true, ({ signIn }) => signIn.leave()],
  ['disconnect by the app', true, ({ kit }) => kit.disconnect()],
  ['disconnect in the wallet', false, ({ evm }) => evm.emitDisconnected()],
]
test.each(leavings)('revokes a session that is stored after a %s; required: %s', async (_, required, leave) => {
  const made = await withPendingSession({ required })
  const { arrivals, config, settled, signing } = made
  const others = config.keep('eip155:8453', alice)
  await leave(made)
  await settled()
  for (const arrive of arrivals) arrive()
  expect(await signing).toBe(false)
  expect(config.sessions).toEqual([others])
  expect(config.calls.at(-1)).toBe(`revokeSession eip155:1 ${alice}`)
  expect(eventNames(made)).not.toContain('SIWX_AUTH_SUCCESS')
})

test('revokes a session whose wallet disconnected while another chain was active', async () => {
  const { arrivals, config, evm, kit, settled, signing } = await withPendingSession({ required: false })
  await kit.connectWallet('io.wallet', 'solana')
  await settled()
  expect(kit.chains.state.activeNamespace).toBe('solana')
  evm.emitDisconnected()
  for (const arrive of arrivals) arrive()
  expect(await signing).toBe(false)
  expect(config.sessions).toEqual([])
})

test('keeps a session of an account after switching to another', async () => {
  const made = await withPendingSession({ required: true })
  const { arrivals, config, evm, settled, signing } = made
  evm.emitConnected({ chainId: 1, address: bob })
  await settled()
  for (const arrive of arrivals) arrive()
  expect(await signing).toBe(true)
  expect(config.sessions).toMatchObject([{ data: { accountAddress: alice } }])
  expect(eventNames(made)).toEqual(['CLICK_SIGN_SIWX_MESSAGE', 'SIWX_AUTH_SUCCESS'])
})

test('reports a session that can’t be revoked', async () => {
  const made = await withPendingSession({ required: false })
  const { arrivals, config, errors, signIn, signing } = made
  await signIn.cancel()
  config.answer = async () => {
    throw new Error('no')
  }
  for (const arrive of arrivals) arrive()
  expect(await signing).toBe(false)
  expect(errors).toMatchObject([{ code: 'siwx/cancel-failed' }])
  expect(eventNames(made)).not.toContain('SIWX_AUTH_SUCCESS')
})

test('keeps the newer session after cancel, in either order', async () => {
  for (const order of [
    [0, 1],
    [1, 0],
  ]) {
    const { arrivals, config, settled, signIn, signing } = await withPendingSession({ required: false })
    await signIn.cancel()
    const again = signIn.sign()
    await settled()
    for (const index of order) {
      arrivals[index]?.()
      await settled()
    }
    expect([await signing, await again]).toEqual([false, true])
    // Revoking would remove every session of the account on its network.
    expect(config.calls.filter(call => call.startsWith('revokeSession'))).toEqual([])
    expect(signIn.state.value).toEqual({ status: 'idle' })
  }
})

test('keeps the modal open if sign-in is required and no session exists', async () => {
  const { kit, signIn } = await setUp({ required: true })
  kit.modal.safeClose()
  expect(kit.modal.state).toMatchObject({ open: true, shake: true })
  await signIn.sign()
  kit.modal.open({ view: 'SIWXSignMessage' })
  kit.modal.safeClose()
  expect(kit.modal.state.open).toBe(false)
})

test('allows closing if sign-in is optional, and on any other view', async () => {
  const { kit } = await setUp({ required: false })
  kit.modal.safeClose()
  expect(kit.modal.state.open).toBe(false)
  const other = await setUp({ required: true })
  other.kit.modal.open({ view: 'Account' })
  other.kit.modal.safeClose()
  expect(other.kit.modal.state.open).toBe(false)
})

test('follows a changed requirement', async () => {
  const { kit, config } = await setUp({ required: true })
  config.required = false
  kit.modal.safeClose()
  expect(kit.modal.state.open).toBe(false)
})

test('revokes the sessions of all accounts on sign-out', async () => {
  const { config, evm, kit, signIn, settled } = await setUp({ required: false })
  await signIn.sign()
  config.keep('eip155:8453', bob)
  await kit.disconnect()
  await signIn.signOut()
  await settled()
  expect(config.sessions).toEqual([])
  expect(evm.requests.at(-1)).toBe('disconnect all')
})

test('leaves sign-out to the app if signOutOnDisconnect is false', async () => {
  const { config, signIn } = await setUp({ required: false })
  config.signOutOnDisconnect = false
  await signIn.sign()
  await signIn.signOut()
  expect(config.sessions).toHaveLength(1)
})

test('requests a signature from another connected wallet after sign-out', async () => {
  const { kit, signIn, settled } = await setUp({ required: true })
  await signIn.sign()
  await kit.connectWallet('io.wallet', 'solana')
  await settled()
  await signIn.sign()
  kit.chains.setActiveNamespace('eip155')
  await settled()
  expect(signIn.state.value.status).toBe('idle')
  await kit.disconnect({ namespace: 'solana' })
  await signIn.signOut()
  await settled()
  expect(signIn.state.value).toMatchObject({ status: 'asking', account: { address: alice } })
})

test('keeps the sessions if the wallet disconnects by itself', async () => {
  const { config, evm, signIn, settled } = await setUp({ required: true })
  await signIn.sign()
  evm.emitDisconnected()
  await settled()
  expect(config.sessions).toHaveLength(1)
  expect(config.calls.some(call => call.startsWith('setSessions'))).toBe(false)
})
