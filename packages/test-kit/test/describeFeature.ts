import axe from 'axe-core'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { dollar } from './createHolder'
import { endMovements } from './endMovements'
import { findLeaks } from './findLeaks'
import { type OpenFeature, openFeature } from './openFeature'
import { openView } from './openView'
import type { FeatureCase, TestedFeature, TestedText } from './TestedFeature'

const token = { caipNetworkId: 'eip155:1', tokenAddress: dollar } as const

/** Defines the contract tests of a feature. Every feature package runs them as component tests. */
export function describeFeature<Feature extends TestedFeature>(tested: FeatureCase<Feature>): void {
  const { feature } = tested
  const {
    remote,
    views = [],
    accountButtons = [],
    accountTabs = [],
    tokenActions = [],
    operations = [],
    fundingHold,
  } = feature
  const names = (root: ShadowRoot) => namesOn(root, feature)

  describe(`the feature ${feature.name}`, () => {
    test('has messages in every language with the same placeholders', async () => {
      const titles = views.flatMap(({ title }) => (typeof title === 'function' ? [] : [title]))
      const labels = [...accountButtons, ...accountTabs, ...tokenActions, ...operations].map(({ label }) => label)
      const { kit } = await openFeature(tested)
      const catalogs = tested.catalogs.map(Words => new Words(kit).source)
      const languages = Object.keys(catalogs[0]?.languages ?? {}).toSorted()
      expect(languages.length).toBeGreaterThan(1)
      for (const text of [...titles, ...labels]) expectEveryLanguage(text, languages)
      for (const { en, languages: others } of catalogs) {
        expect(Object.keys(others).toSorted()).toEqual(languages)
        for (const load of Object.values(others))
          expect(placeholders((await load()).messages)).toEqual(placeholders(en))
      }
    })

    test('loads nothing before it is needed', async () => {
      const { loaded } = await openFeature(tested, { isOpen: false })
      expect(loaded).toEqual([])
    })

    test.each(views)('renders the view $name without axe violations', async ({ name }) => {
      const made = await openFeature(tested)
      await openView(made, tested, name)
      await expectAccessible(made)
    })

    test.each(views.filter(({ hasResult }) => hasResult))('resolves open() with the result of $name', async view => {
      const { kit } = await openFeature(tested)
      const options = { view: view.name, arguments: tested.arguments?.[view.name] } as { view: 'Account' }
      const result = kit.modal.open(options)
      kit.modal.settle({ result: 1 })
      expect(await result).toEqual({ result: 1 })
      const closed = kit.modal.open(options)
      kit.modal.close()
      await expect(closed).rejects.toMatchObject({ code: 'modal/closed' })
    })

    test.each(accountButtons)('shows the button $name in the account view', async ({ name, label, view }) => {
      const { kit, root } = await openFeature(tested)
      const button = root().querySelector(`.account-button[data-name="${name}"]`)
      expect(button?.textContent).toBe(label.en)
      await page.getByRole('button', { name: label.en, exact: true }).first().click()
      expect(kit.router.current.view).toBe(view)
    })

    if (fundingHold)
      test("doesn't hide Receive from the account of another wallet", async () => {
        const { kit, root } = await openFeature(tested)
        expect(typeof fundingHold.state(kit)).toBe('object')
        expect(fundingHold.isActive(kit)).toBe(false)
        expect(root().querySelector('.account-button[data-name="receive"]')).not.toBeNull()
      })

    test.each(accountTabs)('shows the tab $name in the account view without axe violations', async ({ label }) => {
      const made = await openFeature(tested)
      await page.getByRole('tab', { name: label.en }).click()
      await expect.poll(() => made.root().querySelector('[role=tabpanel] .skeleton')).toBeNull()
      expect(made.root().querySelector('[role=tabpanel]')?.textContent).not.toBe('')
      expect(made.errors).toEqual([])
      await expectAccessible(made)
    })

    test.each(tokenActions)('runs the token action $name', async ({ label, view, argumentsFor }) => {
      const { kit } = await openFeature(tested)
      void kit.modal.open({ view: 'TokenDetail', arguments: token })
      await page.getByRole('button', { name: label.en, exact: true }).click()
      expect(kit.router.current).toEqual({ view, params: argumentsFor(token) })
    })

    test.each([
      ['the app turns it off', 'view/feature-off', { isOn: false }],
      ["it isn't registered", 'view/not-found', { isRegistered: false }],
    ])('adds nothing if %s', async (_, code, settings) => {
      const { kit, root } = await openFeature(tested, settings)
      expect(kit.features.list).toEqual([])
      expect(names(root())).toEqual([])
      for (const { name } of views)
        await expect(kit.modal.open({ view: name } as { view: 'Account' })).rejects.toMatchObject({ code })
    })

    if (remote)
      test("disappears from the account view while the project's settings disable it", async () => {
        const { kit, root } = await openFeature(tested)
        const before = names(root())
        kit.options.state.readRemote = ({ id }) => id !== remote.id
        await expect.poll(() => names(root())).toEqual([])
        kit.options.state.readRemote = () => true
        await expect.poll(() => names(root())).toEqual(before)
      })

    test('removes everything when the kit is destroyed', async () => {
      const made = await openFeature(tested)
      for (const { name } of views) await openView(made, tested, name)
      const host = made.root().host
      made.appkit.destroy()
      await expect.poll(() => host.isConnected).toBe(false)
      expect(document.documentElement.getAttribute('style')).toBeNull()
    })

    test('leaks no listener, timer, observer, subscription or stored value', async () => {
      expect(await findLeaks(tested)).toEqual([])
    })
  })
}

function expectEveryLanguage(text: TestedText, languages: readonly string[]): void {
  expect(Object.keys(text).toSorted(), text.en).toEqual([...languages, 'en'].toSorted())
  for (const messages of Object.values(text)) expect(messages.trim()).not.toBe('')
}

/** Returns the placeholders of each message by key. For a plural, those of its last form. */
function placeholders(messages: object): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(messages).map(([key, message]: [string, string | { readonly other: string }]) => {
      const text = typeof message === 'string' ? message : message.other
      expect(text.trim(), key).not.toBe('')
      return [key, (text.match(/\{\w+\}/gu) ?? []).toSorted()]
    }),
  )
}

/** Returns the names of the feature's visible account buttons and tabs. */
function namesOn(root: ShadowRoot, { accountButtons = [], accountTabs = [] }: TestedFeature): string[] {
  const tabs = [...root.querySelectorAll('[role=tab]')].map(tab => tab.textContent)
  return [
    ...accountButtons.filter(({ name }) => root.querySelector(`.account-button[data-name="${name}"]`)),
    ...accountTabs.filter(({ label }) => tabs.includes(label.en)),
  ].map(({ name }) => name)
}

async function expectAccessible<Feature>({ kit, root }: OpenFeature<Feature>): Promise<void> {
  const container = root().querySelector<HTMLElement>('[data-theme]')
  for (const [theme, dir] of [
    ['dark', 'ltr'],
    ['light', 'rtl'],
  ] as const) {
    kit.theme.setThemeMode(theme)
    if (container) container.dir = dir
    endMovements(root())
    const { violations } = await axe.run(root().host as HTMLElement, { resultTypes: ['violations'] })
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join()}`)).toEqual([])
  }
}
