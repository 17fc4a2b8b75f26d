import { expect, test } from 'vitest'
import { alice, bob } from '../../test/networks'
import { startSignIn } from '../../test/startSignIn'

test('requests a signature on connect without a session', async () => {
  const { kit, evm, config, signIn, settled } = await startSignIn()
  evm.emitConnected({ chainId: 1 })
  await settled()
  expect(config.calls).toEqual([`getSessions eip155:1 ${alice}`])
  expect(signIn.state.value).toMatchObject({ status: 'asking', account: { caipNetworkId: 'eip155:1', address: alice } })
  expect([kit.modal.state.open, kit.router.current.view]).toEqual([true, 'SIWXSignMessage'])
})

test('requests nothing with a session', async () => {
  const { kit, evm, config, signIn, settled } = await startSignIn()
  config.keep('eip155:1', alice)
  evm.emitConnected({ chainId: 1 })
  await settled()
  expect(signIn.state.value).toEqual({ status: 'idle' })
  expect(kit.modal.state.open).toBe(false)
})

test('checks a connection that reconnected before sign-in loaded', async () => {
  const made = await startSignIn()
  const { evm, config, settled } = made
  evm.emitConnected({ chainId: 1 })
  await settled()
  expect(config.calls).toHaveLength(1)
  made.signIn.start()
  await settled()
  expect(config.calls).toHaveLength(1)
})

test.each([
  ['another account', 1, bob],
  ['another network', 8453, alice],
])('requests a signature for %s only without a session', async (_, chainId, address) => {
  const { kit, evm, config, signIn, settled } = await startSignIn()
  config.keep('eip155:1', alice)
  evm.emitConnected({ chainId: 1 })
  await settled()
  evm.emitConnected({ chainId, address })
  await settled()
  expect(signIn.state.value).toMatchObject({ status: 'asking', account: { address } })
  expect(kit.router.current.view).toBe('SIWXSignMessage')

  config.keep(`eip155:${chainId}`, address)
  evm.emitConnected({ chainId: 1, address: alice })
  await settled()
  expect(kit.modal.state.open).toBe(false)
  evm.emitConnected({ chainId, address })
  await settled()
  expect(signIn.state.value.status).toBe('idle')
  expect(kit.modal.state.open).toBe(false)
})

test('requests nothing if the account and the network stay the same', async () => {
  const { kit, evm, config, settled } = await startSignIn()
  evm.emitConnected({ chainId: 1 })
  await settled()
  kit.modal.close()
  evm.emitConnected({ chainId: 1 })
  await settled()
  expect(config.calls).toHaveLength(1)
  expect(kit.modal.state.open).toBe(false)
})

test('requests again after a disconnect and a new connection', async () => {
  const { kit, evm, signIn, settled } = await startSignIn()
  evm.emitConnected({ chainId: 1 })
  await settled()
  evm.emitDisconnected()
  await settled()
  expect(signIn.state.value).toEqual({ status: 'idle' })
  expect(kit.modal.state.open).toBe(false)
  evm.emitConnected({ chainId: 1 })
  await settled()
  expect(kit.modal.state.open).toBe(true)
})

test('requests a signature for another chain that becomes active', async () => {
  const { kit, config, evm, solana, signIn, settled } = await startSignIn()
  config.keep('eip155:1', alice)
  evm.emitConnected({ chainId: 1 })
  await settled()
  await kit.connectWallet('io.wallet', 'solana')
  await settled()
  expect(signIn.state.value).toMatchObject({ status: 'asking', account: { namespace: 'solana' } })
  expect(solana.requests).toEqual(['connect io.wallet'])
})

test('requests nothing on an unsupported network', async () => {
  const { kit, evm, config, signIn, settled } = await startSignIn()
  evm.emitConnected({ chainId: 424242 })
  await settled()
  expect(config.calls).toEqual([])
  expect(signIn.state.value).toEqual({ status: 'idle' })
  expect(kit.router.current.view).toBe('UnsupportedChain')
  evm.emit({ chainId: 1 })
  await settled()
  expect(kit.router.current.view).toBe('SIWXSignMessage')
})

test('ignores a check of an account that is no longer active', async () => {
  const { evm, config, signIn, settled } = await startSignIn()
  let answer = () => {}
  config.answer = call =>
    call.endsWith(alice) ? new Promise(resolve => void (answer = () => resolve())) : Promise.resolve()
  evm.emitConnected({ chainId: 1 })
  await settled()
  expect(signIn.state.value.status).toBe('checking')
  config.keep('eip155:1', bob)
  evm.emitConnected({ chainId: 1, address: bob })
  await settled()
  answer()
  await settled()
  expect(signIn.state.value).toEqual({ status: 'idle' })
})

test('disconnects, shows Connect and reports the error if the check fails', async () => {
  const { kit, evm, config, errors, events, signIn, settled } = await startSignIn()
  const cause = new Error('the server is down')
  config.answer = call => (call.startsWith('getSessions') ? Promise.reject(cause) : Promise.resolve())
  evm.emitConnected({ chainId: 1 })
  await settled()
  await expect.poll(() => kit.chains.isConnected()).toBe(false)
  await settled()
  expect(signIn.state.value).toEqual({ status: 'idle' })
  expect([kit.modal.state.open, kit.router.state.stack.map(({ view }) => view)]).toEqual([true, ['Connect']])
  expect(kit.toasts.state).toMatchObject({
    open: true,
    variant: 'error',
    message: 'Couldn’t start sign-in. Try again.',
  })
  expect(errors).toMatchObject([
    { code: 'siwx/init-failed', message: 'The session check failed: the server is down', cause },
  ])
  expect(events[0]).toMatchObject({
    event: 'SIWX_AUTH_ERROR',
    properties: { network: 'eip155:1', isSmartAccount: false },
  })
})

test('checks nothing without sign-in options', async () => {
  const { kit, evm, config, signIn, settled } = await startSignIn({ siwx: undefined as never })
  evm.emitConnected({ chainId: 1 })
  await settled()
  expect(config.calls).toEqual([])
  expect(kit.modal.state.open).toBe(false)
  await expect(signIn.sign()).rejects.toMatchObject({ code: 'siwx/not-enabled', message: 'SIWX is not enabled' })
})

test('maps siweConfig once and uses it as siwx', async () => {
  const { config } = await startSignIn()
  let mapped = 0
  const mapToSIWX = () => {
    mapped++
    return config
  }
  const { kit, evm, settled } = await startSignIn({ siwx: undefined as never, siweConfig: { mapToSIWX } })
  evm.emitConnected({ chainId: 1 })
  await settled()
  expect(mapped).toBe(1)
  expect(kit.router.current.view).toBe('SIWXSignMessage')
})
