import type {} from '@vitest/browser-playwright'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { createAdapter } from '../../test/createAdapter'
import { ethereum, optimism } from '../../test/session'
import { defineAppKitElements } from '../elements/defineAppKitElements'
import { createAppKit, resolveThemeMode } from '../exports/index'
import { AppKitNetworkButton } from '../react/AppKitNetworkButton'
import { AppKitProvider } from '../react/AppKitProvider'
import { useAppKitTheme } from '../react/useAppKitTheme'
import css from '../styles.css?inline'

const white = 'rgb(255, 255, 255)'
const black = 'rgb(18, 19, 19)'

function setSystem(scheme: 'dark' | 'light' | ''): Promise<unknown> {
  const features = [
    { name: 'prefers-color-scheme', value: scheme },
    { name: 'prefers-reduced-motion', value: 'reduce' },
  ]
  return cdp().send('Emulation.setEmulatedMedia', { features })
}

const background = (element: Element | null | undefined) => element && getComputedStyle(element).backgroundColor
const button = (name: string) => page.getByRole('button', { name }).element()
const card = (host: string) => document.querySelector(host)?.shadowRoot?.querySelector('[part="card"]')

const sheet = document.createElement('style')
sheet.textContent = css

beforeEach(() => {
  document.head.append(sheet)
})

afterEach(async () => {
  await cleanup()
  await setSystem('')
  sheet.remove()
  document.body.replaceChildren()
})

test('buttons, elements and the modal follow the system, until the app sets another mode', async () => {
  await setSystem('light')
  const kit = createAppKit({ networks: [ethereum, optimism], adapters: [createAdapter()], themeMode: 'auto' })
  defineAppKitElements(kit)
  await render(
    <AppKitProvider kit={kit}>
      <AppKitNetworkButton />
    </AppKitProvider>,
  )
  document.body.append(document.createElement('appkit-network-button'))
  await kit.open()
  const seen = () => [
    ...[...document.querySelectorAll('[data-appkit-button]')].map(background),
    background(card('openappkit-modal')),
    kit.getThemeMode(),
    resolveThemeMode(kit.getThemeMode(), window),
  ]
  await expect.poll(seen).toEqual([white, white, white, 'auto', 'light'])
  await setSystem('dark')
  await expect.poll(seen).toEqual([black, black, black, 'auto', 'dark'])
  kit.setThemeMode('light')
  await expect.poll(seen).toEqual([white, white, white, 'light', 'light'])
  kit.destroy()
})

test('an inline modal follows the system', async () => {
  await setSystem('dark')
  const kit = createAppKit({
    networks: [ethereum],
    adapters: [createAdapter()],
    themeMode: 'auto',
    enableEmbedded: true,
  })
  defineAppKitElements(kit)
  document.body.append(document.createElement('appkit-modal'))
  await expect.poll(() => background(card('openappkit-embedded'))).toBe(black)
  await setSystem('light')
  await expect.poll(() => background(card('openappkit-embedded'))).toBe(white)
  kit.destroy()
})

function Theme() {
  const { themeMode, resolvedThemeMode } = useAppKitTheme()
  return <output>{`${themeMode} ${resolvedThemeMode}`}</output>
}

test('a server-rendered button shows the system theme before and after hydration, without a mismatch', async () => {
  await setSystem('light')
  const app = (
    <AppKitProvider networks={[ethereum]} adapters={[createAdapter()]} themeMode="auto">
      <AppKitNetworkButton />
      <Theme />
    </AppKitProvider>
  )
  const container = document.createElement('div')
  container.innerHTML = renderToString(app)
  document.body.append(container)
  expect(background(button('Network: Ethereum'))).toBe(white)

  const errors = vi.spyOn(console, 'error')
  const recovered = vi.fn()
  const root = hydrateRoot(container, app, { onRecoverableError: recovered })
  await expect.poll(() => container.querySelector('output')?.textContent).toBe('auto light')
  expect(background(button('Network: Ethereum'))).toBe(white)
  expect(recovered).not.toHaveBeenCalled()
  expect(errors).not.toHaveBeenCalled()
  errors.mockRestore()
  root.unmount()
})

test('the accent keeps its color and the label its contrast in both schemes', async () => {
  const kit = createAppKit({ networks: [ethereum], adapters: [createAdapter()], themeMode: 'auto' })
  defineAppKitElements(kit)
  document.body.append(document.createElement('appkit-connect-button'))
  for (const scheme of ['dark', 'light'] as const) {
    await setSystem(scheme)
    const { backgroundColor, color } = getComputedStyle(button('Connect wallet'))
    expect([backgroundColor, color]).toEqual(['rgb(87, 115, 255)', 'color(xyz-d65 0 0 0)'])
  }
  kit.destroy()
})
