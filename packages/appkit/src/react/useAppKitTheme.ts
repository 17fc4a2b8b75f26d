import type { ThemeMode, ThemeVariables } from '@openappkit/appkit-core'
import { useMemo } from 'react'
import { useKit } from './useKit'
import { useReading } from './useReading'

/** What {@link useAppKitTheme} returns. */
export interface UseAppKitThemeResult {
  readonly themeMode: ThemeMode
  readonly themeVariables: ThemeVariables
  setThemeMode(mode: ThemeMode): void
  /** Merges into what is set. */
  setThemeVariables(variables: ThemeVariables): void
}

/**
 * How the kit looks, and how to change it.
 *
 * @throws AppKitError `kit/missing` without a kit.
 * @example
 * ```tsx
 * const { themeMode, setThemeMode } = useAppKitTheme()
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
