import type { AppKitError, ViewName } from '@openappkit/appkit-core'
import { expect, test } from 'vitest'
import type { AnyViewEntry } from './ViewEntry'
import { ViewLoader } from './ViewLoader'

const Connect = () => null
const Late = () => null
const connect: AnyViewEntry = { name: 'Connect', title: () => 'Connect wallet', component: Connect }
const late: AnyViewEntry = { name: 'GetWallet', title: () => 'Late', load: () => Promise.resolve(Late) }

/** Creates a loader that knows one view and adds another after `loadMore`. */
function makeLoader(bring: () => Promise<void> | undefined) {
  const added: AnyViewEntry[] = []
  const reported: AppKitError[] = []
  const views = new ViewLoader({
    entries: () => [connect, ...added],
    loadMore: () => (added.length > 0 ? undefined : bring()?.then(() => void added.push(late))),
    report: error => reported.push(error),
  })
  const title = (view: ViewName) => views.title({ view, params: undefined } as never, {} as never)
  return { views, reported, title }
}

test('loads a missing view and shows it once loaded', async () => {
  const { views, title } = makeLoader(() => Promise.resolve())
  views.load('GetWallet')
  expect(views.read('GetWallet')).toEqual({ status: 'loading' })
  expect(title('GetWallet')).toBe('')
  await expect.poll(() => views.read('GetWallet')).toEqual({ status: 'ready', component: Late })
  expect(title('GetWallet')).toBe('Late')
})

test('shows Connect in place of a view that no source provides', async () => {
  const alone = makeLoader(() => undefined)
  alone.views.load('GetWallet')
  expect(alone.views.read('GetWallet')).toEqual({ status: 'ready', component: Connect })
  const { views, title } = makeLoader(() => Promise.resolve())
  views.load('Downloads')
  await expect.poll(() => views.read('Downloads')).toEqual({ status: 'ready', component: Connect })
  expect(title('Downloads')).toBe('Connect wallet')
})

test('reports a view that fails to load, and retries', async () => {
  let failures = 1
  const { views, reported } = makeLoader(() =>
    failures-- > 0 ? Promise.reject(new Error('offline')) : Promise.resolve(),
  )
  views.load('GetWallet')
  await expect.poll(() => views.read('GetWallet').status).toBe('failed')
  expect(reported.map(({ code }) => code)).toEqual(['view/load-failed'])
  views.load('GetWallet')
  await expect.poll(() => views.read('GetWallet')).toEqual({ status: 'ready', component: Late })
})

test('reports a failed prefetch once, and only opening the view retries', async () => {
  let loads = 0
  const reported: AppKitError[] = []
  const load = (): Promise<never> => {
    loads += 1
    return Promise.reject(new Error('offline'))
  }
  const views = new ViewLoader({
    entries: () => [connect, { name: 'GetWallet', title: () => 'Late', load }],
    loadMore: () => undefined,
    report: error => reported.push(error),
  })
  views.prefetch('GetWallet')
  await expect.poll(() => views.read('GetWallet').status).toBe('failed')
  views.prefetch('GetWallet')
  expect([loads, reported.length]).toEqual([1, 1])
  views.load('GetWallet')
  expect(loads).toBe(2)
})

test('loads missing views once for several requests', async () => {
  let count = 0
  const { views } = makeLoader(() => {
    count += 1
    return Promise.resolve()
  })
  for (let i = 0; i < 3; i++) views.load('GetWallet')
  await expect.poll(() => views.read('GetWallet').status).toBe('ready')
  views.load('GetWallet')
  expect(count).toBe(1)
})

test('notifies listeners when it shows the loaded Connect in place of an unknown view', async () => {
  const { views } = makeLoader(() => Promise.resolve())
  views.load('Connect')
  let reported = 0
  views.load('Downloads')
  views.subscribe(() => {
    reported += 1
  })
  await expect.poll(() => reported).toBeGreaterThan(0)
  expect(views.read('Downloads')).toEqual({ status: 'ready', component: Connect })
})

test.each([
  ['ar-EG', 'رسالة'],
  ['en-GB', 'Letter'],
  ['xx', 'Letter'],
])("takes a localized title in the modal's language: %s", (locale, title) => {
  const letter = { ...late, title: { en: 'Letter', ar: 'رسالة' } }
  const views = new ViewLoader({ entries: () => [connect, letter], loadMore: () => undefined, report: () => {} })
  expect(views.title({ view: late.name } as never, { translator: { locale } } as never)).toBe(title)
})
