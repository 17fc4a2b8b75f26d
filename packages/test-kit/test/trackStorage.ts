import { type KeyValueStorage, memoryStorage } from '@openappkit/appkit-core'
import { onTestFinished } from 'vitest'
import type { Tracker } from './trackPage'

const other = '@appkit/of_another_feature'

/** Creates a storage for a kit, and tracks values outside of it or under keys that aren't the feature's. */
export function trackStorage(): { readonly storage: KeyValueStorage; readonly misplaced: Tracker } {
  const kept = memoryStorage()
  const names = new Set<string>()
  kept.setItem(other, 'kept')
  const storage: KeyValueStorage = {
    getItem: name => kept.getItem(name),
    removeItem: name => kept.removeItem(name),
    setItem: (name, value) => {
      names.add(name)
      kept.setItem(name, value)
    },
  }
  const before = new Set(pageNames())
  const added = () => pageNames().filter(name => !before.has(name))
  onTestFinished(() => {
    for (const name of added()) for (const page of [localStorage, sessionStorage]) page.removeItem(name)
  })
  const misplaced = () => [
    ...added().map(name => `${name} beside the storage of the kit`),
    ...[...names].filter(name => !name.startsWith('@appkit/')).map(name => `${name} without the prefix of the kit`),
    ...(kept.getItem(other) === 'kept' ? [] : [`${other} changed`]),
  ]
  return { storage, misplaced }
}

function pageNames(): string[] {
  return [localStorage, sessionStorage].flatMap(page => Object.keys(page))
}
