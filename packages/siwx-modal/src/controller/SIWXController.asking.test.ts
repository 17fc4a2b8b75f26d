import { expect, test } from 'vitest'
import { alice, bob } from '../../test/networks'
import { startSignIn } from '../../test/startSignIn'

test('whoever connects without a session is asked to sign in', async () => {
  const { kit, evm, config, signIn, settled } = await startSignIn()
  evm.emitConnected({ chainId: 1 })
  await settled()
  expect(config.calls).toEqual([`getSessions eip155:1 ${alice}`])
  expect(signIn.state.value).toMatchObject({ status: 'asking', account: { caipNetworkId: 'eip155:1', address: alice } })
  expect([kit.modal.state.open, kit.router.current.view]).toEqual([true, 'SIWXSignMessage'])
})

test('whoever has a session is not asked, and sees nothing of it', async () => {
  const { kit, evm, config, signIn, settled } = await startSignIn()
  config.keep('eip155:1', alice)
  evm.emitConnected({ chainId: 1 })
  await settled()
  expect(signIn.state.value).toEqual({ status: 'idle' })
  expect(kit.modal.state.open).toBe(false)
})

test('a connection that came back before sign-in was loaded is looked at as well', async () => {
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
])('%s is asked only when no session of it exists', async (_, chainId, address) => {
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

test('a change that is none does not ask again', async () => {
  const { kit, evm, config, settled } = await startSignIn()
  evm.emitConnected({ chainId: 1 })
  await settled()
  kit.modal.close()
  evm.emitConnected({ chainId: 1 })
  await settled()
  expect(config.calls).toHaveLength(1)
  expect(kit.modal.state.open).toBe(false)
})

test('whoever disconnects and connects again is asked again', async () => {
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

test('another chain that comes into use is asked for itself', async () => {
  const { kit, config, evm, solana, signIn, settled } = await startSignIn()
  config.keep('eip155:1', alice)
  evm.emitConnected({ chainId: 1 })
  await settled()
  await kit.connectWallet('io.wallet', 'solana')
  await settled()
  expect(signIn.state.value).toMatchObject({ status: 'asking', account: { namespace: 'solana' } })
  expect(solana.requests).toEqual(['connect io.wallet'])
})

test('on a network that the host does not offer nothing is asked: leaving it comes first', async () => {
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

test('an answer about an account that is no longer in use is of no interest', async () => {
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

test('whoever cannot be looked up is disconnected, shown Connect, and told', async () => {
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
    message: 'A problem occurred while trying initialize authentication',
  })
  expect(errors).toMatchObject([{ code: 'siwx/init-failed', cause }])
  expect(events[0]).toMatchObject({
    event: 'SIWX_AUTH_ERROR',
    properties: { network: 'eip155:1', isSmartAccount: false },
  })
})

test('without sign-in among the options nothing is followed', async () => {
  const { kit, evm, config, signIn, settled } = await startSignIn({ siwx: undefined as never })
  evm.emitConnected({ chainId: 1 })
  await settled()
  expect(config.calls).toEqual([])
  expect(kit.modal.state.open).toBe(false)
  await expect(signIn.sign()).rejects.toMatchObject({ code: 'siwx/not-enabled', message: 'SIWX is not enabled' })
})

test('siweConfig is mapped once, and stands for siwx', async () => {
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
