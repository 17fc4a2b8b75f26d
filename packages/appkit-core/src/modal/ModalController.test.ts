import { AppKitError } from '@openappkit/contract'
import { expect, test } from 'vitest'
import { mainnet } from '../../test/networks'
import { EventsController } from '../events/EventsController'
import { RouterController } from '../router/RouterController'
import { ScriptedEnvironment } from '../testing/ScriptedEnvironment'
import { ModalController } from './ModalController'
import { closedModal } from './ModalState'

function createModal(
  given: { isConnected?: boolean; isLost?: boolean; isUnsupported?: boolean; embedded?: boolean } = {},
) {
  const environment = new ScriptedEnvironment()
  const router = new RouterController({ isConnected: () => given.isConnected === true })
  const events = new EventsController(environment)
  const heard: string[] = []
  const activated: string[] = []
  events.subscribe(({ data }) => heard.push(`${data.event} ${JSON.stringify(data.properties)}`))
  /** Whether the feature of the views that come later is there. */
  let found = false
  const modal = new ModalController(closedModal(), router, events, environment, {
    isConnected: () => given.isConnected === true,
    isLost: () => given.isLost === true,
    isUnsupported: () => given.isUnsupported === true,
    activate(namespace) {
      if (namespace === 'cosmos') throw new AppKitError('chains/namespace-not-configured', 'not configured')
      activated.push(namespace)
    },
    hasResult: view => view === 'WhatIsAWallet' || (view === 'WhatIsANetwork' && found),
    noAdapters: false,
    manualControl: false,
    isMobile: false,
    embedded: given.embedded === true,
  })
  modal.requireWith(view => {
    if (view === 'GetWallet') return Promise.reject(new AppKitError('view/not-found', 'no such view'))
    if (view !== 'WhatIsANetwork' && view !== 'Downloads') return undefined
    return Promise.resolve().then(() => {
      found = true
    })
  })
  return { modal, router, environment, heard, activated }
}

test('open shows Connect in the same tick', () => {
  const { modal, router, heard } = createModal()
  void modal.open()
  expect(modal.state).toMatchObject({ open: true, loading: false })
  expect(router.current.view).toBe('Connect')
  expect(heard).toEqual(['MODAL_OPEN {"connected":false}'])
})

test('open shows UnsupportedChain to a wallet that should leave its chain, unless a view is named', () => {
  const { modal, router } = createModal({ isConnected: true, isUnsupported: true })
  void modal.open()
  expect(router.current.view).toBe('UnsupportedChain')
  void modal.open({ view: 'Account' })
  expect(router.current.view).toBe('Account')
})

test('open shows ProfileWallets where the connection of the last visit did not come back, unless a view is named', () => {
  const { modal, router } = createModal({ isLost: true })
  void modal.open()
  expect(router.current).toEqual({ view: 'ProfileWallets', params: undefined })
  void modal.open({ view: 'Connect', namespace: 'solana' })
  expect(router.current).toEqual({ view: 'Connect', params: { namespace: 'solana' } })
})

test('opening an open modal changes the view and is no second MODAL_OPEN', () => {
  const { modal, router, heard } = createModal()
  void modal.open()
  void modal.open({ view: 'SwitchNetwork', arguments: { caipNetworkId: mainnet.caipNetworkId } })
  expect(router.state.stack).toEqual([{ view: 'SwitchNetwork', params: { caipNetworkId: 'eip155:1' } }])
  expect(heard).toHaveLength(1)
})

test('a host may open again with the same arguments, or with others in the same object', () => {
  const { modal, router } = createModal()
  const given = { caipNetworkId: mainnet.caipNetworkId }
  void modal.open({ view: 'SwitchNetwork', arguments: given })
  const first = router.current.params
  router.push('WhatIsAWallet')
  router.goBack()
  expect(router.current.params).toBe(first)
  void modal.open({ view: 'SwitchNetwork', arguments: given })
  expect(router.current.params).toEqual(first)
  expect(router.current.params).not.toBe(first)
  given.caipNetworkId = 'eip155:8453'
  expect(router.current.params).toEqual({ caipNetworkId: 'eip155:1' })
  void modal.open({ view: 'SwitchNetwork', arguments: given })
  expect(router.current.params).toEqual({ caipNetworkId: 'eip155:8453' })
})

test('opening with a namespace makes it the active one first', () => {
  const { modal, activated } = createModal()
  void modal.open({ namespace: 'solana' })
  expect(activated).toEqual(['solana'])
})

test('a namespace that is not configured throws and opens nothing', () => {
  const { modal, heard } = createModal()
  expect(() => modal.open({ namespace: 'cosmos' })).toThrow(
    expect.objectContaining({ code: 'chains/namespace-not-configured' }),
  )
  expect(modal.state.open).toBe(false)
  expect(heard).toEqual([])
})

test('closing resets to Connect, and only a modal that was open says so', () => {
  const { modal, router, heard } = createModal({ isConnected: true })
  modal.close()
  expect(heard).toEqual([])
  void modal.open({ view: 'Networks' })
  modal.close()
  expect(router.state.stack).toEqual([{ view: 'Connect', params: undefined }])
  expect(modal.state).toMatchObject({ open: false, loading: false })
  expect(heard.at(-1)).toBe('MODAL_CLOSE {"connected":true}')
})

test('in embedded mode closing shows Account if connected, else Connect', () => {
  const connected = createModal({ embedded: true, isConnected: true })
  connected.modal.close()
  expect(connected.router.current.view).toBe('Account')
  const disconnected = createModal({ embedded: true })
  disconnected.modal.close()
  expect(disconnected.router.current.view).toBe('Connect')
})

