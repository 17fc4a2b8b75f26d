import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { testKit } from '../../test/openKit'
import { createHostTheme } from '../theme/hostTheme'
import { mountModal } from './mountModal'

const renderer = { createRoot, flushSync }
const red = { '--w3m-accent': 'rgb(255, 0, 0)' } as const

const container = () =>
  document.querySelector('openappkit-modal')?.shadowRoot?.querySelector<HTMLElement>('[data-theme]')
const accent = () => getComputedStyle(container() as HTMLElement).getPropertyValue('--oak-accent')

afterEach(() => vi.doUnmock('../theme/hostTheme'))

test('a modal that is given the theme of its host has it in the first frame', () => {
  const { kit } = testKit({ themeVariables: red })
  const mounted = mountModal(kit, { renderer, createHostTheme })
  expect(accent()).toBe('rgb(255 0 0)')
  mounted.destroy()
})

test('without variables no theme is loaded, and the mode follows', async () => {
  vi.doMock('../theme/hostTheme', () => {
    throw new Error('offline')
  })
  const { kit, errors } = testKit()
  const mounted = mountModal(kit, { renderer })
  kit.theme.setThemeMode('light')
  expect(container()?.dataset['theme']).toBe('light')
  // Had it been asked for, it would have failed before this does.
  await expect(import('../theme/hostTheme')).rejects.toThrow()
  expect(errors).toEqual([])
  mounted.destroy()
})

test('a theme that does not arrive is reported, and the next change loads it', async () => {
  let isOffline = true
  vi.doMock('../theme/hostTheme', () => {
    if (isOffline) throw new Error('offline')
    return { createHostTheme }
  })
  const { kit, errors } = testKit({ themeVariables: red })
  const mounted = mountModal(kit, { renderer })
  await expect.poll(() => errors.map(({ code }) => code)).toEqual(['theme/load-failed'])
  expect(accent()).not.toBe('rgb(255 0 0)')

  isOffline = false
  kit.theme.setThemeMode('light')
  await expect.poll(accent).toBe('rgb(255 0 0)')
  expect(errors).toHaveLength(1)
  mounted.destroy()
})
