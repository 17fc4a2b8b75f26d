import { expect, test } from 'vitest'
import { openExchangeWindow } from './ExchangeWindow'

/** Returns a browser window with this `open`. */
function hostThat(open: (...details: string[]) => unknown): Window {
  return { open, screenX: 100, screenY: 50, outerWidth: 1400, outerHeight: 1000 } as unknown as Window
}

test('opens an empty window in the middle, cuts its link to the app, and navigates it later', () => {
  const opened: string[][] = []
  const urls: string[] = []
  const child = {
    opener: {},
    closed: false,
    location: { replace: (url: string) => urls.push(url) },
    close: () => {
      child.closed = true
    },
  }
  const page = openExchangeWindow(
    hostThat((...details) => {
      opened.push(details)
      return child
    }),
  )
  expect(opened).toEqual([['about:blank', '_blank', 'popup,width=480,height=720,left=560,top=190']])
  expect([page.isBlocked, page.isClosed, child.opener, urls]).toEqual([false, false, null, []])
  page.show('https://acme.example/')
  page.close()
  expect([page.isClosed, urls]).toEqual([true, ['https://acme.example/']])
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
  const page = openExchangeWindow(hostThat(open))
  page.show('https://acme.example/')
  page.close()
  expect([page.isBlocked, page.isClosed]).toEqual([true, true])
})
