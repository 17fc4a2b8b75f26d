import { expect, test } from 'vitest'
import { openCheckout } from './Checkout'

/** Returns a browser window with this `open`, on a page of the app. */
function hostThat(open: (url: string, target: string, features: string) => unknown, page: Partial<Window> = {}) {
  const place = { origin: 'https://app.example', location: { pathname: '/wallet' }, ...page }
  return { open, screenX: 100, screenY: 50, outerWidth: 1400, outerHeight: 1000, ...place } as unknown as Window
}

test('opens an empty window in the middle, cuts its link to the app, and navigates it later', () => {
  const opened: string[][] = []
  const urls: string[] = []
  const child = { opener: {}, location: { replace: (url: string) => urls.push(url) }, close: () => urls.push('closed') }
  const checkout = openCheckout(
    hostThat((...details) => {
      opened.push(details)
      return child
    }),
  )
  expect(opened).toEqual([['about:blank', '_blank', 'popup,width=600,height=800,left=500,top=150']])
  expect([checkout.isBlocked, checkout.redirectUrl, child.opener, urls]).toEqual([false, undefined, null, []])
  checkout.show('https://cloud.example/open')
  checkout.close()
  expect(urls).toEqual(['https://cloud.example/open', 'closed'])
})

test.each<[string, () => unknown]>([
  ['returns nothing', () => null],
  [
    'throws',
    () => {
      throw new Error('Blocked')
    },
  ],
])('counts a browser that %s as blocking', (_, open) => {
  const checkout = openCheckout(hostThat(open))
  expect(checkout.isBlocked).toBe(true)
  checkout.show('https://cloud.example/open')
  checkout.close()
})

test.each<[string, string, string, string | undefined]>([
  ['a page', 'https://app.example', '/wallet', 'https://app.example/wallet'],
  ['a page of this machine', 'http://localhost:5173', '/', 'http://localhost:5173/'],
  ['a sandboxed frame', 'null', '/wallet', undefined],
  ['a native shell', 'capacitor://localhost', '/', undefined],
  ['a path that the backend refuses', 'https://app.example', `/${'a'.repeat(2000)}`, undefined],
])('a blocked checkout returns to %s without its query and fragment', (_, origin, pathname, redirectUrl) => {
  const location = { pathname, search: '?token=secret', hash: '#secret' } as Location
  expect(openCheckout(hostThat(() => null, { origin, location })).redirectUrl).toBe(redirectUrl)
})
