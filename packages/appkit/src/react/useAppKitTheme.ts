import {
  type ResolvedThemeMode,
  resolveThemeMode,
  type ThemeMode,
  type ThemeVariables,
  watchColorScheme,
} from '@openappkit/appkit-core'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { useKit } from './useKit'
import { useReading } from './useReading'

/** Result of {@link useAppKitTheme}. */
export interface UseAppKitThemeResult {
  /** The mode that the app set. */
  readonly themeMode: ThemeMode
  /** The mode on screen: with `auto`, the system's. `dark` for `auto` during server rendering and hydration. */
  readonly resolvedThemeMode: ResolvedThemeMode
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
