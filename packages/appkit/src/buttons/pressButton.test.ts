import { AppKitError } from '@openappkit/appkit-core'
import { expect, test } from 'vitest'
import { createAdapter } from '../../test/createAdapter'
import { fakeModal } from '../../test/fakeModal'
import { ethereum } from '../../test/session'
import { AppKitInstance } from '../kit/AppKitInstance'
import { pressButton } from './pressButton'

function kitWith(): AppKitInstance {
  return new AppKitInstance({ networks: [ethereum], adapters: [createAdapter()] }, { loadModal: fakeModal().loadModal })
}

test('the connect button opens Connect, and closes the modal while it is open', async () => {
  const kit = kitWith()
  const { router } = await kit.load()
  pressButton(kit, { kind: 'connect', unsupported: false }, undefined)
  expect(kit.getState().open).toBe(true)
  expect(router.current.view).toBe('Connect')
  pressButton(kit, { kind: 'connect', unsupported: false }, undefined)
  expect(kit.getState().open).toBe(false)
})

test('without adapters the connect button opens what there is: the code, or the wallets on a phone', async () => {
  const kit = new AppKitInstance({ networks: [ethereum] }, { loadModal: fakeModal().loadModal })
  const { router } = await kit.load()
  pressButton(kit, { kind: 'connect', unsupported: false }, undefined)
  expect(router.current.view).toBe('ConnectingWalletConnectBasic')
})

test('where the connection of the last visit did not come back the connect button opens what says so', async () => {
  const kit = kitWith()
  const { router } = await kit.load()
  kit.chains.require('eip155').restoreError = new AppKitError('restore/failed', 'Nobody answered')
  pressButton(kit, { kind: 'connect', unsupported: false }, undefined)
  expect(router.current.view).toBe('ProfileWallets')
})

test('the account button opens the account, or UnsupportedChain on a chain that is not offered', async () => {
  const kit = kitWith()
  const { router } = await kit.load()
  pressButton(kit, { kind: 'account', unsupported: false }, 'eip155')
  expect(router.current.view).toBe('Account')
  pressButton(kit, { kind: 'account', unsupported: true }, 'eip155')
  expect(router.current.view).toBe('UnsupportedChain')
})

test('the network button reports CLICK_NETWORKS and opens Networks', async () => {
  const kit = kitWith()
  const { router } = await kit.load()
  const events: string[] = []
  kit.events.subscribe(({ data }) => events.push(data.event))
  pressButton(kit, { kind: 'network', unsupported: false }, undefined)
  expect(events).toEqual(['CLICK_NETWORKS', 'MODAL_OPEN'])
  expect(router.current.view).toBe('Networks')
})

test('a modal that cannot be loaded reaches onError', async () => {
  const heard = await new Promise(resolve => {
    const kit = new AppKitInstance(
      { networks: [ethereum], onError: resolve },
      { loadModal: () => Promise.reject(new Error('offline')) },
    )
    pressButton(kit, { kind: 'connect', unsupported: false }, undefined)
  })
  expect(heard).toBeInstanceOf(AppKitError)
  expect(heard).toMatchObject({ code: 'modal/load-failed' })
})
