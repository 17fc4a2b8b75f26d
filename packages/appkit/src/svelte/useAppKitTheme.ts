import { derived, type Readable } from 'svelte/store'
import type { KitParameter } from '../bindings/findKit'
import { themeReader } from '../bindings/results'
import { kitSource, schemeSource } from '../bindings/Source'
import type { UseAppKitThemeResult } from '../kit/hookResults'
import { distinct, followed } from './readings'
import { useKit } from './useKit'

/**
 * Returns a store of the theme, with methods to change it.
 *
 * @throws {AppKitError} `kit/missing` without a kit.
 * @example
 * ```svelte
 * <script lang="ts">
 *   import { useAppKitTheme } from '@openappkit/appkit/svelte'
 *
 *   const theme = useAppKitTheme()
 * </script>
 *
 * <button onclick={() => $theme.setThemeMode($theme.resolvedThemeMode === 'dark' ? 'light' : 'dark')}>
 *   Switch theme
 * </button>
 * ```
 */
export function useAppKitTheme(parameters: KitParameter = {}): Readable<UseAppKitThemeResult> {
  const { kit, isLive } = useKit('useAppKitTheme', parameters)
  const read = themeReader(kit)
  return distinct(
    derived([followed(kitSource(kit), isLive), followed(schemeSource(kit), isLive)], ([snapshot, scheme]) =>
      read(snapshot, scheme),
    ),
  )
}
