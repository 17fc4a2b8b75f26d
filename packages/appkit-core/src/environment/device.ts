import { isMobile } from './platform'

// Apart from `isMobile`, which the modal needs when it first opens: all of this is for whoever opens links or shows stores.

/** A phone or tablet with Android. */
export function isAndroid(page: Window): boolean {
  return isMobile(page) && /android/iu.test(page.navigator.userAgent)
}

/** An iPhone, iPod or iPad; an iPad says that it is a Mac, but no Mac has a touch screen. */
export function isIos(page: Window): boolean {
  const { userAgent, maxTouchPoints } = page.navigator
  return (
    isMobile(page) && (/iphone|ipad|ipod/iu.test(userAgent) || (/macintosh/iu.test(userAgent) && maxTouchPoints > 1))
  )
}

/** Says Safari. So does Chrome: ask for iOS as well where it matters. */
export function isSafari(page: Window): boolean {
  return /safari/iu.test(page.navigator.userAgent)
}

/** The web view of Telegram, on any device. */
export function isTelegram(page: Window): boolean {
  return ['TelegramWebviewProxy', 'Telegram', 'TelegramWebviewProxyProto'].some(name => Reflect.has(page, name))
}

/** The web view of Telegram on a Mac: a user agent of a Mac that doesn't say Safari. */
export function isMac(page: Window): boolean {
  return /macintosh/iu.test(page.navigator.userAgent) && !isSafari(page)
}

/** Installed on the home screen. */
export function isPwa(page: Window): boolean {
  return (
    page.matchMedia?.('(display-mode: standalone)').matches === true ||
    Reflect.get(page.navigator, 'standalone') === true
  )
}

/** Shown inside another page. */
export function isFramed(page: Window): boolean {
  return page.top !== page.self
}

/** Inside the Safe app, which opens pages in a frame of its own. */
export function isSafeApp(page: Window): boolean {
  return isFramed(page) && page.location.ancestorOrigins?.[0] === 'https://app.safe.global'
}
