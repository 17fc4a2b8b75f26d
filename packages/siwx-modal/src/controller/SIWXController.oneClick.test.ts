import type { SIWXSession } from '@openappkit/appkit-core'
import { expect, test } from 'vitest'
import { alice } from '../../test/networks'
import { startSignIn } from '../../test/startSignIn'

function session(): SIWXSession {
  const data = {
    accountAddress: alice,
    chainId: 'eip155:1',
    domain: 'app.example',
    uri: '',
    version: '1',
    nonce: '0123456789abcdef',
  } as const
  return { data, message: 'with the connect', signature: 'with the connect' }
}

test('creates the message without an account address', async () => {
  const { config, signIn } = await startSignIn()
  expect(await signIn.request.prepare('eip155:1')).toEqual({
    accountAddress: '',
    chainId: 'eip155:1',
    domain: 'app.example',
    uri: 'https://app.example/',
    version: '1',
    nonce: '0123456789abcdef',
  })
  expect(config.calls).toEqual(['createMessage eip155:1 '])
})

test('connects without sign-in and reports the error if the message fails', async () => {
  const { config, errors, signIn } = await startSignIn()
  config.answer = () => Promise.reject(new Error('the server is down'))
  expect(await signIn.request.prepare('eip155:1')).toBeUndefined()
  expect(errors).toMatchObject([{ code: 'siwx/message-failed' }])
})

test('replaces all sessions with the signed ones and requests nothing more', async () => {
  const { kit, config, evm, events, signIn, settled } = await startSignIn()
  config.keep('eip155:8453', alice)
  let store = () => {}
  config.answer = call =>
    call.startsWith('setSessions') ? new Promise(resolve => void (store = resolve)) : Promise.resolve()
  evm.onConnect = () => signIn.request.complete([session()])
  const connecting = kit.connectWallet('io.wallet')
  await settled()
  expect(kit.toasts.state).toMatchObject({
    open: true,
    variant: 'loading',
    autoClose: false,
    message: 'Authenticating…',
  })
  store()
  await connecting
  await settled()
  expect(config.sessions).toEqual([session()])
  expect(kit.toasts.state.open).toBe(false)
  expect(signIn.state.value).toEqual({ status: 'idle' })
  expect(kit.modal.state.open).toBe(false)
  expect(events.map(({ event }) => event)).toEqual(['SIWX_AUTH_SUCCESS'])
})

test('waits for the sessions if the account arrives by another path', async () => {
  const { config, evm, signIn, settled } = await startSignIn()
  let store = () => {}
  config.answer = call =>
    call.startsWith('setSessions') ? new Promise(resolve => void (store = resolve)) : Promise.resolve()
  const completing = signIn.request.complete([session()])
  evm.emitConnected({ chainId: 1 })
  await settled()
  expect(signIn.state.value.status).toBe('checking')
  store()
  await completing
  await settled()
  expect(signIn.state.value).toEqual({ status: 'idle' })
})

test('requests a signature if the wallet connected without one', async () => {
  const { kit, evm, signIn, settled } = await startSignIn()
  evm.onConnect = () => signIn.request.complete([])
  await kit.connectWallet('io.wallet')
  await settled()
  expect(kit.toasts.state.open).toBe(false)
  expect(kit.router.current.view).toBe('SIWXSignMessage')
})

test('rejects the connection if the signature is invalid', async () => {
  const { kit, config, events, signIn } = await startSignIn()
  const cause = new Error('The signature is not valid')
  config.answer = () => Promise.reject(cause)
  await expect(signIn.request.complete([session()])).rejects.toBe(cause)
  expect(kit.toasts.state.open).toBe(false)
  expect(events).toMatchObject([{ event: 'SIWX_AUTH_ERROR', properties: { network: 'eip155:1' } }])
})

test('requests nothing during a connection', async () => {
  const { kit, config, evm, settled } = await startSignIn()
  let finish = () => {}
  evm.onConnect = () => new Promise(resolve => void (finish = resolve))
  const connecting = kit.connectWallet('io.wallet')
  await settled()
  expect([kit.chains.isConnected(), config.calls]).toEqual([true, []])
  finish()
  await connecting
  await settled()
  expect(config.calls).toEqual([`getSessions eip155:1 ${alice}`])
})
