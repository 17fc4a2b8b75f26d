import { expect, test } from 'vitest'
import { FakeScreens } from '../../../test/shell/FakeScreens'
import { FakeVault } from '../../../test/shell/FakeVault'
import type { VaultState } from '../../vault/Vault'
import { ApprovalQueue } from '../approval/ApprovalQueue'
import { HostStyle } from '../HostStyle'
import type { SiteSettings } from '../site/SiteSettings'
import { VaultSession } from '../VaultSession'
import { settingsCalls } from './settingsCalls'

const app = { origin: 'https://app.example' }

/** Returns the calls of a frame whose user logs in with a wallet. */
async function open(more: Partial<VaultState>) {
  const vault = new FakeVault()
  const session = new VaultSession(vault as never)
  const screens = new FakeScreens()
  const calls = settingsCalls({
    session,
    style: new HostStyle('en'),
    queue: new ApprovalQueue(),
    site: async () => ({ custody: 'provisional', operator: 'Acme' }) as SiteSettings,
    vault: async () => ({ devices: async () => [] }),
    screens: async () => screens,
    reload: () => {},
  })
  await session.ready()
  vault.set({ ...(await vault.verifyCode('123456')), ...more })
  const isNew = async (): Promise<boolean | undefined> => (await calls.GET_WALLET_SETTINGS?.(undefined, app))?.isNew
  return {
    isNew,
    screens,
    protect: async () => calls.PROTECT?.(undefined, app),
    unlock: async () => calls.UNLOCK?.(undefined, app),
  }
}

test('names a new wallet until the app has shown the offer to protect it', async () => {
  const { isNew, protect, screens } = await open({ isNew: true })
  expect(await isNew()).toBe(true)
  await protect()
  expect(screens.pages).toEqual(['protect in the frame'])
  expect(await isNew()).toBe(false)
})

test('names no wallet that another page has created', async () => {
  expect(await (await open({})).isNew()).toBe(false)
})

test('lets the user unlock in the frame', async () => {
  const { screens, unlock } = await open({ status: 'locked' })
  await unlock()
  expect(screens.pages).toEqual(['unlock in the frame'])
})
