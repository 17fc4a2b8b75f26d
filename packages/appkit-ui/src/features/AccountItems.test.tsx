import type { ModalKit } from '@openappkit/appkit-core/modal'
import { proxy } from 'valtio/vanilla'
import { expect, onTestFinished, test } from 'vitest'
import { createViewKit } from '../../test/createViewKit'
import { accountButton, accountTab, buyButton } from '../../test/featureItems'
import { shownAccountButtons } from '../views/account/shownAccountButtons'
import { fundOptions } from '../views/receive/fundOptions'
import { AccountItems } from './AccountItems'
import type { Feature } from './Feature'
import { startFeatures } from './startFeatures'

const sending: Feature = { name: 'sending', accountButtons: [accountButton('send')] }
const history: Feature = {
  name: 'history',
  accountTabs: [accountTab('activity')],
}

function makeKit(): ModalKit {
  const { kit } = createViewKit()
  onTestFinished(() => kit.context.destroy())
  return kit
}

test('adds the items of loaded features immediately', () => {
  const kit = makeKit()
  startFeatures(kit, [sending, history])
  const { state } = kit.controller(AccountItems)
  expect(state.isLoading).toBe(false)
  expect(state.items).toEqual({
    buttons: sending.accountButtons,
    tabs: history.accountTabs,
    tokenActions: [],
    isFundingHeld: false,
  })
})

test('loads deferred features once and adds their items', async () => {
  const kit = makeKit()
  startFeatures(kit, [sending])
  let loads = 0
  kit.features.loadWith(async () => {
    loads += 1
    startFeatures(kit, [history])
  })
  const { state } = kit.controller(AccountItems)
  kit.controller(AccountItems)
  expect(state.isLoading).toBe(true)
  await expect.poll(() => state.isLoading).toBe(false)
  expect(state.items).toEqual({
    buttons: sending.accountButtons,
    tabs: history.accountTabs,
    tokenActions: [],
    isFundingHeld: false,
  })
  expect(loads).toBe(1)
})

test('shows the account when its deferred features fail to load', async () => {
  const kit = makeKit()
  startFeatures(kit, [sending])
  kit.features.loadWith(() => Promise.reject(new Error('offline')))
  const { state } = kit.controller(AccountItems)
  await expect.poll(() => state.isLoading).toBe(false)
  expect(state.items.buttons).toEqual(sending.accountButtons)
})

test('adds and removes a feature when the app changes its flag', async () => {
  const kit = makeKit()
  await kit.context.updateOptions({ features: { send: false } })
  const optional: Feature = { ...sending, isWanted: ({ features }) => features?.send !== false }
  kit.features.loadWith(async () => startFeatures(kit, kit.features.list.length === 0 ? [optional] : []))
  const { state } = kit.controller(AccountItems)
  await expect.poll(() => state.isLoading).toBe(false)
  expect(state.items.buttons).toEqual([])
  await kit.context.updateOptions({ features: { send: true } })
  await expect.poll(() => state.items.buttons).toEqual(sending.accountButtons)
  await kit.context.updateOptions({ features: { send: false } })
  await expect.poll(() => state.items.buttons).toEqual([])
})

test('hides the items of a feature that the remote settings turn off', async () => {
  const kit = makeKit()
  startFeatures(kit, [{ ...sending, remote: { name: 'send', id: 'sending' } }])
  const { state } = kit.controller(AccountItems)
  expect(state.items.buttons).toEqual(sending.accountButtons)
  kit.options.state.readRemote = ({ id }) => id !== 'sending'
  await expect.poll(() => state.items.buttons).toEqual([])
  kit.options.state.readRemote = () => ['a provider']
  await expect.poll(() => state.items.buttons).toEqual(sending.accountButtons)
})

test('hides Receive and the ways to fund the account while a feature holds funding', async () => {
  const kit = makeKit()
  const lock = proxy({ isOn: true })
  const guard: Feature = {
    name: 'guard',
    fundingHold: { isActive: () => lock.isOn, state: () => lock },
  }
  startFeatures(kit, [sending, { name: 'buying', accountButtons: [buyButton()] }, guard])
  const { state } = kit.controller(AccountItems)
  const shown = (): string[] => shownAccountButtons(kit, state.items.buttons).map(({ name }) => name)
  expect(shown()).toEqual(['send'])
  expect(fundOptions(kit, state.items.buttons)).toEqual([])
  lock.isOn = false
  await expect.poll(shown).toEqual(['send', 'onramp', 'receive'])
  lock.isOn = true
  await expect.poll(shown).toEqual(['send'])
})
