import type { ModalKit } from '@openappkit/appkit-core/modal'
import { expect, test } from 'vitest'
import { SearchPlaces } from './SearchPlaces'

function open() {
  const state: { direction: 'next' | 'prev' } = { direction: 'next' }
  const made = { state, close: () => {}, ended: 0 }
  const kit = {
    router: { state },
    base: { onDestroy: (stop: () => void) => stop() },
    modal: {
      onClose(clear: () => void) {
        made.close = clear
        return () => void made.ended++
      },
    },
  } as unknown as ModalKit
  return Object.assign(made, { places: new SearchPlaces(kit) })
}

test('on the way back a list is where it was left', () => {
  const { places, state } = open()
  Object.assign(places.enter('AllWallets'), { query: 'met', isCertified: true, top: 700 })
  state.direction = 'prev'
  expect(places.enter('AllWallets')).toEqual({ query: 'met', isCertified: true, top: 700 })
  expect(places.enter('Networks')).toEqual({ query: '', isCertified: false, top: 0 })
})

test('a list that is opened again begins at the top', () => {
  const { places, state } = open()
  places.enter('AllWallets').top = 700
  expect(places.enter('AllWallets').top).toBe(0)
  state.direction = 'prev'
  expect(places.enter('AllWallets').top).toBe(0)
})

test('closing the modal forgets every place', () => {
  const { places, state, close } = open()
  places.enter('AllWallets').top = 700
  close()
  state.direction = 'prev'
  expect(places.enter('AllWallets').top).toBe(0)
})

test('the modal is listened to no longer than the kit lives', () => {
  expect(open().ended).toBe(1)
})
