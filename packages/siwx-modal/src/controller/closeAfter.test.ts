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

test('closes the modal once the check finds that no sign-in is needed', async () => {
  const kit = opened()
  const { promise, resolve } = decision()
  const closing = closeAfter(kit, promise)
  expect(kit.modal.state.open).toBe(true)
  resolve()
  await closing
  expect(kit.modal.state.open).toBe(false)
})

test('closes the modal if the check fails', async () => {
  const kit = opened()
  await closeAfter(kit, Promise.reject(new Error('no code')))
  expect(kit.modal.state.open).toBe(false)
})

test('keeps a sign-in view open', async () => {
  const kit = opened()
  const { promise, resolve } = decision()
  const closing = closeAfter(kit, promise)
  void kit.modal.open({ view: 'SIWXSignMessage' })
  resolve()
  await closing
  expect([kit.modal.state.open, kit.router.current.view]).toEqual([true, 'SIWXSignMessage'])
})

test('keeps a modal open that was closed and opened again', async () => {
  const kit = opened()
  const { promise, resolve } = decision()
  const closing = closeAfter(kit, promise)
  kit.modal.close()
  void kit.modal.open({ view: 'Connect' })
  resolve()
  await closing
  expect(kit.modal.state.open).toBe(true)
})
