import type { ModalKit } from '@openappkit/appkit-core/modal'
import { expect, test } from 'vitest'
import { KeptSearches } from './KeptSearches'

function open() {
  const state: { direction: 'next' | 'prev' } = { direction: 'next' }
  const made = { state, close: () => {}, ended: 0 }
  const kit = {
    router: { state },
    context: { onDestroy: (stop: () => void) => stop() },
    modal: {
      onClose(clear: () => void) {
        made.close = clear
        return () => void made.ended++
      },
    },
  } as unknown as ModalKit
  return Object.assign(made, { searches: new KeptSearches(kit) })
}

test('restores a list on the way back', () => {
  const { searches, state } = open()
  Object.assign(searches.enter('AllWallets'), { query: 'met', isCertified: true, top: 700 })
  state.direction = 'prev'
  expect(searches.enter('AllWallets')).toEqual({ query: 'met', isCertified: true, top: 700 })
  expect(searches.enter('Networks')).toEqual({ query: '', isCertified: false, top: 0 })
})

test('starts at the top when a list opens again', () => {
  const { searches, state } = open()
  searches.enter('AllWallets').top = 700
  expect(searches.enter('AllWallets').top).toBe(0)
  state.direction = 'prev'
  expect(searches.enter('AllWallets').top).toBe(0)
})

test('clears every search when the modal closes', () => {
  const { searches, state, close } = open()
  searches.enter('AllWallets').top = 700
  close()
  state.direction = 'prev'
  expect(searches.enter('AllWallets').top).toBe(0)
})

test('stops listening to the modal when the kit is destroyed', () => {
  expect(open().ended).toBe(1)
})
