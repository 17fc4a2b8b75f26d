import type { Sheet } from '../styles/defineSheet'
import { createColorResolver } from './resolveColor'
import { type ThemeVariables, themeSheet } from './themeSheet'

/** Turns a host's variables into the stylesheet of its instance. */
export type HostTheme = (variables: ThemeVariables) => Sheet

/** Reads colors with the page's own canvas. It loads with the modal where the options have variables, else with the first variable that is set. */
export function createHostTheme(page: Document): HostTheme {
  const colors = createColorResolver(page)
  return variables => themeSheet(variables, colors)
}
