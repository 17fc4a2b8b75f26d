/** A window for the provider's checkout. */
export interface Checkout {
  /** Whether the browser refused to open the window. */
  readonly isBlocked: boolean
  /** Opens a URL in the window. Does nothing if it is blocked. */
  show(url: string): void
  /** Closes the window if it is open. */
  close(): void
}

/** Size of the window in pixels. */
const [width, height] = [600, 800]

/**
 * Opens an empty window. Browsers allow it only during a click, so it opens before the link is known. With `noopener`,
 * browsers return no window to navigate, so the opener is removed here.
 */
export function openCheckout(
  host: Pick<Window, 'open' | 'screenX' | 'screenY' | 'outerHeight' | 'outerWidth'>,
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
  if (!opened) return { isBlocked: true, show: () => {}, close: () => {} }
  const checkout = opened
  checkout.opener = null
  return {
    isBlocked: false,
    show: url => checkout.location.replace(url),
    close: () => checkout.close(),
  }
}
