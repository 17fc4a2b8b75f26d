import type { FrameTheme } from '@openappkit/contract/embedded'

/** Values of one line that can't load anything or leave their declaration. */
const SAFE_VALUE = /^[-\w\s#%.,()'"/+*]{1,100}$/
const LOADS = /(url|image|src|expression|env|attr|var)\s*\(/i

/**
 * Returns the app's theme without values that could load a resource or leave their declaration. Drops what doesn't fit.
 */
export function cleanTheme(theme: FrameTheme): FrameTheme {
  return {
    ...(theme.themeMode === 'light' || theme.themeMode === 'dark' ? { themeMode: theme.themeMode } : {}),
    themeVariables: cleanVariables(theme.themeVariables),
    w3mThemeVariables: Object.fromEntries(
      Object.entries(cleanVariables(theme.w3mThemeVariables)).map(([name, value]) => [name, String(value)]),
    ),
  }
}

function cleanVariables(variables: unknown): Record<string, string | number> {
  if (typeof variables !== 'object' || variables === null) return {}
  return Object.fromEntries(
    Object.entries(variables)
      .slice(0, 50)
      .filter(([name, value]) => /^--[-\w]{1,60}$/.test(name) && isSafe(value)),
  )
}

function isSafe(value: unknown): value is string | number {
  if (typeof value === 'number') return Number.isFinite(value)
  return typeof value === 'string' && SAFE_VALUE.test(value) && !LOADS.test(value)
}
