import type { AppKit, ThemeVariables } from '@openappkit/appkit-core'
import css from './reserved.css?inline'

/**
 * Applies the button styles and the app's theme variables to a mounted button. Uses the CSSOM, because `style`
 * attributes violate strict content security policies.
 */
export function dressButton(button: HTMLElement, kit: Pick<AppKit, 'onDestroy'>, variables: ThemeVariables): void {
  const page = button.ownerDocument.defaultView
  const rules = page?.getComputedStyle(button).getPropertyValue('--oak-button-styles')
  // Apps that import `styles.css` don't load the rules again.
  if (page && rules !== '1') {
    // Prevents a layout shift when the rules load.
    const release = rules ? undefined : reserveButton(button, page)
    void import('./adoptButtonStyles')
      .then(module => module.adoptButtonStyles(button, kit))
      // Without its rules, the button still works.
      .catch(() => {})
      .then(release)
  }
  const own: Readonly<Record<string, string | number | undefined>> = {
    '--oak-button-accent': variables['--w3m-accent'],
    '--oak-button-font': variables['--w3m-font-family'],
    ...variables,
  }
  // Includes the variables of the last call, which the app may have reset.
  for (const name of new Set([...button.style, ...Object.keys(own)])) {
    if (name.startsWith('--oak-button-')) button.style.setProperty(name, String(own[name] ?? ''))
  }
}

/**
 * Hides the buttons in the document or shadow root of `button` and reserves their size. Returns a function that shows
 * them again, or undefined if the browser doesn't support adopted style sheets.
 */
function reserveButton(button: HTMLElement, page: Window & typeof globalThis): (() => void) | undefined {
  const { adoptedStyleSheets: sheets } = button.getRootNode() as Document | ShadowRoot
  if (!sheets) return undefined
  const sheet = new page.CSSStyleSheet()
  sheet.replaceSync(css)
  sheets.push(sheet)
  return () => void sheets.splice(sheets.indexOf(sheet), 1)
}
