import type { ModalKit } from '@openappkit/appkit-core/modal'
import { expect, test } from 'vitest'
import { signInKit } from '../../test/startSignIn'
import { closeAfter } from './closeAfter'

function opened(): ModalKit {
  const { kit } = signInKit(() => ({ destroy() {} }))
  void kit.modal.open({ view: 'Connect' })
  return kit
}

function decision(): { readonly promise: Promise<void>; resolve(): void } {
  let settle = () => {}
  const promise = new Promise<void>(resolve => void (settle = resolve))
  return { promise, resolve: () => settle() }
}

test('the modal closes when it is decided that nobody is asked, not before', async () => {
  const kit = opened()
  const { promise, resolve } = decision()
  const closing = closeAfter(kit, promise)
  expect(kit.modal.state.open).toBe(true)
  resolve()
  await closing
  expect(kit.modal.state.open).toBe(false)
})

test('it closes, too, when nothing could be decided', async () => {
  const kit = opened()
  await closeAfter(kit, Promise.reject(new Error('no code')))
  expect(kit.modal.state.open).toBe(false)
})

test('a question that shows by then stays', async () => {
  const kit = opened()
  const { promise, resolve } = decision()
  const closing = closeAfter(kit, promise)
  void kit.modal.open({ view: 'SIWXSignMessage' })
  resolve()
  await closing
  expect([kit.modal.state.open, kit.router.current.view]).toEqual([true, 'SIWXSignMessage'])
})

test('a modal that was closed meanwhile, and opened again, stays open', async () => {
  const kit = opened()
  const { promise, resolve } = decision()
  const closing = closeAfter(kit, promise)
  kit.modal.close()
  void kit.modal.open({ view: 'Connect' })
  resolve()
  await closing
  expect(kit.modal.state.open).toBe(true)
})
