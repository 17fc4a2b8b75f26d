import { expect, test } from 'vitest'
import { setUp } from '../../test/compatKit'

test('the kit underneath keeps its own answers', async () => {
  const { kit, wallet, tell } = setUp()
  wallet.emitConnected()
  tell()
  await expect(kit.instance.getProvider('eip155')).resolves.toBe(wallet.provider('fake'))
  expect('subscribeProviders' in kit).toBe(true)
  expect('subscribeProviders' in kit.instance).toBe(false)
})

test('a method is the same function each time, and works apart from its kit', () => {
  const { kit } = setUp()
  expect(kit.getAddress).toBe(kit.getAddress)
  expect(kit.getError).toBe(kit.getError)
  const { getCaipNetworks, getConnectMethodsOrder } = kit
  expect(getCaipNetworks('eip155')).toHaveLength(2)
  expect(getConnectMethodsOrder()).toEqual(['email', 'social', 'wallet'])
})

test('what is set on it is set on the kit', () => {
  const { kit } = setUp()
  const signIn = { getSessions: () => Promise.resolve([]) } as unknown as NonNullable<typeof kit.signIn>
  kit.signIn = signIn
  expect(kit.instance.signIn).toBe(signIn)
  expect(kit.signIn).toBe(signIn)
})
