import { AppKitError } from '@openappkit/appkit-core'
import { expect, test } from 'vitest'
import { createAdapter } from '../../test/createAdapter'
import { fakeModal } from '../../test/fakeModal'
import { ethereum } from '../../test/session'
import { HostKit } from '../kit/HostKit'
import { pressButton } from './pressButton'

function kitWith(): HostKit {
  return new HostKit({ networks: [ethereum], adapters: [createAdapter()] }, { loadModal: fakeModal().loadModal })
}

test('opens Connect and closes an open modal', async () => {
  const kit = kitWith()
  const { router } = await kit.load()
  pressButton(kit, { kind: 'connect', unsupported: false }, undefined)
  expect(kit.getState().open).toBe(true)
  expect(router.current.view).toBe('Connect')
  pressButton(kit, { kind: 'connect', unsupported: false }, undefined)
  expect(kit.getState().open).toBe(false)
})

test('without adapters, opens the QR code, or the wallet list on a phone', async () => {
  const options = { networks: [ethereum], cloud: 'http://127.0.0.1:1' } as const
  const kit = new HostKit(options, { loadModal: fakeModal().loadModal })
  const { router } = await kit.load()
  pressButton(kit, { kind: 'connect', unsupported: false }, undefined)
  expect(router.current.view).toBe('ConnectingWalletConnectBasic')
  kit.destroy()
})

test('opens the reconnect error after a failed reconnect', async () => {
  const kit = kitWith()
  const { router } = await kit.load()
  kit.chains.require('eip155').reconnectError = new AppKitError('reconnect/failed', 'The wallet did not answer')
  pressButton(kit, { kind: 'connect', unsupported: false }, undefined)
  expect(router.current.view).toBe('ProfileWallets')
})

test('opens the account, or UnsupportedChain on an unsupported chain', async () => {
  const kit = kitWith()
  const { router } = await kit.load()
  pressButton(kit, { kind: 'account', unsupported: false }, 'eip155')
  expect(router.current.view).toBe('Account')
  pressButton(kit, { kind: 'account', unsupported: true }, 'eip155')
  expect(router.current.view).toBe('UnsupportedChain')
})

test('reports CLICK_NETWORKS and opens Networks', async () => {
  const kit = kitWith()
  const { router } = await kit.load()
  const events: string[] = []
  kit.events.subscribe(({ data }) => events.push(data.event))
  pressButton(kit, { kind: 'network', unsupported: false }, undefined)
  expect(events).toEqual(['CLICK_NETWORKS', 'MODAL_OPEN'])
  expect(router.current.view).toBe('Networks')
})

test('reports a modal that fails to load to onError', async () => {
  const received = await new Promise(resolve => {
    const kit = new HostKit(
      { networks: [ethereum], onError: resolve },
      { loadModal: () => Promise.reject(new Error('offline')) },
    )
    pressButton(kit, { kind: 'connect', unsupported: false }, undefined)
  })
  expect(received).toBeInstanceOf(AppKitError)
  expect(received).toMatchObject({ code: 'modal/load-failed' })
})
