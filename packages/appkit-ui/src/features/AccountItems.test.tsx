import type { ModalKit } from '@openappkit/appkit-core/modal'
import { expect, onTestFinished, test } from 'vitest'
import { createViewKit } from '../../test/createViewKit'
import { accountButton, accountTab } from '../../test/featureItems'
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
  onTestFinished(() => kit.base.destroy())
  return kit
}

test('what the features of a kit add to the account is there at once', () => {
  const kit = makeKit()
  startFeatures(kit, [sending, history])
  const { state } = kit.service(AccountItems)
  expect(state.isLoading).toBe(false)
  expect(state.items).toEqual({ buttons: sending.accountButtons, tabs: history.accountTabs, tokenActions: [] })
})

test('what comes later is asked for once, and added when it is there', async () => {
  const kit = makeKit()
  startFeatures(kit, [sending])
  let asked = 0
  kit.features.loadWith(async () => {
    asked += 1
    startFeatures(kit, [history])
  })
  const { state } = kit.service(AccountItems)
  kit.service(AccountItems)
  expect(state.isLoading).toBe(true)
  await expect.poll(() => state.isLoading).toBe(false)
  expect(state.items).toEqual({ buttons: sending.accountButtons, tabs: history.accountTabs, tokenActions: [] })
  expect(asked).toBe(1)
})

test('an account is shown with what is there when the rest can not be loaded', async () => {
  const kit = makeKit()
  startFeatures(kit, [sending])
  kit.features.loadWith(() => Promise.reject(new Error('offline')))
  const { state } = kit.service(AccountItems)
  await expect.poll(() => state.isLoading).toBe(false)
  expect(state.items.buttons).toEqual(sending.accountButtons)
})

test('a feature whose flag the host changes later comes, and goes', async () => {
  const kit = makeKit()
  kit.options.updateFeatures({ send: false })
  const optional: Feature = { ...sending, isWanted: ({ features }) => features?.send !== false }
  kit.features.loadWith(async () => startFeatures(kit, kit.features.list.length === 0 ? [optional] : []))
  const { state } = kit.service(AccountItems)
  await expect.poll(() => state.isLoading).toBe(false)
  expect(state.items.buttons).toEqual([])
  kit.options.updateFeatures({ send: true })
  await expect.poll(() => state.items.buttons).toEqual(sending.accountButtons)
  kit.options.updateFeatures({ send: false })
  await expect.poll(() => state.items.buttons).toEqual([])
})

test("what a feature adds is there while the project's own settings leave it on", async () => {
  const kit = makeKit()
  startFeatures(kit, [{ ...sending, remote: { name: 'send', id: 'sending' } }])
  const { state } = kit.service(AccountItems)
  expect(state.items.buttons).toEqual(sending.accountButtons)
  kit.options.state.readRemote = ({ id }) => id !== 'sending'
  await expect.poll(() => state.items.buttons).toEqual([])
  kit.options.state.readRemote = () => ['a provider']
  await expect.poll(() => state.items.buttons).toEqual(sending.accountButtons)
})
