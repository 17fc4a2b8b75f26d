import { browserEnvironment, type Environment } from '@openappkit/appkit-core'

export const phones = {
  iosSafari:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
  androidChrome:
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
} as const

/** Mocks a phone's browser. Records links instead of opening them. */
export function fakePhone(agent: keyof typeof phones): Environment & { readonly opened: readonly string[] } {
  const opened: string[] = []
  const location = {
    origin: window.location.origin,
    get href() {
      return window.location.href
    },
    set href(to: string) {
      opened.push(to)
    },
  }
  const instead: Record<PropertyKey, unknown> = { location, navigator: { userAgent: phones[agent], maxTouchPoints: 5 } }
  const page: Window & typeof globalThis = new Proxy(window, {
    get(target, name) {
      if (name === 'self' || name === 'top') return page
      if (name in instead) return instead[name]
      const value: unknown = Reflect.get(target, name)
      // Methods of a window need the real window as `this`. Its classes stay unbound.
      return typeof value === 'function' && !/^[A-Z]/.test(String(name)) ? value.bind(target) : value
    },
  })
  return { ...browserEnvironment(), window: page, opened }
}
