import type { ModalKit } from '@openappkit/appkit-core/modal'
import { expect, test } from 'vitest'
import { accountTab } from '../../../test/featureItems'
import { AccountViewState } from './AccountViewState'

function open() {
  const listeners = new Set<() => void>()
  const ends: (() => void)[] = []
  const modal = {
    onClose(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
  const kit = { modal, context: { onDestroy: (end: () => void) => ends.push(end) } } as unknown as ModalKit
  return { place: new AccountViewState(kit), listeners, ends }
}

test('closing the modal forgets where the user was', () => {
  const { place, listeners } = open()
  place.choose('nfts')
  Object.assign(place, { top: 300, left: 'nft-7' })
  for (const close of listeners) close()
  expect([place.state.tab, place.top, place.left]).toEqual(['tokens', 0, undefined])
})

test('the code of a tab is fetched once for all who show it', () => {
  const { place } = open()
  let loads = 0
  const load = async () => {
    loads++
    return () => null
  }
  const [one, other] = [accountTab('activity', { load }), accountTab('activity', { load })]
  expect(place.codeOf(one)).toBe(place.codeOf(one))
  expect(place.codeOf(other)).not.toBe(place.codeOf(one))
  expect(loads).toBe(2)
})

test('nothing listens to the modal once the kit ends', () => {
  const { listeners, ends } = open()
  for (const end of ends) end()
  expect(listeners.size).toBe(0)
})
