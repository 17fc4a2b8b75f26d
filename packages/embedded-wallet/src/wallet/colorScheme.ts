/**
 * Color scheme of the system. Core's `resolveThemeMode` does the same, but belongs to the code that every app loads. If
 * a lazy file imports such code, bundlers split the app's first file.
 */
export function systemScheme(page: Window | undefined): 'light' | 'dark' {
  return lightScheme(page)?.matches ? 'light' : 'dark'
}

/** Calls `listener` when the system's color scheme changes. Returns a function that stops. */
export function watchSystemScheme(page: Window | undefined, listener: () => void): () => void {
  const scheme = lightScheme(page)
  scheme?.addEventListener('change', listener)
  return () => scheme?.removeEventListener('change', listener)
}

/** Some DOM implementations for tests have no `matchMedia`. */
function lightScheme(page: Partial<Window> | undefined): MediaQueryList | undefined {
  return page?.matchMedia?.('(prefers-color-scheme: light)')
}
