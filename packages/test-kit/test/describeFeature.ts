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

/**
 * What the modal relies on of a feature, as tests. Every feature package runs it as a component test.
 *
 * @example
 * ```ts
 * describeFeature({ feature: swaps, mount, catalogues: [SwapWords], off: { features: { swaps: false } } })
 * ```
 */
export function describeFeature<Feature extends TestedFeature>(tested: FeatureCase<Feature>): void {
  const { feature } = tested
  const { remote, views = [], accountButtons = [], accountTabs = [], tokenActions = [], operations = [] } = feature
  const names = (root: ShadowRoot) => namesOn(root, feature)

  describe(`the feature ${feature.name}`, () => {
    test('has words in every language, with the same placeholders', async () => {
      const titles = views.flatMap(({ title }) => (typeof title === 'function' ? [] : [title]))
      const labels = [...accountButtons, ...accountTabs, ...tokenActions, ...operations].map(({ label }) => label)
      const { kit } = await openFeature(tested)
      const catalogues = tested.catalogues.map(Words => new Words(kit).source)
      const languages = Object.keys(catalogues[0]?.languages ?? {}).toSorted()
      expect(languages.length).toBeGreaterThan(1)
      for (const text of [...titles, ...labels]) expectEveryLanguage(text, languages)
      for (const { en, languages: others } of catalogues) {
        expect(Object.keys(others).toSorted()).toEqual(languages)
        for (const load of Object.values(others)) expect(placeholders((await load()).words)).toEqual(placeholders(en))
      }
    })

    test('loads nothing before it is wanted', async () => {
      const { loaded } = await openFeature(tested, { isOpen: false })
      expect(loaded).toEqual([])
    })

    test.each(views)('draws the view $name, and axe finds nothing', async ({ name }) => {
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

    test.each(accountButtons)('has the button $name in the account view', async ({ name, label, view }) => {
      const { kit, root } = await openFeature(tested)
      const button = root().querySelector(`.account-button[data-name="${name}"]`)
      expect(button?.textContent).toBe(label.en)
      await page.getByRole('button', { name: label.en, exact: true }).first().click()
      expect(kit.router.current.view).toBe(view)
    })

    test.each(accountTabs)('has the tab $name in the account view, and axe finds nothing', async ({ label }) => {
      const made = await openFeature(tested)
      await page.getByRole('tab', { name: label.en }).click()
      await expect.poll(() => made.root().querySelector('[role=tabpanel] .skeleton')).toBeNull()
      expect(made.root().querySelector('[role=tabpanel]')?.textContent).not.toBe('')
      expect(made.errors).toEqual([])
      await expectAccessible(made)
    })

    test.each(tokenActions)('acts on a token: $name', async ({ label, view, argumentsFor }) => {
      const { kit } = await openFeature(tested)
      void kit.modal.open({ view: 'TokenDetail', arguments: token })
      await page.getByRole('button', { name: label.en, exact: true }).click()
      expect(kit.router.current).toEqual({ view, params: argumentsFor(token) })
    })

    test.each([
      ['the host turns it off', { isOn: false }],
      ['it is not registered', { isRegistered: false }],
    ])('leaves nothing where %s', async (_, settings) => {
      const { kit, root } = await openFeature(tested, settings)
      expect(kit.features.list).toEqual([])
      expect(names(root())).toEqual([])
      for (const { name } of views)
        await expect(kit.modal.open({ view: name } as { view: 'Account' })).rejects.toMatchObject({
          code: 'view/not-found',
        })
    })

    if (remote)
      test("is gone from the account while the project's settings turn it off", async () => {
        const { kit, root } = await openFeature(tested)
        const before = names(root())
        kit.options.state.readRemote = ({ id }) => id !== remote.id
        await expect.poll(() => names(root())).toEqual([])
        kit.options.state.readRemote = () => true
        await expect.poll(() => names(root())).toEqual(before)
      })

    test('leaves nothing when the kit ends', async () => {
      const made = await openFeature(tested)
      for (const { name } of views) await openView(made, tested, name)
      const host = made.root().host
      made.appkit.destroy()
      await expect.poll(() => host.isConnected).toBe(false)
      expect(document.documentElement.getAttribute('style')).toBeNull()
    })

    test('leaves no listener, timer, observer, subscription or stored value behind', async () => {
      expect(await findLeaks(tested)).toEqual([])
    })
  })
}

function expectEveryLanguage(text: TestedText, languages: readonly string[]): void {
  expect(Object.keys(text).toSorted(), text.en).toEqual([...languages, 'en'].toSorted())
  for (const words of Object.values(text)) expect(words.trim()).not.toBe('')
}

/** The names in braces of each message, by its key. A plural has those of its last form. */
function placeholders(words: object): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(words).map(([key, message]: [string, string | { readonly other: string }]) => {
      const text = typeof message === 'string' ? message : message.other
      expect(text.trim(), key).not.toBe('')
      return [key, (text.match(/\{\w+\}/gu) ?? []).toSorted()]
    }),
  )
}

/** The buttons and tabs of a feature that are on screen. */
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
