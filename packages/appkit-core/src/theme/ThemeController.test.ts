import { expect, test } from 'vitest'
import { ThemeController } from './ThemeController'

test('the theme is dark by default', () => {
  expect(new ThemeController({}).state).toEqual({ themeMode: 'dark', themeVariables: {} })
})

test('mode and variables can be set; variables merge', () => {
  const theme = new ThemeController({ themeMode: 'light', themeVariables: { '--w3m-accent': '#123456' } })
  theme.setThemeVariables({ '--w3m-border-radius-master': '2px' })
  theme.setThemeMode('dark')
  expect(theme.state).toEqual({
    themeMode: 'dark',
    themeVariables: { '--w3m-accent': '#123456', '--w3m-border-radius-master': '2px' },
  })
})

test('two kits with the same options do not share variables', () => {
  const given = { themeVariables: { '--w3m-accent': '#123456' } }
  const [one, other] = [new ThemeController(given), new ThemeController(given)]
  one.setThemeVariables({ '--w3m-accent': '#ffffff' })
  expect(other.state.themeVariables).toEqual({ '--w3m-accent': '#123456' })
  expect(given.themeVariables).toEqual({ '--w3m-accent': '#123456' })
})

test('a theme mode that does not exist is theme/invalid-mode and changes nothing', () => {
  const theme = new ThemeController({ themeMode: 'light' })
  expect(() => theme.setThemeMode('system' as 'dark')).toThrow(expect.objectContaining({ code: 'theme/invalid-mode' }))
  expect(theme.state.themeMode).toBe('light')
})
