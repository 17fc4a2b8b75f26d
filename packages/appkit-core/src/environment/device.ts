import { isMobile } from './platform'

// Separate from `isMobile`, which the modal needs earlier. This file is for code that opens links or lists app stores.

/**
 * Returns whether the device is an Android phone or tablet.
 *
 * @example
 * ```ts
 * import { isAndroid } from '@openappkit/appkit-core/links'
 *
 * const store = isAndroid(window) ? 'Google Play' : 'App Store'
 * ```
 */
export function isAndroid(page: Window): boolean {
  return isMobile(page) && /android/iu.test(page.navigator.userAgent)
}

/**
 * Returns whether the device is an iPhone, iPod or iPad. An iPad claims to be a Mac, but no Mac has a touch screen.
 *
 * @example
 * ```ts
 * import { isIos } from '@openappkit/appkit-core/links'
 *
 * const store = isIos(window) ? 'App Store' : 'Google Play'
 * ```
 */
export function isIos(page: Window): boolean {
  const { userAgent, maxTouchPoints } = page.navigator
  return (
    isMobile(page) && (/iphone|ipad|ipod/iu.test(userAgent) || (/macintosh/iu.test(userAgent) && maxTouchPoints > 1))
  )
}

/**
 * Returns whether the user agent names Safari. Most browsers do, such as Chrome and Edge, so this doesn't identify
 * Safari.
 */
export function isSafari(page: Window): boolean {
  return /safari/iu.test(page.navigator.userAgent)
}

/**
 * Returns whether the app runs in Telegram's web view, on any device. Also true if the page defines a global
 * `Telegram`, as Telegram's script does.
 *
 * @example
 * ```ts
 * import { isTelegram } from '@openappkit/appkit-core/links'
 *
 * const target = isTelegram(window) ? '_blank' : '_self'
 * ```
 */
export function isTelegram(page: Window): boolean {
  return ['TelegramWebviewProxy', 'Telegram', 'TelegramWebviewProxyProto'].some(name => Reflect.has(page, name))
}

/**
 * Returns whether the user agent is a Mac's and doesn't name Safari, as in Telegram's web view. Also true in Firefox.
 */
export function isMac(page: Window): boolean {
  return /macintosh/iu.test(page.navigator.userAgent) && !isSafari(page)
}

/**
 * Returns whether the app runs as an installed app: in display mode `standalone`, or from the home screen in Safari on
 * iOS.
 */
export function isPwa(page: Window): boolean {
  return (
    page.matchMedia?.('(display-mode: standalone)').matches === true ||
    Reflect.get(page.navigator, 'standalone') === true
  )
}

/** Returns whether the app runs inside a frame. */
export function isFramed(page: Window): boolean {
  return page.top !== page.self
}

/**
 * Returns whether the app runs inside a frame of the Safe app. False in browsers without `location.ancestorOrigins`.
 */
export function isSafeApp(page: Window): boolean {
  return isFramed(page) && page.location.ancestorOrigins?.[0] === 'https://app.safe.global'
}
