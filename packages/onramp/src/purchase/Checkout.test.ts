import { expect, test } from 'vitest'
import { openCheckout } from './Checkout'

/** Returns a browser window with this `open`. */
function hostThat(open: (url: string, target: string, features: string) => unknown) {
  return { open, screenX: 100, screenY: 50, outerWidth: 1400, outerHeight: 1000 } as unknown as Window
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
  expect([checkout.isBlocked, child.opener, urls]).toEqual([false, null, []])
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
