import { AppKitError } from '@openappkit/contract'
import { expect, test } from 'vitest'
import { mainnet } from '../../test/networks'
import { EventsController } from '../events/EventsController'
import { RouterController } from '../router/RouterController'
import { ScriptedEnvironment } from '../testing/ScriptedEnvironment'
import { ModalController } from './ModalController'
import { closedModal } from './ModalState'

function createModal(
  input: { isConnected?: boolean; isLost?: boolean; isUnsupported?: boolean; embedded?: boolean } = {},
) {
  const environment = new ScriptedEnvironment()
  const router = new RouterController({ isConnected: () => input.isConnected === true })
  const events = new EventsController(environment)
  const received: string[] = []
  const activated: string[] = []
  const explained: string[] = []
  events.subscribe(({ data }) => received.push(`${data.event} ${JSON.stringify(data.properties)}`))
  /** Whether the feature with the lazy views has loaded. */
  let found = false
  const modal = new ModalController(closedModal(), router, events, environment, {
    isConnected: () => input.isConnected === true,
    isLost: () => input.isLost === true,
    isUnsupported: () => input.isUnsupported === true,
    activate(namespace) {
      if (namespace === 'cosmos') throw new AppKitError('chains/namespace-not-configured', 'not configured')
      activated.push(namespace)
    },
    hasResult: view => view === 'WhatIsAWallet' || (view === 'WhatIsANetwork' && found),
    explain: reason => void explained.push(reason),
    noAdapters: false,
    manualControl: false,
    isMobile: false,
    embedded: input.embedded === true,
  })
  modal.requireWith(view => {
    if (view === 'GetWallet') return Promise.reject(new AppKitError('view/not-found', 'no such view'))
    if (view !== 'WhatIsANetwork' && view !== 'Downloads') return undefined
    return Promise.resolve().then(() => {
      found = true
    })
  })
  return { modal, router, environment, received, activated, explained }
}

test('shows Connect synchronously', () => {
  const { modal, router, received } = createModal()
  void modal.open()
  expect(modal.state).toMatchObject({ open: true, loading: false })
  expect(router.current.view).toBe('Connect')
  expect(received).toEqual(['MODAL_OPEN {"connected":false}'])
})

test('shows UnsupportedChain to a wallet on an unsupported chain, unless a view is named', () => {
  const { modal, router } = createModal({ isConnected: true, isUnsupported: true })
  void modal.open()
  expect(router.current.view).toBe('UnsupportedChain')
  void modal.open({ view: 'Account' })
  expect(router.current.view).toBe('Account')
})

test('shows ProfileWallets after a failed reconnect, unless a view is named', () => {
  const { modal, router } = createModal({ isLost: true })
  void modal.open()
  expect(router.current).toEqual({ view: 'ProfileWallets', params: undefined })
  void modal.open({ view: 'Connect', namespace: 'solana' })
  expect(router.current).toEqual({ view: 'Connect', params: { namespace: 'solana' } })
})

test('changes the view of an open modal without a second MODAL_OPEN', () => {
  const { modal, router, received } = createModal()
  void modal.open()
  void modal.open({ view: 'SwitchNetwork', arguments: { caipNetworkId: mainnet.caipNetworkId } })
  expect(router.state.stack).toEqual([{ view: 'SwitchNetwork', params: { caipNetworkId: 'eip155:1' } }])
  expect(received).toHaveLength(1)
})

test('accepts the same arguments object again, changed or unchanged', () => {
  const { modal, router } = createModal()
  const args = { caipNetworkId: mainnet.caipNetworkId }
  void modal.open({ view: 'SwitchNetwork', arguments: args })
  const first = router.current.params
  router.push('WhatIsAWallet')
  router.goBack()
  expect(router.current.params).toBe(first)
  void modal.open({ view: 'SwitchNetwork', arguments: args })
  expect(router.current.params).toEqual(first)
  expect(router.current.params).not.toBe(first)
  args.caipNetworkId = 'eip155:8453'
  expect(router.current.params).toEqual({ caipNetworkId: 'eip155:1' })
  void modal.open({ view: 'SwitchNetwork', arguments: args })
  expect(router.current.params).toEqual({ caipNetworkId: 'eip155:8453' })
})

test('activates the given namespace before opening', () => {
  const { modal, activated } = createModal()
  void modal.open({ namespace: 'solana' })
  expect(activated).toEqual(['solana'])
})

test("throws for a namespace that isn't configured and opens nothing", () => {
  const { modal, received } = createModal()
  expect(() => modal.open({ namespace: 'cosmos' })).toThrow(
    expect.objectContaining({ code: 'chains/namespace-not-configured' }),
  )
  expect(modal.state.open).toBe(false)
  expect(received).toEqual([])
})

