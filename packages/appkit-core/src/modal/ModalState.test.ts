import { subscribe } from 'valtio/vanilla'
import { expect, test } from 'vitest'
import { settled } from '../../test/createTestKit'
import { closedModal } from './ModalState'

test('starts closed, without shaking or loading', () => {
  expect(closedModal()).toEqual({ open: false, shake: false, loading: false })
})

test('notifies subscribers of changes of this modal only', async () => {
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
