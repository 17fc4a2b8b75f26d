import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, test, vi } from 'vitest'
import { testKit } from '../../test/openKit'
import { createHostTheme } from '../theme/hostTheme'
import { mountModal } from './mountModal'

/** Stands in for the network. A browser keeps a module whose code threw, so the failure is in what the module exports. */
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

test('a modal that is given the theme of its host has it in the first frame', () => {
  const { kit } = testKit({ themeVariables: red })
  const mounted = mountModal(kit, { renderer, createHostTheme })
  expect(accent()).toBe('rgb(255 0 0)')
  expect(network.loads).toBe(0)
  mounted.destroy()
})

test('without variables no theme is loaded, and the mode follows', async () => {
  const plain = testKit()
  const modals = [mountModal(plain.kit, { renderer })]
  plain.kit.theme.setThemeMode('light')
  expect(container()?.dataset['theme']).toBe('light')

  // Requests of the first modal would arrive before those of the second.
  modals.push(mountModal(testKit({ themeVariables: red }).kit, { renderer }))
  await expect.poll(() => network.loads).toBeGreaterThan(0)
  expect(network.loads).toBe(1)
  for (const modal of modals) modal.destroy()
})

test('a theme that does not arrive is reported, and the next change loads it', async () => {
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