test('resets to Connect on close, with an event only if it was open', () => {
  const { modal, router, received } = createModal({ isConnected: true })
  modal.close()
  expect(received).toEqual([])
  void modal.open({ view: 'Networks' })
  modal.close()
  expect(router.state.stack).toEqual([{ view: 'Connect', params: undefined }])
  expect(modal.state).toMatchObject({ open: false, loading: false })
  expect(received.at(-1)).toBe('MODAL_CLOSE {"connected":true}')
})

test('shows Account or Connect on close in embedded mode', () => {
  const connected = createModal({ embedded: true, isConnected: true })
  connected.modal.close()
  expect(connected.router.current.view).toBe('Account')
  const disconnected = createModal({ embedded: true })
  disconnected.modal.close()
  expect(disconnected.router.current.view).toBe('Connect')
})

test('closes when going back from the only entry', () => {
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
])('%s rejects waiting callers with Modal closed after the modal has closed', (_, end) => {
  const { modal } = createModal()
  const reasons: unknown[] = []
  modal.onClose(({ code, message }) => reasons.push([code, message, modal.state.open]))
  void modal.open()
  end(modal)
  expect(reasons).toEqual([['modal/closed', 'Modal closed', false]])
})

test('notifies the other close listeners when one throws', () => {
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

test('shakes UnsupportedChain for 500 ms and keeps it open', () => {
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

test('shakes SwitchNetwork only with UnsupportedChain in the history', () => {
  const { modal, router } = createModal()
  void modal.open({ view: 'UnsupportedChain' })
  router.push('SwitchNetwork', { caipNetworkId: mainnet.caipNetworkId })
  modal.safeClose()
  expect(modal.state.open).toBe(true)
  router.reset('SwitchNetwork', { caipNetworkId: mainnet.caipNetworkId })
  modal.safeClose()
  expect(modal.state.open).toBe(false)
})

test('stays open until a close guard is removed', () => {
  const { modal } = createModal()
  void modal.open()
  const remove = modal.addCloseGuard(() => true)
  modal.safeClose()
  expect(modal.state).toMatchObject({ open: true, shake: true })
  remove()
  modal.safeClose()
  expect(modal.state.open).toBe(false)
})

test('explains why it stays open if the guard has a reason', () => {
  const { modal, router, explained } = createModal()
  void modal.open()
  const remove = modal.addCloseGuard(() => 'send.wait')
  modal.safeClose()
  // Once for each shake.
  modal.safeClose()
  expect(explained).toEqual(['send.wait'])
  remove()
  const other = createModal()
  other.router.reset('UnsupportedChain')
  other.modal.safeClose()
  expect(other.explained).toEqual(['unsupported.cannotClose'])
  router.reset('Connect')
})

test('notifies close listeners once per close until they unsubscribe', () => {
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

test('closes after a connect unless a hold keeps it open', () => {
  const { modal } = createModal({ isConnected: true })
  const connect = () => {
    void modal.open({ view: 'Connect' })
    modal.finish()
    return modal.state.open
  }
  expect(connect()).toBe(false)
  const calls: string[] = []
  const releaseFirst = modal.addHold(() => calls.push('first') > 0)
  const releaseSecond = modal.addHold(() => calls.push('second') < 0)
  expect(connect()).toBe(true)
  expect(calls).toEqual(['first'])
  releaseFirst()
  expect(connect()).toBe(false)
  releaseSecond()
  expect(connect()).toBe(false)
})

test('waits for a result only if the view has one', async () => {
  const { modal } = createModal()
  expect(modal.open({ view: 'Networks' })).toBeUndefined()
  const result = modal.open({ view: 'WhatIsAWallet' })
  modal.settle({ hash: '0x1' })
  expect(await result).toEqual({ hash: '0x1' })
  expect(modal.state.open).toBe(true)
})

test('ignores the result of a view that another one led to', async () => {
  const { modal } = createModal()
  const result = modal.open({ view: 'WhatIsAWallet' })
  modal.settle('of the swap', 'Networks')
  modal.settle('of the payment', 'WhatIsAWallet')
  expect(await result).toBe('of the payment')
})

test('waits for the result of a view whose feature loads later', async () => {
  const { modal } = createModal()
  const result = modal.open({ view: 'WhatIsANetwork' })
  modal.settle({ hash: '0x2' })
  expect(await result).toEqual({ hash: '0x2' })
  const closed = modal.open({ view: 'WhatIsANetwork' })
  modal.close()
  await expect(closed).rejects.toMatchObject({ code: 'modal/closed' })
  expect(await modal.open({ view: 'Downloads', arguments: { wallet: { id: 'w', name: 'W' } } })).toBeUndefined()
})

test('rejects a waiting caller when the modal closes or opens another view', async () => {
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

test('rejects an unknown view with view/not-found', async () => {
  const { modal } = createModal()
  await expect(modal.open({ view: 'GetWallet' })).rejects.toMatchObject({ code: 'view/not-found' })
})
