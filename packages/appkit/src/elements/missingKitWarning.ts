import { browserEnvironment, type Environment } from '@openappkit/appkit-core'
import type { AppKitElement, AppKitElementConstructor } from './AppKitElement'

/** Milliseconds that the app has to set a kit once the page has loaded. */
const grace = 1_000

/** Warns on the console, once per page, if the element still has no kit a second after the page has loaded. */
export function warnUnlessKitFollows(element: AppKitElement, environment: Environment = browserEnvironment()): void {
  const { ownerDocument: page } = element
  const host = page.defaultView
  const wait = () => void environment.setTimer(look, grace)
  const look = () => {
    const registered = host?.customElements.get('appkit-button') as AppKitElementConstructor | undefined
    if (!host || !registered || registered.hasWarned || element.kit || !element.isConnected) return
    registered.hasWarned = true
    host.console.warn(
      `\`<${element.localName}>\` stays empty because it has no kit. Call \`defineAppKitElements(kit)\`, or set the element's \`kit\` property.`,
    )
  }
  if (page.readyState === 'complete') wait()
  else host?.addEventListener('load', wait, { once: true })
}
