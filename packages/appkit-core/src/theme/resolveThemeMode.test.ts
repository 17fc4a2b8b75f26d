import { expect, test, vi } from 'vitest'
import { resolveThemeMode, watchColorScheme } from './resolveThemeMode'

/** A page whose system color scheme a test changes. */
function systemPage(isLight: boolean) {
  const query = Object.assign(new EventTarget(), { matches: isLight })
  const page = { matchMedia: () => query } as unknown as Window
  const setLight = (isLight: boolean) => {
    query.matches = isLight
    query.dispatchEvent(new Event('change'))
  }
  return { page, setLight }
}

test('resolves auto to the scheme of the system, and keeps other modes', () => {
  const { page, setLight } = systemPage(true)
  expect(resolveThemeMode('auto', page)).toBe('light')
  setLight(false)
  expect(resolveThemeMode('auto', page)).toBe('dark')
  expect([resolveThemeMode('light', page), resolveThemeMode('dark', systemPage(true).page)]).toEqual(['light', 'dark'])
})

test('resolves auto to dark on a server and on a page without media queries', () => {
  expect(resolveThemeMode('auto', undefined)).toBe('dark')
  expect(resolveThemeMode('auto', {} as Window)).toBe('dark')
})

test('reports changes of the system until stopped', () => {
  const { page, setLight } = systemPage(true)
  const listener = vi.fn()
  const stop = watchColorScheme(page, listener)
  setLight(false)
  expect(listener).toHaveBeenCalledOnce()
  stop()
  setLight(true)
  expect(listener).toHaveBeenCalledOnce()
  watchColorScheme({} as Window, listener)()
  watchColorScheme(undefined, listener)()
})
