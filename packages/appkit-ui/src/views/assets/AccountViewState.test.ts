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

test('closing the modal resets the tab, the scroll position and the opened element', () => {
  const { place, listeners } = open()
  place.choose('nfts')
  Object.assign(place, { top: 300, left: 'nft-7' })
  for (const close of listeners) close()
  expect([place.state.tab, place.top, place.left]).toEqual(['tokens', 0, undefined])
})

test('loads the code of each tab once', () => {
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

test('stops listening to the modal when the kit is destroyed', () => {
  const { listeners, ends } = open()
  for (const end of ends) end()
  expect(listeners.size).toBe(0)
})
