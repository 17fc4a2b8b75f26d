import type { ThemeMode, ThemeVariables } from '@openappkit/appkit-core'
import { useMemo } from 'react'
import { useKit } from './useKit'
import { useReading } from './useReading'

/** Result of {@link useAppKitTheme}. */
export interface UseAppKitThemeResult {
  readonly themeMode: ThemeMode
  readonly themeVariables: ThemeVariables
  setThemeMode(mode: ThemeMode): void
  /** Merges `variables` into the current theme variables. */
  setThemeVariables(variables: ThemeVariables): void
}

/**
 * Returns the theme and methods to change it.
 *
 * @throws {AppKitError} `kit/missing` without a kit.
 * @example
 * ```tsx
 * import { useAppKitTheme } from '@openappkit/appkit/react'
 *
 * export function ThemeButton() {
 *   const { themeMode, setThemeMode } = useAppKitTheme()
 *   return <button onClick={() => setThemeMode(themeMode === 'dark' ? 'light' : 'dark')}>Switch theme</button>
 * }
 * ```
 */
export function useAppKitTheme(): UseAppKitThemeResult {
  const kit = useKit('useAppKitTheme')
  const state = useReading(kit, ({ theme }) => theme)
  return useMemo(
    () => ({
      themeMode: state.themeMode,
      themeVariables: state.themeVariables,
      setThemeMode: mode => kit.theme.setThemeMode(mode),
      setThemeVariables: variables => kit.theme.setThemeVariables(variables),
    }),
    [kit, state],
  )
}
