import type { Sheet } from '../styles/defineSheet'
import { createColorResolver } from './resolveColor'
import { type ThemeVariables, themeSheet } from './themeSheet'

/** Converts an app's theme variables to the stylesheet of its instance. */
export type HostTheme = (variables: ThemeVariables) => Sheet

/**
 * Creates a converter for theme variables that resolves colors with the document's canvas. Loads with the modal if the
 * options have variables, otherwise when the app sets the first one.
 *
 * @example
 * ```ts
 * import { createHostTheme } from '@openappkit/appkit-ui/theme'
 *
 * const toSheet = createHostTheme(document)
 * const sheet = toSheet({ '--w3m-accent': 'tomato' })
 * ```
 */
export function createHostTheme(page: Document): HostTheme {
  const colors = createColorResolver(page)
  return variables => themeSheet(variables, colors)
}
