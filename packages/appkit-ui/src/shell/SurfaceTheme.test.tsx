import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, test, vi } from 'vitest'
import { testKit } from '../../test/openKit'
import { createHostTheme } from '../theme/hostTheme'
import { mountModal } from './mountModal'

/** Mocks the network. A browser caches a module that threw, so the failure is in the module's export. */
const network = vi.hoisted(() => ({ isOffline: false, loads: 0 }))

vi.mock('../exports/theme', () => ({
  createHostTheme(page: Document) {
    network.loads++
    if (network.isOffline) throw new Error('offline')
    return createHostTheme(page)
  },
}))

const renderer = { createRoot, flushSync }
const red = { '--w3m-accent': 'rgb(255, 0, 0)' } as const

const container = () =>
  document.querySelector('openappkit-modal')?.shadowRoot?.querySelector<HTMLElement>('[data-theme]')
const accent = () => getComputedStyle(container() as HTMLElement).getPropertyValue('--oak-accent')

beforeEach(() => {
  Object.assign(network, { isOffline: false, loads: 0 })
})

test("a modal with createHostTheme applies the app's theme in the first frame", () => {
  const { kit } = testKit({ themeVariables: red })
  const mounted = mountModal(kit, { renderer, createHostTheme })
  expect(accent()).toBe('rgb(255 0 0)')
  expect(network.loads).toBe(0)
  mounted.destroy()
})

test('without variables, no theme code loads, and the mode still applies', async () => {
  const plain = testKit()
  const modals = [mountModal(plain.kit, { renderer })]
  plain.kit.theme.setThemeMode('light')
  expect(container()?.dataset['theme']).toBe('light')

  // A request of the first modal would arrive before one of the second.
  modals.push(mountModal(testKit({ themeVariables: red }).kit, { renderer }))
  await expect.poll(() => network.loads).toBeGreaterThan(0)
  expect(network.loads).toBe(1)
  for (const modal of modals) modal.destroy()
})

test('reports a theme that fails to load, and the next change retries', async () => {
  network.isOffline = true
  const { kit, errors } = testKit({ themeVariables: red })
  const mounted = mountModal(kit, { renderer })
  await expect.poll(() => errors.map(({ code }) => code)).toEqual(['theme/load-failed'])
  expect(accent()).not.toBe('rgb(255 0 0)')

  network.isOffline = false
  kit.theme.setThemeMode('light')
  await expect.poll(accent).toBe('rgb(255 0 0)')
  expect(errors).toHaveLength(1)
  mounted.destroy()
})
