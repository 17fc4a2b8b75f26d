import type { Connector } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import { expect, test } from 'vitest'
import { alice } from '../../test/networks'
import { SigningAdapter } from '../../test/SigningAdapter'
import { type SignInKit, signInKit } from '../../test/startSignIn'
import { cloudAccessOf } from './cloudAccessOf'

const backend = { projectId: 'project-1', cloud: 'https://wallets.example' }

/** Returns the wallet info for a connector. */
async function walletInfoWith(connector: Partial<Connector>, options: object = backend) {
  const evm = new SigningAdapter('eip155', alice, connector)
  const { kit, settled } = signInKit(() => ({ destroy() {} }), { ...options, adapters: [evm] })
  evm.emitConnected({ chainId: 1 })
  await settled()
  return cloudAccessOf(kit)?.walletInfo?.('eip155:1')
}

function kitWith(options: Partial<SignInKit['kit']['options']['input']>): ModalKit {
  return signInKit(() => ({ destroy() {} }), options).kit
}

test('returns nothing without a backend', () => {
  expect(cloudAccessOf(kitWith({}))).toBeUndefined()
})

test("uses the kit's backend with its project and version parameters", () => {
  const access = cloudAccessOf(kitWith(backend))
  expect(access?.url).toBe('https://wallets.example')
  expect(access?.query).toMatchObject({ projectId: 'project-1', st: 'appkit', sv: expect.stringContaining('-') })
})

test('uses the public provider for a project without a backend', () => {
  expect(cloudAccessOf(kitWith({ projectId: 'project-1' }))?.url).toBe('https://api.web3modal.org')
})

test.each([
  ['ANNOUNCED', 'extension'],
  ['INJECTED', 'extension'],
  ['EXTERNAL', 'extension'],
  ['WALLET_CONNECT', 'walletconnect'],
  ['AUTH', 'unknown'],
] as const)('reports a wallet that is %s as %s', async (type, response) => {
  expect(await walletInfoWith({ type })).toEqual({ type: response, name: 'Prism' })
})

test("reports a wallet's icon only as a URL", async () => {
  const icon = 'https://wallet.example/icon.png'
  expect(await walletInfoWith({ imageUrl: icon, icon } as Partial<Connector>)).toMatchObject({ icon })
  expect(await walletInfoWith({ icon: 'data:image/png;base64,AAAA' } as Partial<Connector>)).not.toHaveProperty('icon')
})

test('reports no wallet without a connection', () => {
  expect(cloudAccessOf(kitWith(backend))?.walletInfo?.('eip155:1')).toEqual({ type: 'unknown' })
})