test('back closes the modal when the history has one entry', () => {
  const { modal, router } = createModal()
  void modal.open()
  router.push('WhatIsAWallet')
  modal.goBack()
  expect(modal.state.open).toBe(true)
  modal.goBack()
  expect(modal.state.open).toBe(false)
})

test.each([
  ['close', (modal: ModalController) => modal.close()],
  ['safe close', (modal: ModalController) => modal.safeClose()],
  ['back', (modal: ModalController) => modal.goBack()],
])('%s tells whoever waits Modal closed, at once and after the modal has closed', (_, end) => {
  const { modal } = createModal()
  const reasons: unknown[] = []
  modal.onClose(({ code, message }) => reasons.push([code, message, modal.state.open]))
  void modal.open()
  end(modal)
  expect(reasons).toEqual([['modal/closed', 'Modal closed', false]])
})

test('a close listener that throws does not keep the others from hearing', () => {
  const { modal, environment } = createModal()
  modal.onClose(() => {
    throw new Error('mistake')
  })
  let closes = 0
  modal.onClose(() => void closes++)
  void modal.open()
  modal.close()
  expect(closes).toBe(1)
  expect(() => environment.advance(0)).toThrow('mistake')
})

test('UnsupportedChain shakes for 500 ms and stays', () => {
  const { modal, environment } = createModal()
  void modal.open({ view: 'UnsupportedChain' })
  modal.safeClose()
  expect(modal.state).toMatchObject({ open: true, shake: true })
  environment.advance(499)
  modal.safeClose()
  expect(modal.state.shake).toBe(true)
  expect(environment.openTimers).toBe(1)
  environment.advance(1)
  expect(modal.state).toMatchObject({ open: true, shake: false })
})

test('SwitchNetwork shakes only with UnsupportedChain in the history', () => {
  const { modal, router } = createModal()
  void modal.open({ view: 'UnsupportedChain' })
  router.push('SwitchNetwork', { caipNetworkId: mainnet.caipNetworkId })
  modal.safeClose()
  expect(modal.state.open).toBe(true)
  router.reset('SwitchNetwork', { caipNetworkId: mainnet.caipNetworkId })
  modal.safeClose()
  expect(modal.state.open).toBe(false)
})

test('a close guard keeps the modal open until it is removed', () => {
  const { modal } = createModal()
  void modal.open()
  const remove = modal.addCloseGuard(() => true)
  modal.safeClose()
  expect(modal.state).toMatchObject({ open: true, shake: true })
  remove()
  modal.safeClose()
  expect(modal.state.open).toBe(false)
})

test('close listeners hear one close each, until they stop', () => {
  const { modal } = createModal()
  let closes = 0
  const stop = modal.onClose(() => void closes++)
  void modal.open()
  modal.close()
  modal.close()
  expect(closes).toBe(1)
  stop()
  void modal.open()
  modal.close()
  expect(closes).toBe(1)
})

test('after a connect the modal closes, unless somebody goes on in it', () => {
  const { modal } = createModal({ isConnected: true })
  const connect = () => {
    void modal.open({ view: 'Connect' })
    modal.finish()
    return modal.state.open
  }
  expect(connect()).toBe(false)
  const asked: string[] = []
  const releaseFirst = modal.addHold(() => asked.push('first') > 0)
  const releaseSecond = modal.addHold(() => asked.push('second') < 0)
  expect(connect()).toBe(true)
  expect(asked).toEqual(['first'])
  releaseFirst()
  expect(connect()).toBe(false)
  releaseSecond()
  expect(connect()).toBe(false)
})

test('a view that ends with something is waited for; other views are not', async () => {
  const { modal } = createModal()
  expect(modal.open({ view: 'Networks' })).toBeUndefined()
  const result = modal.open({ view: 'WhatIsAWallet' })
  modal.settle({ hash: '0x1' })
  expect(await result).toEqual({ hash: '0x1' })
  expect(modal.state.open).toBe(true)
})

test('a view of a feature that loads later is waited for when it ends with something', async () => {
  const { modal } = createModal()
  const result = modal.open({ view: 'WhatIsANetwork' })
  modal.settle({ hash: '0x2' })
  expect(await result).toEqual({ hash: '0x2' })
  const closed = modal.open({ view: 'WhatIsANetwork' })
  modal.close()
  await expect(closed).rejects.toMatchObject({ code: 'modal/closed' })
  expect(await modal.open({ view: 'Downloads', arguments: { wallet: { id: 'w', name: 'W' } } })).toBeUndefined()
})

test('whoever waits for a view hears that the modal closed, or was opened for something else', async () => {
  const { modal } = createModal()
  const closed = modal.open({ view: 'WhatIsAWallet' })
  modal.close()
  await expect(closed).rejects.toMatchObject({ code: 'modal/closed', message: 'Modal closed' })
  const replaced = modal.open({ view: 'WhatIsAWallet' })
  const next = modal.open({ view: 'WhatIsAWallet' })
  await expect(replaced).rejects.toMatchObject({ code: 'modal/closed' })
  modal.settle('next')
  expect(await next).toBe('next')
})

test('opening a view rejects with view/not-found once it is known not to exist', async () => {
  const { modal } = createModal()
  await expect(modal.open({ view: 'GetWallet' })).rejects.toMatchObject({ code: 'view/not-found' })
})
