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
  return { viewState: new AccountViewState(kit), listeners, ends }
}

test('closing the modal resets the tab, the scroll position and the opened element', () => {
  const { viewState, listeners } = open()
  viewState.choose('nfts')
  Object.assign(viewState, { top: 300, left: 'nft-7' })
  for (const close of listeners) close()
  expect([viewState.state.tab, viewState.top, viewState.left]).toEqual(['tokens', 0, undefined])
})

test('loads the code of each tab once', () => {
  const { viewState } = open()
  let loads = 0
  const load = async () => {
    loads++
    return () => null
  }
  const [one, other] = [accountTab('activity', { load }), accountTab('activity', { load })]
  expect(viewState.codeOf(one)).toBe(viewState.codeOf(one))
  expect(viewState.codeOf(other)).not.toBe(viewState.codeOf(one))
  expect(loads).toBe(2)
})

test('stops listening to the modal when the kit is destroyed', () => {
  const { listeners, ends } = open()
  for (const end of ends) end()
  expect(listeners.size).toBe(0)
})
