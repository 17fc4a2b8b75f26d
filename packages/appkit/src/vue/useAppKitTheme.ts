import { computed } from 'vue'
import type { KitParameter } from '../bindings/findKit'
import { themeReader } from '../bindings/results'
import { keepEqual, kitSource, schemeSource } from '../bindings/Source'
import type { UseAppKitThemeResult } from '../kit/hookResults'
import { useKit } from './useKit'
import { toReactive, useSource } from './useSource'

/**
 * Returns a reactive object with the theme and methods to change it.
 *
 * @throws {AppKitError} `kit/missing` without a kit.
 * @example
 * ```ts
 * import { useAppKitTheme } from '@openappkit/appkit/vue'
 * import { defineComponent, h } from 'vue'
 *
 * export const ThemeButton = defineComponent(() => {
 *   const theme = useAppKitTheme()
 *   const flip = () => theme.setThemeMode(theme.resolvedThemeMode === 'dark' ? 'light' : 'dark')
 *   return () => h('button', { onClick: flip }, 'Switch theme')
 * })
 * ```
 */
export function useAppKitTheme(parameters: KitParameter = {}): Readonly<UseAppKitThemeResult> {
  const kit = useKit('useAppKitTheme', parameters)
  const [snapshot, scheme] = [useSource(kitSource(kit)), useSource(schemeSource(kit))]
  const read = themeReader(kit)
  return toReactive(computed<UseAppKitThemeResult>(last => keepEqual(last, read(snapshot.value, scheme.value))))
}
