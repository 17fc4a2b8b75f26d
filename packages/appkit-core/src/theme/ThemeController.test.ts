import { expect, test } from 'vitest'
import { ThemeController } from './ThemeController'

test('defaults to the dark theme', () => {
  expect(new ThemeController({}).state).toEqual({ themeMode: 'dark', themeVariables: {} })
})

test('sets the mode and merges variables', () => {
  const theme = new ThemeController({ themeMode: 'light', themeVariables: { '--w3m-accent': '#123456' } })
  theme.setThemeVariables({ '--w3m-border-radius-master': '2px' })
  theme.setThemeMode('dark')
  expect(theme.state).toEqual({
    themeMode: 'dark',
    themeVariables: { '--w3m-accent': '#123456', '--w3m-border-radius-master': '2px' },
  })
})

test('shares no variables between two kits with the same options', () => {
  const options = { themeVariables: { '--w3m-accent': '#123456' } }
  const [one, other] = [new ThemeController(options), new ThemeController(options)]
  one.setThemeVariables({ '--w3m-accent': '#ffffff' })
  expect(other.state.themeVariables).toEqual({ '--w3m-accent': '#123456' })
  expect(options.themeVariables).toEqual({ '--w3m-accent': '#123456' })
})

test('rejects an unknown theme mode with theme/invalid-mode and changes nothing', () => {
  const theme = new ThemeController({ themeMode: 'light' })
  expect(() => theme.setThemeMode('system' as 'dark')).toThrow(
    expect.objectContaining({
      code: 'theme/invalid-mode',
      message: "system isn't a theme mode. Pass dark, light or auto.",
    }),
  )
  expect(theme.state).toMatchObject({ themeMode: 'light' })
})

test('falls back to dark for an unknown mode in the options', () => {
  expect(new ThemeController({ themeMode: 'system' as 'dark' }).state.themeMode).toBe('dark')
  expect(new ThemeController({ themeMode: 'auto' }).state.themeMode).toBe('auto')
})
