import type { AppKitOptions, ChangeableOptions } from '@openappkit/appkit-core'
import { knownWallets } from '@openappkit/appkit-core/modal'
import { expect, test } from 'vitest'
import { openKit } from '../../test/openKit'

const dot =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const [, , , rare] = knownWallets
const rareId = rare?.id ?? ''

interface LiveOption {
  /** Options of the kit. */
  readonly options?: Partial<AppKitOptions>
  readonly view?: 'Account' | 'GetWallet'
  readonly changes: ChangeableOptions
  /** Reads what the option determines. */
  readonly read: (root: ShadowRoot) => unknown
  readonly before: unknown
  readonly after: unknown
}

const link = (href: string) => (root: ShadowRoot) => root.querySelector(`a[href="${href}"]`) !== null
const shows = (text: string) => (root: ShadowRoot) => root.textContent?.includes(text)
const shape = (root: ShadowRoot) => root.querySelector<HTMLElement>('[data-theme]')
const terms = 'https://a.example/terms'

const table: Readonly<Record<string, LiveOption>> = {
  termsConditionsUrl: { changes: { termsConditionsUrl: terms }, read: link(terms), before: false, after: true },
  privacyPolicyUrl: { changes: { privacyPolicyUrl: terms }, read: link(terms), before: false, after: true },
  'features.legalCheckbox': {
    options: { termsConditionsUrl: terms },
    changes: { features: { legalCheckbox: true } },
    read: root => root.querySelector('input[type="checkbox"]') !== null,
    before: false,
    after: true,
  },
  'features.reownBranding': {
    changes: { features: { reownBranding: false } },
    read: shows('OpenAppKit'),
    before: true,
    after: false,
  },
  'features.connectMethodsOrder': {
    changes: { features: { connectMethodsOrder: ['email'] } },
    read: shows('First'),
    before: true,
    after: false,
  },
  'features.receive': {
    view: 'Account',
    changes: { features: { receive: false } },
    read: shows('Receive'),
    before: true,
    after: false,
  },
  enableWalletGuide: { changes: { enableWalletGuide: false }, read: shows('Get a wallet'), before: true, after: false },
  enableWallets: { changes: { enableWallets: false }, read: shows('First'), before: true, after: false },
  customWallets: {
    changes: { customWallets: [{ id: 'mine', name: 'Mine' }] },
    read: shows('Mine'),
    before: false,
    after: true,
  },
  excludeWalletIds: { changes: { excludeWalletIds: ['io.first'] }, read: shows('First'), before: true, after: false },
  featuredWalletIds: {
    changes: { featuredWalletIds: [rareId] },
    read: shows(rare?.name ?? ''),
    before: false,
    after: true,
  },
  'excludeWalletIds in the wallet guide': {
    view: 'GetWallet',
    changes: { excludeWalletIds: [knownWallets[0]?.id ?? ''] },
    read: shows(knownWallets[0]?.name ?? ''),
    before: true,
    after: false,
  },
  includeWalletIds: {
    options: { excludeWalletIds: ['io.first', 'io.second'] },
    changes: { includeWalletIds: [rareId] },
    read: shows(rare?.name ?? ''),
    before: false,
    after: true,
  },
  connectorImages: {
    changes: { connectorImages: { 'io.first': dot } },
    read: root => root.querySelector(`img[src="${dot}"]`) !== null,
    before: false,
    after: true,
  },
  chainImages: {
    view: 'Account',
    changes: { chainImages: { 1: dot } },
    read: root => root.querySelector(`.header img[src="${dot}"]`) !== null,
    before: false,
    after: true,
  },
  enableNetworkSwitch: {
    view: 'Account',
    changes: { enableNetworkSwitch: false },
    read: root => root.querySelectorAll('.header button').length,
    before: 2,
    after: 1,
  },
  locale: {
    changes: { locale: 'ar' },
    read: root => [shape(root)?.lang, shape(root)?.dir, shows('ربط')(root)],
    before: ['en', 'ltr', false],
    after: ['ar', 'rtl', true],
  },
  themeMode: {
    changes: { themeMode: 'light' },
    read: root => shape(root)?.dataset['theme'],
    before: 'dark',
    after: 'light',
  },
  themeVariables: {
    changes: { themeVariables: { '--oak-width': '401px' } },
    read: root => getComputedStyle(shape(root) as HTMLElement).getPropertyValue('--oak-width'),
    before: '360px',
    after: '401px',
  },
}

/** Returns changes that reset `changes`: one flag or variable, or the whole option. */
function reset(changes: ChangeableOptions): ChangeableOptions {
  return Object.fromEntries(
    Object.entries(changes).map(([name, value]) => [
      name,
      name === 'features' ? Object.fromEntries(Object.keys(Object(value)).map(flag => [flag, undefined])) : undefined,
    ]),
  )
}

test.each(Object.entries(table))('an open modal follows %s, and its reset', async (_, option) => {
  const { options = {}, view, changes, read, before, after } = option
  const { kit, root } = await openKit(view && { view }, { options, connected: view === 'Account' ? ['io.first'] : [] })
  const update = (changes: ChangeableOptions) => kit.context.updateOptions(changes)
  const seen = () => read(root())
  await expect.poll(seen).toEqual(before)
  await update(changes)
  await expect.poll(seen).toEqual(after)
  await update(reset(changes))
  await expect.poll(seen).toEqual(before)
})

test.each(Object.entries(table))('a modal that opens later has the new %s', async (_, option) => {
  const { options = {}, view, changes, read, after } = option
  const made = await openKit(view && { view }, { options, connected: view === 'Account' ? ['io.first'] : [] })
  made.kit.modal.close()
  await made.kit.context.updateOptions(changes)
  await made.kit.context.open(view && { view })
  await expect.poll(() => read(made.root())).toEqual(after)
})

test('hides an alert once debug is off', async () => {
  const { kit, root } = await openKit()
  kit.alerts.open({ code: 'APKT001', short: 'Something is wrong', long: 'Long' })
  await expect.poll(() => shows('Something is wrong')(root())).toBe(true)
  await kit.context.updateOptions({ debug: false })
  await expect.poll(() => shows('Something is wrong')(root())).toBe(false)
})
