import type { Connector } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import { expect, test } from 'vitest'
import { alice } from '../../test/networks'
import { SigningAdapter } from '../../test/SigningAdapter'
import { type SignInKit, signInKit } from '../../test/startSignIn'
import { cloudAccessOf } from './cloudAccessOf'

const backend = { projectId: 'project-1', cloud: 'https://wallets.example' }

/** What the backend is told of a wallet that is connected by a connector like this. */
async function walletInfoWith(connector: Partial<Connector>, options: object = backend) {
  const evm = new SigningAdapter('eip155', alice, connector)
  const { kit, settled } = signInKit(() => ({ destroy() {} }), { ...options, adapters: [evm] })
  evm.emitConnected({ chainId: 1 })
  await settled()
  return cloudAccessOf(kit)?.walletInfo?.('eip155:1')
}

function kitWith(options: Partial<SignInKit['kit']['options']['given']>): ModalKit {
  return signInKit(() => ({ destroy() {} }), options).kit
}

test('a kit without a backend has nothing to sign in with', () => {
  expect(cloudAccessOf(kitWith({}))).toBeUndefined()
})

test('the backend is that of the kit, and hears its project and version as with every other request', () => {
  const access = cloudAccessOf(kitWith(backend))
  expect(access?.url).toBe('https://wallets.example')
  expect(access?.query).toMatchObject({ projectId: 'project-1', st: 'appkit', sv: expect.stringContaining('-') })
})

test('without a backend of its own a project signs in with the public provider', () => {
  expect(cloudAccessOf(kitWith({ projectId: 'project-1' }))?.url).toBe('https://api.web3modal.org')
})

test.each([
  ['ANNOUNCED', 'extension'],
  ['INJECTED', 'extension'],
  ['EXTERNAL', 'extension'],
  ['WALLET_CONNECT', 'walletconnect'],
  ['AUTH', 'unknown'],
] as const)('a wallet that is %s is told as %s', async (type, told) => {
  expect(await walletInfoWith({ type })).toEqual({ type: told, name: 'Prism' })
})

test('the picture of a wallet is told when it is an address, and not what it is made of', async () => {
  const icon = 'https://wallet.example/icon.png'
  expect(await walletInfoWith({ imageUrl: icon, icon } as Partial<Connector>)).toMatchObject({ icon })
  expect(await walletInfoWith({ icon: 'data:image/png;base64,AAAA' } as Partial<Connector>)).not.toHaveProperty('icon')
})

test('with nobody connected there is no wallet to tell of', () => {
  expect(cloudAccessOf(kitWith(backend))?.walletInfo?.('eip155:1')).toEqual({ type: 'unknown' })
})
