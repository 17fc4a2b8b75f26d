import type { Accessor } from 'solid-js'
import type { KitParameter } from '../bindings/findKit'
import { themeReader } from '../bindings/results'
import { kitSource, schemeSource } from '../bindings/Source'
import type { UseAppKitThemeResult } from '../kit/hookResults'
import { derive, followed } from './readings'
import { useKit } from './useKit'

/**
 * Returns an accessor of the theme, with methods to change it.
 *
 * @throws {AppKitError} `kit/missing` without a kit.
 * @example
 * ```tsx
 * import { useAppKitTheme } from '@openappkit/appkit/solid'
 *
 * export function ThemeButton() {
 *   const theme = useAppKitTheme()
 *   const flip = () => theme().setThemeMode(theme().resolvedThemeMode === 'dark' ? 'light' : 'dark')
 *   return <button onClick={flip}>Switch theme</button>
 * }
 * ```
 */
export function useAppKitTheme(parameters: KitParameter = {}): Accessor<UseAppKitThemeResult> {
  const kit = useKit('useAppKitTheme', parameters)
  const [snapshot, scheme] = [followed(kitSource(kit)), followed(schemeSource(kit))]
  const read = themeReader(kit)
  return derive(() => read(snapshot(), scheme()))
}
