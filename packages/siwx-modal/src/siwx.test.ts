import type { AppKitOptions } from '@openappkit/appkit-core'
import { createSIWEConfig } from '@openappkit/siwx/siwe'
import { expect, test, vi } from 'vitest'
import { alice, bob } from '../test/networks'
import { type SignInKit, signInKit } from '../test/startSignIn'
import { SIWXController } from './controller/SIWXController'
import { siwx } from './siwx'

interface Loading extends SignInKit {
  /** Returns how often the controller was requested. */
  readonly loads: () => number
  /** Lets the code load from now on. */
  mend(): void
}

/** Creates a kit whose sign-in code fails to load. */
async function unloadable(required: boolean, options: Partial<AppKitOptions> = {}): Promise<Loading> {
  const made = signInKit(() => ({ destroy() {} }), options)
  await (made.kit.context as unknown as { load(): Promise<unknown> }).load()
  made.config.required = required
  const controller = vi.spyOn(made.kit, 'controller').mockImplementation(() => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  siwx.onMount?.(made.kit)
  siwx.onMount?.(made.kit)
  siwx.onConnect?.(made.kit)
  await expect.poll(() => controller.mock.calls.length).toBe(1)
  await made.settled()
  return { ...made, loads: () => controller.mock.calls.length, mend: () => controller.mockRestore() }
}

test('reports to the app that sign-in could not load', async () => {
  const { errors } = await unloadable(false)
  expect(errors).toMatchObject([{ code: 'siwx/load-failed', cause: { name: 'TypeError' } }])
})

test('disconnects if sign-in is required but cannot load', async () => {
  const { kit, evm, errors, loads, settled } = await unloadable(true)
  await kit.connectWallet('io.wallet')
  await expect.poll(() => kit.chains.get('eip155')?.status).toBe('disconnected')
  await settled()
  expect(evm.requests).toEqual(['connect io.wallet', 'disconnect all'])
  expect(loads()).toBeGreaterThan(1)
  expect(errors.map(({ code }) => code)).toEqual(['siwx/load-failed', 'siwx/load-failed'])
})

test('keeps the connection if the page unloads while sign-in loads', async () => {
  const { kit, evm, settled } = await unloadable(true)
  await kit.connectWallet('io.wallet')
  // The browser aborts the request. From here on, the page runs only promises, no timers.
  await settled()
  expect([kit.chains.get('eip155')?.status, evm.requests]).toEqual(['connected', ['connect io.wallet']])
})

test('disconnects a reconnected account as well', async () => {
  const made = signInKit(() => ({ destroy() {} }))
  await (made.kit.context as unknown as { load(): Promise<unknown> }).load()
  made.config.required = true
  const controller = vi.spyOn(made.kit, 'controller').mockImplementation(() => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  made.evm.emit({ status: 'reconnecting', address: alice, chainId: 1 })
  siwx.onMount?.(made.kit)
  siwx.onConnect?.(made.kit)
  await expect.poll(() => made.errors.length).toBe(1)
  made.evm.emitConnected({ chainId: 1 })
  await expect.poll(() => made.evm.requests).toEqual(['disconnect all'])
  expect(controller.mock.calls.length).toBeGreaterThan(1)
})

test('keeps the connection if sign-in is optional', async () => {
  const { kit, evm, errors, settled } = await unloadable(false)
  await kit.connectWallet('io.wallet')
  await expect.poll(() => errors.length).toBe(2)
  await settled()
  expect([kit.chains.isConnected(), evm.requests]).toEqual([true, ['connect io.wallet']])
})

test('keeps the connection if a SIWE configuration makes sign-in optional', async () => {
  const siweConfig = createSIWEConfig({
    getNonce: async () => '0123456789',
    createMessage: () => 'message',
    verifyMessage: async () => true,
    getSession: async () => null,
    signOut: async () => true,
    required: false,
  })
  const { kit, evm, errors, settled } = await unloadable(false, {
    siwx: undefined,
    siweConfig,
  } as unknown as Partial<AppKitOptions>)
  await kit.connectWallet('io.wallet')
  await expect.poll(() => errors.length).toBe(2)
  await settled()
  expect([kit.chains.isConnected(), evm.requests]).toEqual([true, ['connect io.wallet']])
})

test('a later connection retries and requests a signature', async () => {
  const { kit, config, errors, mend } = await unloadable(true)
  mend()
  await kit.connectWallet('io.wallet')
  await expect.poll(() => kit.router.current.view).toBe('SIWXSignMessage')
  expect(config.calls).toEqual([`getSessions eip155:1 ${alice}`])
  expect(errors).toHaveLength(1)
})

test('a wallet that supports one-click sign-in connects without it', async () => {
  const { kit } = await unloadable(false)
  expect(await kit.context.signInRequest?.prepare('eip155:1')).toBeUndefined()
})

test('rejects sessions that a wallet signed while the code is missing', async () => {
  const { kit, config } = await unloadable(false)
  const session = config.keep('eip155:1', bob)
  await expect(kit.context.signInRequest?.complete([session])).rejects.toThrow('Failed to fetch')
})

test("rejects the disconnect if the code to sign out can't load", async () => {
  const { kit, evm, config } = await unloadable(false)
  evm.emitConnected({ chainId: 1 })
  await expect(kit.disconnect()).rejects.toThrow('Failed to fetch')
  expect(config.calls).not.toContain('setSessions 0')
})

test('creates the controller once and loads it on the first connection', async () => {
  const made = signInKit(() => ({ destroy() {} }))
  await (made.kit.context as unknown as { load(): Promise<unknown> }).load()
  const controller = vi.spyOn(made.kit, 'controller')
  expect(siwx.isWanted?.(made.kit.options.input)).toBe(true)
  expect(controller).not.toHaveBeenCalled()
  siwx.onMount?.(made.kit)
  siwx.onConnect?.(made.kit)
  await expect.poll(() => controller.mock.calls.length).toBeGreaterThan(0)
  expect(controller.mock.calls[0]).toEqual([SIWXController])
})

test('is off without a sign-in option', () => {
  expect(siwx.isWanted?.({ networks: [] as never })).toBe(false)
})
