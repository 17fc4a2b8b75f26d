import { expect, test } from 'vitest'
import { setUp } from '../../test/compatKit'

test('keeps the members of the underlying kit', async () => {
  const { kit, wallet, notify } = setUp()
  wallet.emitConnected()
  notify()
  await expect(kit.instance.getProvider('eip155')).resolves.toBe(wallet.provider('fake'))
  expect('subscribeProviders' in kit).toBe(true)
  expect('subscribeProviders' in kit.instance).toBe(false)
})

test('returns the same bound function on every access', () => {
  const { kit } = setUp()
  expect(kit.getAddress).toBe(kit.getAddress)
  expect(kit.getError).toBe(kit.getError)
  const { getCaipNetworks, getConnectMethodsOrder } = kit
  expect(getCaipNetworks('eip155')).toHaveLength(2)
  expect(getConnectMethodsOrder()).toEqual(['email', 'social', 'wallet'])
})

test('writes properties to the kit', () => {
  const { kit, host } = setUp()
  const signIn = { getSessions: () => Promise.resolve([]) } as unknown as NonNullable<typeof host.signIn>
  Object.assign(kit, { signIn })
  expect(host.signIn).toBe(signIn)
  expect(kit).toHaveProperty('signIn', signIn)
})
