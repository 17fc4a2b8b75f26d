import { browserEnvironment, type Environment } from '@openappkit/appkit-core'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { createViewKit } from '../../test/createViewKit'
import { openKit, testKit } from '../../test/openKit'
import { mountEmbedded } from './mountEmbedded'
import { mountModal } from './mountModal'

const renderer = { createRoot, flushSync }

test('destroy leaves no elements, stylesheets, listeners or timers behind', async () => {
  const held = new Map<string, number>()
  const key = (target: EventTarget, type: string) => `${target.constructor.name} ${type}`
  const { addEventListener, removeEventListener } = EventTarget.prototype
  const count = (target: EventTarget, type: string, by: number) => {
    // Listeners on the modal's own elements can't leak.
    if (target !== window && target !== document && target !== document.body) return
    held.set(key(target, type), (held.get(key(target, type)) ?? 0) + by)
  }
  vi.spyOn(EventTarget.prototype, 'addEventListener').mockImplementation(function (this: EventTarget, ...args) {
    count(this, args[0], 1)
    return addEventListener.apply(this, args)
  })
  vi.spyOn(EventTarget.prototype, 'removeEventListener').mockImplementation(function (this: EventTarget, ...args) {
    count(this, args[0], -1)
    return removeEventListener.apply(this, args)
  })
  onTestFinished(() => void vi.restoreAllMocks())
  let timers = 0
  const real = browserEnvironment()
  const environment: Environment = {
    ...real,
    setTimer(task, ms) {
      timers++
      let isOver = false
      const end = () => {
        if (!isOver) timers--
        isOver = true
      }
      const cancel = real.setTimer(() => {
        end()
        task()
      }, ms)
      return () => {
        end()
        cancel()
      }
    },
  }
  const sheets = [...document.adoptedStyleSheets]
  const children = document.body.childElementCount
  const { kit, adapter } = createViewKit({}, undefined, environment)
  adapter.emitConnected({ connectorIds: ['io.first'] })
  await Promise.resolve()
  await Promise.resolve()
  await kit.context.open()
  await expect.element(page.getByRole('heading', { name: 'Account' })).toBeInTheDocument()
  kit.toasts.show('wallets.switched', 'success')
  await expect.poll(() => timers).toBeGreaterThan(0)

  kit.context.destroy()
  await expect.poll(() => document.body.childElementCount).toBe(children)
  expect(document.adoptedStyleSheets).toEqual(sheets)
  expect(timers).toBe(0)
  // React adds this listener to each document once and never removes it.
  held.delete('HTMLDocument selectionchange')
  expect([...held].filter(([, listeners]) => listeners !== 0)).toEqual([])
})

