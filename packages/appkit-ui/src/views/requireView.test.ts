import type { ViewName } from '@openappkit/appkit-core'
import { expect, test } from 'vitest'
import { requireView } from './requireView'

/** Creates a registry of views. `bring` loads more of them. */
function makeViews(known: ViewName[], bring: () => Promise<void> | undefined) {
  return { entries: () => known.map(name => ({ name })) as never, loadMore: bring }
}

/** Creates a kit that shows a view, and records the views that replace it. */
function makeKit(view: ViewName, isConnected = false) {
  const shown: string[] = []
  const router = { current: { view, params: undefined }, reset: (name: string) => void shown.push(name) }
  const reported: unknown[] = []
  const options = { input: { onError: (error: unknown) => reported.push(error) } }
  const features = { list: [], off: new Set() }
  return { kit: { chains: { isConnected: () => isConnected }, features, options, router } as never, shown, reported }
}

test('waits for a view that is still loading', async () => {
  const known: ViewName[] = ['Connect']
  const views = makeViews(known, async () => void known.push('GetWallet'))
  const { kit, shown } = makeKit('GetWallet')
  await requireView(kit, views, 'GetWallet')
  expect(shown).toEqual([])
})

test.each([
  [true, 'Account'],
  [false, 'Connect'],
])('an unknown view throws view/not-found and leaves the screen (connected: %s)', async (isConnected, instead) => {
  const { kit, shown, reported } = makeKit('GetWallet', isConnected)
  const missing = requireView(
    kit,
    makeViews([], () => undefined),
    'GetWallet',
  )
  await expect(missing).rejects.toMatchObject({ code: 'view/not-found' })
  expect(shown).toEqual([instead])
  expect(reported).toEqual([expect.objectContaining({ code: 'view/not-found' })])
})

test("an unknown view that isn't on screen doesn't replace the current one", async () => {
  const { kit, shown } = makeKit('Account')
  const missing = requireView(
    kit,
    makeViews([], () => undefined),
    'GetWallet',
  )
  await expect(missing).rejects.toMatchObject({ code: 'view/not-found' })
  expect(shown).toEqual([])
})

test('throws view/load-failed if views fail to load', async () => {
  const views = makeViews([], () => Promise.reject(new Error('offline')))
  await expect(requireView(makeKit('GetWallet').kit, views, 'GetWallet')).rejects.toMatchObject({
    code: 'view/load-failed',
  })
})
