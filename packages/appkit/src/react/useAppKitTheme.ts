import { resolveThemeMode, watchColorScheme } from '@openappkit/appkit-core'
import { useReading } from '@openappkit/appkit-ui/page'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { UseAppKitThemeResult } from '../kit/hookResults'
import { useKit } from './useKit'

/**
 * Returns the theme and methods to change it.
 *
 * @throws {AppKitError} `kit/missing` without a kit.
 * @example
 * ```tsx
 * import { useAppKitTheme } from '@openappkit/appkit/react'
 *
 * export function ThemeButton() {
 *   const { resolvedThemeMode, setThemeMode } = useAppKitTheme()
 *   const other = resolvedThemeMode === 'dark' ? 'light' : 'dark'
 *   return <button onClick={() => setThemeMode(other)}>Switch theme</button>
 * }
 * ```
 */
export function useAppKitTheme(): UseAppKitThemeResult {
  const kit = useKit('useAppKitTheme')
  const state = useReading(kit, ({ theme }) => theme)
  const page = kit.environment.window
  const watch = useCallback((listener: () => void) => watchColorScheme(page, listener), [page])
  const resolvedThemeMode = useSyncExternalStore(
    watch,
    () => resolveThemeMode(state.themeMode, page),
    () => resolveThemeMode(state.themeMode, undefined),
  )
  return useMemo(
    () => ({
      themeMode: state.themeMode,
      resolvedThemeMode,
      themeVariables: state.themeVariables,
      setThemeMode: mode => kit.theme.setThemeMode(mode),
      setThemeVariables: variables => kit.theme.setThemeVariables(variables),
    }),
    [kit, state, resolvedThemeMode],
  )
}
