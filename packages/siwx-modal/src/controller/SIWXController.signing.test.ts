import { RequestPendingError, UserRejectedError } from '@openappkit/appkit-core'
import { approve } from '@openappkit/appkit-core/testing'
import { expect, test } from 'vitest'
import { alice, bob } from '../../test/networks'
import { type SignInKit, startSignIn } from '../../test/startSignIn'

const text = `${alice} on eip155:1`

async function setUp(): ReturnType<typeof startSignIn> {
  const made = await startSignIn()
  made.evm.emitConnected({ chainId: 1 })
  await made.settled()
  return made
}

function declining({ evm }: SignInKit, error: Error): void {
  evm.answerTo({ signMessage: () => Promise.reject(error) })
}

test('stores the session and closes the modal', async () => {
  const { kit, config, evm, events, signIn } = await setUp()
  expect(await signIn.sign()).toBe(true)
  expect(evm.requests).toEqual([`signMessage ${text}`])
  expect(config.sessions).toEqual([
    {
      data: {
        accountAddress: alice,
        chainId: 'eip155:1',
        domain: 'app.example',
        uri: 'https://app.example/',
        version: '1',
        nonce: '0123456789abcdef',
      },
      message: text,
      signature: `${alice} signed`,
    },
  ])
  expect(signIn.state.value).toEqual({ status: 'idle' })
  expect(kit.modal.state.open).toBe(false)
  expect(events.map(({ event }) => event)).toEqual(['CLICK_SIGN_SIWX_MESSAGE', 'SIWX_AUTH_SUCCESS'])
  expect(events[1]?.properties).toEqual({ network: 'eip155:1', isSmartAccount: false })
})

test('requests nothing more on the same account and network', async () => {
  const { kit, evm, signIn, settled } = await setUp()
  await signIn.sign()
  evm.emitConnected({ chainId: 8453 })
  await settled()
  await signIn.cancel()
  evm.emitConnected({ chainId: 1 })
  await settled()
  expect(signIn.state.value).toEqual({ status: 'idle' })
  expect(kit.modal.state.open).toBe(false)
})

test('keeps a declined signature on the view and allows a retry', async () => {
  const made = await setUp()
  const { kit, config, errors, events, evm, signIn } = made
  declining(made, new UserRejectedError())
  expect(await signIn.sign()).toBe(false)
  expect(signIn.state.value).toMatchObject({ status: 'declined' })
  // The view says it.
  expect(kit.toasts.state.open).toBe(false)
  expect([kit.modal.state.open, kit.router.current.view]).toEqual([true, 'SIWXSignMessage'])
  expect(events.at(-1)?.event).toBe('SIWX_AUTH_ERROR')
  expect([errors, config.sessions]).toEqual([[], []])

  evm.answerTo({ signMessage: approve })
  expect(await signIn.sign()).toBe(true)
})

test('distinguishes a request that is already pending in the wallet', async () => {
  const made = await setUp()
  declining(made, new RequestPendingError())
  expect(await made.signIn.sign()).toBe(false)
  expect(made.signIn.state.value).toMatchObject({ status: 'pendingInWallet' })
  expect(made.kit.toasts.state.open).toBe(false)
})

test.each([
  ["the message can't be created", 'createMessage'],
  ['the signature is invalid', 'addSession'],
])('shows and reports the error if %s', async (_, call) => {
  const { kit, config, errors, signIn } = await setUp()
  const cause = new Error('no')
  config.answer = made => (made.startsWith(call) ? Promise.reject(cause) : Promise.resolve())
  expect(await signIn.sign()).toBe(false)
  expect(signIn.state.value).toMatchObject({ status: 'failed', error: { code: 'siwx/sign-failed', cause } })
  expect(kit.toasts.state.open).toBe(false)
  expect(kit.router.current.view).toBe('SIWXSignMessage')
  expect(errors).toMatchObject([{ code: 'siwx/sign-failed', message: 'Error signing message' }])
})

test('keeps a failed signature of a smart account on the view', async () => {
  const made = await startSignIn()
  made.evm.accounts = () => [{ namespace: 'eip155', address: alice, type: 'smartAccount' }]
  made.evm.emitConnected({ chainId: 1 })
  await made.settled()
  declining(made, new Error('1271'))
  await made.signIn.sign()
  expect(made.signIn.state.value).toMatchObject({ status: 'failed', account: { isSmartAccount: true } })
  expect(made.kit.toasts.state.open).toBe(false)
  expect(made.events.at(-1)?.properties).toEqual({ network: 'eip155:1', isSmartAccount: true })
})

test('opens the view again on an error after it was closed', async () => {
  const made = await setUp()
  const { kit, evm, signIn, settled } = made
  let decline = () => {}
  evm.answerTo({
    signMessage: () => new Promise((_, reject) => void (decline = () => reject(new UserRejectedError()))),
  })
  const signing = signIn.sign()
  await settled()
  kit.modal.safeClose()
  expect(kit.modal.state.open).toBe(false)
  decline()
  await signing
  expect([kit.modal.state.open, kit.router.current.view]).toEqual([true, 'SIWXSignMessage'])
})

test('accepts a signature after the modal was closed', async () => {
  const { kit, config, evm, signIn, settled } = await setUp()
  let sign = () => {}
  evm.answerTo({ signMessage: () => new Promise(resolve => void (sign = resolve)) })
  const signing = signIn.sign()
  await settled()
  kit.modal.close()
  kit.modal.open({ view: 'Networks' })
  sign()
  expect(await signing).toBe(true)
  expect(config.sessions).toHaveLength(1)
  expect([kit.modal.state.open, kit.router.current.view]).toEqual([true, 'Networks'])
})

test('ignores a signature after an account change and requests one for the new account', async () => {
  const { config, evm, signIn, settled } = await setUp()
  let sign = () => {}
  evm.answerTo({ signMessage: () => new Promise(resolve => void (sign = resolve)) })
  const signing = signIn.sign()
  await settled()
  evm.emitConnected({ chainId: 1, address: bob })
  await settled()
  sign()
  expect(await signing).toBe(false)
  expect(config.sessions).toEqual([])
  expect(signIn.state.value).toMatchObject({ status: 'asking', account: { address: bob } })
})

test('rejects signing without a connection', async () => {
  const { signIn } = await startSignIn()
  await expect(signIn.sign()).rejects.toMatchObject({ code: 'siwx/no-account', message: 'No ActiveCaipAddress found' })
})

test('returns from the view of an embedded wallet', async () => {
  const { kit, evm, signIn, settled } = await startSignIn()
  evm.emit({ connectors: [{ id: 'io.wallet', name: 'Email', type: 'AUTH', chain: 'eip155' }] })
  evm.emitConnected({ chainId: 1 })
  await settled()
  expect(kit.router.isTransactionStackEmpty).toBe(true)
  await signIn.sign()
  expect(kit.router.isTransactionStackEmpty).toBe(false)
})
