import { browserEnvironment, type Environment } from '@openappkit/appkit-core'
import type { KitElement } from './KitElement'

/** Milliseconds that the app has to set a kit once the page has loaded. */
const grace = 1_000

/**
 * Property in which a page stores the functions whose elements it was warned about, because several copies of this module
 * can share a page.
 */
const warnings: unique symbol = Symbol.for('openappkit.warnings')

interface WarnedPage {
  [warnings]?: Set<string>
}

/** Warns on the console, once per page, if the element still has no kit a second after the page has loaded. */
export function warnUnlessKitFollows(
  element: KitElement<object>,
  definedBy: string,
  environment: Environment = browserEnvironment(),
): void {
  const { ownerDocument: page } = element
  const host = page.defaultView
  const wait = () => void environment.setTimer(look, grace)
  const look = () => {
    if (!host || element.kit || !element.isConnected) return
    const warned = (host as WarnedPage)[warnings] ?? new Set()
    if (warned.has(definedBy)) return
    Object.assign(host, { [warnings]: warned.add(definedBy) })
    host.console.warn(
      `\`<${element.localName}>\` stays empty because it has no kit. Call \`${definedBy}(kit)\`, or set the element's \`kit\` property.`,
    )
  }
  if (page.readyState === 'complete') wait()
  else host?.addEventListener('load', wait, { once: true })
}
