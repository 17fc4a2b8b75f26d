import type { ThemeVariables } from '@openappkit/appkit-core'
import type { AppKitInstance } from '../kit/AppKitInstance'
import css from './reserved.css?inline'

/** Gives a button that is on the page its rules and the host's variables. Through the object model, because `style` attributes break strict policies. */
export function dressButton(button: HTMLElement, kit: AppKitInstance, variables: ThemeVariables): void {
  const page = button.ownerDocument.defaultView
  const rules = page?.getComputedStyle(button).getPropertyValue('--oak-button-styles')
  // Hosts that import `styles.css` don't load the rules a second time.
  if (page && rules !== '1') {
    // Nothing on the page moves when they arrive.
    const release = rules ? undefined : reserveButton(button, page)
    void import('./adoptButtonStyles')
      .then(module => module.adoptButtonStyles(button, kit))
      // Without its rules it still is a button.
      .catch(() => {})
      .then(release)
  }
  const own = {
    '--oak-button-accent': variables['--w3m-accent'],
    '--oak-button-font': variables['--w3m-font-family'],
    ...variables,
  }
  for (const [name, value] of Object.entries(own)) {
    if (value && name.startsWith('--oak-button-')) button.style.setProperty(name, String(value))
  }
}

/**
 * Gives the buttons in the document or shadow root of `button` the box that they will have, unseen. Returns what ends that; undefined where sheets
 * can't be adopted.
 */
function reserveButton(button: HTMLElement, page: Window & typeof globalThis): (() => void) | undefined {
  const { adoptedStyleSheets: sheets } = button.getRootNode() as Document | ShadowRoot
  if (!sheets) return undefined
  const sheet = new page.CSSStyleSheet()
  sheet.replaceSync(css)
  sheets.push(sheet)
  return () => void sheets.splice(sheets.indexOf(sheet), 1)
}
