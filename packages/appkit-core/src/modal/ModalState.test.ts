import { subscribe } from 'valtio/vanilla'
import { expect, test } from 'vitest'
import { settled } from '../../test/createTestKit'
import { closedModal } from './ModalState'

test('a modal begins closed, still, and with nothing on its way', () => {
  expect(closedModal()).toEqual({ open: false, shake: false, loading: false })
})

test('whoever watches hears of a change, of this modal alone', async () => {
  const modal = closedModal()
  let changes = 0
  subscribe(modal, () => void changes++)
  closedModal().open = true
  await settled()
  expect(changes).toBe(0)
  modal.open = true
  await settled()
  expect(changes).toBe(1)
})