test('keeps the themes of two kits in one document apart', async () => {
  const first = testKit({ themeMode: 'light', themeVariables: { '--w3m-accent': '#ff0000' } })
  const second = testKit({ themeMode: 'dark' })
  await first.kit.context.open()
  const firstRoot = first.root()
  first.kit.context.close()
  await second.kit.context.open()
  const container = (root: ShadowRoot) => root.querySelector('[data-theme]') as HTMLElement
  const accent = (root: ShadowRoot) => getComputedStyle(container(root)).getPropertyValue('--oak-accent')

  expect(container(firstRoot).dataset['theme']).toBe('light')
  expect(container(second.root()).dataset['theme']).toBe('dark')
  // The code that reads the variables loads with the first of them.
  await expect.poll(() => accent(firstRoot)).toMatch(/255, ?0, ?0|255 0 0|#f00/)
  expect(accent(firstRoot)).not.toBe(accent(second.root()))

  const before = accent(firstRoot)
  second.kit.theme.setThemeVariables({ '--w3m-accent': '#00ff00' })
  second.kit.theme.setThemeMode('light')
  expect(container(second.root()).dataset['theme']).toBe('light')
  await expect.poll(() => accent(second.root())).toMatch(/0, ?255, ?0|0 255 0|#0f0/)
  expect(accent(firstRoot)).toBe(before)
})

test('loads Arabic before showing anything and uses right-to-left layout', async () => {
  const { root } = await openKit(undefined, { options: { locale: 'ar-EG' } })
  await expect.element(page.getByRole('heading', { name: 'ربط المحفظة' })).toBeVisible()
  const container = root().querySelector('[data-theme]') as HTMLElement
  expect(container.dir).toBe('rtl')
  expect(container.lang).toBe('ar-EG')
})

test('keeps German left to right, in the requested region', async () => {
  const { root } = await openKit(undefined, { options: { locale: 'de-CH' } })
  await expect.element(page.getByRole('heading', { name: 'Wallet verbinden' })).toBeVisible()
  const container = root().querySelector('[data-theme]') as HTMLElement
  expect([container.dir, container.lang]).toEqual(['ltr', 'de-CH'])
})

test('uses the document language when the app sets no locale', async () => {
  const lang = document.documentElement.lang
  document.documentElement.lang = 'ar'
  onTestFinished(() => {
    document.documentElement.lang = lang
  })
  await openKit(undefined, { options: { locale: '' } })
  await expect.element(page.getByRole('heading', { name: 'ربط المحفظة' })).toBeVisible()
})

test('contains and reports a view that throws, and allows a retry', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => void vi.restoreAllMocks())
  let isBroken = true
  const { kit, errors } = testKit()
  const mounted = mountModal(kit, {
    renderer,
    views: [
      {
        name: 'WhatIsAWallet',
        title: () => 'Broken',
        component: () => {
          if (isBroken) throw new Error('broken')
          return <p>mended</p>
        },
      },
    ],
  })
  onTestFinished(() => mounted.destroy())
  kit.modal.state.open = true
  kit.router.push('WhatIsAWallet')
  await expect.element(page.getByText('This screen didn’t load')).toBeVisible()
  expect(errors.map(({ code }) => code)).toEqual(['view/failed'])

  isBroken = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('mended')).toBeVisible()
})

test('allows a retry of a view whose code fails to load', async () => {
  let load: () => Promise<() => null> = () => Promise.reject(new Error('offline'))
  const { kit, errors } = testKit()
  const mounted = mountModal(kit, { renderer, views: [{ name: 'GetWallet', title: () => 'Late', load: () => load() }] })
  onTestFinished(() => mounted.destroy())
  kit.modal.state.open = true
  kit.router.push('GetWallet')
  await expect.element(page.getByText('This screen didn’t load')).toBeVisible()
  expect(errors.map(({ code }) => code)).toEqual(['view/load-failed'])

  load = () => Promise.resolve(() => null)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('This screen didn’t load')).not.toBeInTheDocument()
})

test('opening an unknown view throws view/not-found, and pushing it shows Connect', async () => {
  const { kit } = await openKit()
  kit.router.push('Swap' as 'Networks')
  await expect(kit.context.open({ view: 'Swap' as 'Connect' })).rejects.toMatchObject({ code: 'view/not-found' })
  await expect.element(page.getByRole('heading', { name: 'Connect wallet' })).toBeVisible()
})

test("an embedded card renders in its container, follows the account and doesn't take focus", async () => {
  const { kit, adapter } = testKit({ enableEmbedded: true })
  const container = document.body.appendChild(document.createElement('div'))
  const mounted = mountEmbedded(kit, container, { renderer })
  onTestFinished(() => {
    mounted.destroy()
    container.remove()
  })
  await expect.element(page.getByRole('heading', { name: 'Connect wallet' })).toBeVisible()
  expect(document.querySelector('openappkit-modal')).toBeNull()
  expect(document.activeElement).toBe(document.body)
  expect(page.getByRole('button', { name: 'Close' }).elements()).toHaveLength(0)

  adapter.emitConnected({ connectorIds: ['io.first'] })
  await expect.element(page.getByRole('button', { name: 'Disconnect' })).toBeVisible()
  mounted.destroy()
  expect(container.childElementCount).toBe(0)
})
