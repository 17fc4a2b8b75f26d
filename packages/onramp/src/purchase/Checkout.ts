/** A window for the provider's checkout. */
export interface Checkout {
  /** Whether the browser refused to open the window. */
  readonly isBlocked: boolean
  /** URL of the app to return to, because a blocked checkout may replace it. */
  readonly redirectUrl?: string | undefined
  /** Opens a URL in the window. Does nothing if it is blocked. */
  show(url: string): void
  /** Closes the window if it is open. */
  close(): void
}

/** Size of the window in pixels. */
const [width, height] = [600, 800]
/** Maximum length of a URL that the backend accepts. */
const urlLimit = 2000

/**
 * Opens an empty window. Browsers allow it only during a click, so it opens before the link is known. With `noopener`,
 * browsers return no window to navigate, so the opener is removed here.
 */
export function openCheckout(
  host: Pick<Window, 'location' | 'open' | 'origin' | 'screenX' | 'screenY' | 'outerHeight' | 'outerWidth'>,
): Checkout {
  const left = host.screenX + Math.max(0, (host.outerWidth - width) / 2)
  const top = host.screenY + Math.max(0, (host.outerHeight - height) / 2)
  const features = `popup,width=${width},height=${height},left=${Math.round(left)},top=${Math.round(top)}`
  let opened: Window | null
  try {
    opened = host.open('about:blank', '_blank', features)
  } catch {
    // Some embedded browsers throw.
    opened = null
  }
  if (!opened) return { isBlocked: true, redirectUrl: appUrl(host), show: () => {}, close: () => {} }
  const checkout = opened
  checkout.opener = null
  return {
    isBlocked: false,
    show: url => checkout.location.replace(url),
    close: () => checkout.close(),
  }
}

/**
 * Returns the app's URL. Query and fragment may contain secrets, which the provider mustn't see. Undefined if no site
 * can link to the app, as in a native shell or a sandboxed frame.
 */
function appUrl({ location, origin }: Pick<Window, 'location' | 'origin'>): string | undefined {
  const url = `${origin}${location.pathname}`
  return /^https?:/u.test(url) && url.length <= urlLimit ? url : undefined
}
