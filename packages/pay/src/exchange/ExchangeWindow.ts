/** A window for the exchange's page. */
export interface ExchangeWindow {
  /** Whether the browser refused to open the window. */
  readonly isBlocked: boolean
  /** Whether the window is closed, or shows a page that hides it from the app. */
  readonly isClosed: boolean
  /** Opens a URL in the window. Does nothing if it is blocked. */
  show(url: string): void
  /** Closes the window if it is open. */
  close(): void
}

/** Size of the window in pixels. */
const [width, height] = [480, 720]

/** The window of a browser that refuses to open one. */
export const blockedWindow: ExchangeWindow = { isBlocked: true, isClosed: true, show: () => {}, close: () => {} }

/**
 * Opens an empty window. Browsers allow it only during a click, so it opens before the URL is known. With `noopener`,
 * browsers return no window to navigate, so the opener is removed here.
 */
export function openExchangeWindow(
  host: Pick<Window, 'open' | 'screenX' | 'screenY' | 'outerHeight' | 'outerWidth'>,
): ExchangeWindow {
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
  if (!opened) return blockedWindow
  const page = opened
  page.opener = null
  return {
    isBlocked: false,
    get isClosed() {
      return page.closed
    },
    show: url => page.location.replace(url),
    close: () => page.close(),
  }
}
