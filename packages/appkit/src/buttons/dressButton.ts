import type { ThemeVariables } from '@openappkit/appkit-core'
import type { HostKit } from '../kit/HostKit'

/** Gives a button that is on the page its rules and the host's variables. Through the object model, because `style` attributes break strict policies. */
export function dressButton(button: HTMLElement, kit: HostKit, variables: ThemeVariables): void {
  const styles = button.ownerDocument.defaultView?.getComputedStyle(button)
  // Hosts that import `styles.css` don't load the rules a second time.
  if (styles?.getPropertyValue('--oak-button-styles') !== '1') {
    import('./adoptButtonStyles').then(
      ({ adoptButtonStyles }) => adoptButtonStyles(button, kit),
      // Without its rules it still is a button.
      () => {},
    )
  }
  const set = (name: string, value: string | undefined) =>
    value && button.style.setProperty(`--oak-button-${name}`, value)
  set('accent', variables['--w3m-accent'])
  set('font', variables['--w3m-font-family'])
  for (const [name, value] of Object.entries(variables)) {
    if (name.startsWith('--oak-button-')) set(name.slice(13), String(value))
  }
}
