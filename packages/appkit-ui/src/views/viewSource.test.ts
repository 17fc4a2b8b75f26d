import type { ModalKit } from '@openappkit/appkit-core/modal'
import { expect, test } from 'vitest'
import type { AnyViewEntry } from './ViewEntry'
import { viewSource } from './viewSource'

const entry = (name: string) => ({ name, title: () => name, component: () => null }) as unknown as AnyViewEntry

interface FeatureOptions {
  readonly isOn?: boolean
  readonly load?: () => Promise<void> | undefined
}

/** Creates a kit with one feature that has one view. */
function open({ isOn = true, load = async () => {} }: FeatureOptions = {}, others?: readonly AnyViewEntry[]) {
  const options = { state: { features: {} } }
  const reported: unknown[] = []
  let loads = 0
  const kit = {
    options,
    report: (error: unknown) => reported.push(error),
    features: {
      list: [{ name: 'feature', views: [entry('FeatureView')] }, { name: 'viewless' }],
      isOn: () => isOn,
      load: () => {
        loads++
        return load()
      },
    },
  } as unknown as ModalKit
  const source = viewSource(kit, others)
  const names = () => source.entries().map(({ name }): string => name)
  return { source, names, options, reported, loads: () => loads }
}

test("includes a feature's views while it is enabled, and the surface's views last", () => {
  const others = [entry('Own')]
  expect(open({}, others).names().slice(-2)).toEqual(['FeatureView', 'Own'])
  expect(open({ isOn: false }, others).names()).not.toContain('FeatureView')
})

test("finds this package's views before loading features", async () => {
  const { source, names, loads } = open()
  const before = names()
  await source.loadMore()
  expect(names().length).toBeGreaterThan(before.length)
  expect(loads()).toBe(0)
})

test('loads features once, and again when the flags change', async () => {
  const { source, options, loads } = open()
  await source.loadMore()
  await source.loadMore()
  expect(loads()).toBe(1)
  expect(source.loadMore()).toBeUndefined()
  options.state.features = {}
  await source.loadMore()
  expect(loads()).toBe(2)
})

test('retries features that failed to load; a kit without features has no more views', async () => {
  let fails = true
  const { source, loads } = open({ load: () => (fails ? Promise.reject(new Error('offline')) : undefined) })
  await source.loadMore()
  await expect(source.loadMore()).rejects.toThrow('offline')
  fails = false
  expect(source.loadMore()).toBeUndefined()
  expect(loads()).toBe(2)
})

test("forwards a view's errors to the kit", () => {
  const { source, reported } = open()
  const error = new Error('broken') as never
  source.report(error)
  expect(reported).toEqual([error])
})
