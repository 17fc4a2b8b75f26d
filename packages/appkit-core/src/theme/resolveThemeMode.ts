import type { ThemeMode } from './ThemeController'

/** Color scheme on screen. */
export type ResolvedThemeMode = Exclude<ThemeMode, 'auto'>

/**
 * Returns the color scheme on screen. `auto` is the system's, or `dark` on a server.
 *
 * @example
 * ```ts
 * import { resolveThemeMode } from '@openappkit/appkit-core'
 *
 * resolveThemeMode('auto', window) // 'light' if the system prefers it
 * ```
 */
export function resolveThemeMode(mode: ThemeMode, page: Window | undefined): ResolvedThemeMode {
  if (mode !== 'auto') return mode
  return lightScheme(page)?.matches ? 'light' : 'dark'
}

/**
 * Calls `listener` when the system's color scheme changes. Returns the function to stop.
 *
 * @example
 * ```ts
 * import { watchColorScheme } from '@openappkit/appkit-core'
 *
 * const stop = watchColorScheme(window, () => console.log('changed'))
 * ```
 */
export function watchColorScheme(page: Window | undefined, listener: () => void): () => void {
  const scheme = lightScheme(page)
  scheme?.addEventListener('change', listener)
  return () => scheme?.removeEventListener('change', listener)
}

/** Servers have no window, and some DOM implementations for tests no `matchMedia`. */
function lightScheme(page: Partial<Window> | undefined): MediaQueryList | undefined {
  return page?.matchMedia?.('(prefers-color-scheme: light)')
}
