import { expect, test } from 'vitest'
import { ScriptedEnvironment } from '../testing/ScriptedEnvironment'
import { ToastController } from './ToastController'

function createToasts() {
  const environment = new ScriptedEnvironment()
  return { environment, toasts: new ToastController(environment) }
}

test('shows a toast immediately and hides it after 2500 ms', () => {
  const { toasts, environment } = createToasts()
  toasts.show('copied', 'success')
  expect(toasts.state).toEqual({
    message: 'copied',
    lang: undefined,
    variant: 'success',
    open: true,
    autoClose: true,
  })
  environment.advance(2499)
  expect(toasts.state.open).toBe(true)
  environment.advance(1)
  expect(toasts.state.open).toBe(false)
  expect(environment.openTimers).toBe(0)
})

test('keeps a toast without autoClose until it is hidden', () => {
  const { toasts, environment } = createToasts()
  toasts.show('Authenticating…', 'loading', { autoClose: false })
  environment.advance(60_000)
  expect(toasts.state.open).toBe(true)
  toasts.hide()
  expect(toasts.state.open).toBe(false)
})

test('closes an open toast and shows the next after 150 ms', () => {
  const { toasts, environment } = createToasts()
  toasts.show('old', 'success')
  environment.advance(1000)
  toasts.show('new', 'error')
  expect(toasts.state).toMatchObject({ message: 'old', open: false })
  environment.advance(149)
  expect(toasts.state.open).toBe(false)
  environment.advance(1)
  expect(toasts.state).toMatchObject({ message: 'new', variant: 'error', open: true })
  environment.advance(2499)
  expect(toasts.state.open).toBe(true)
  environment.advance(1)
  expect(toasts.state.open).toBe(false)
})

test('replaces a waiting message with a third one, which waits as well', () => {
  const { toasts, environment } = createToasts()
  toasts.show('first', 'success')
  toasts.show('second', 'success')
  environment.advance(100)
  toasts.show('third', 'success')
  expect(toasts.state.open).toBe(false)
  environment.advance(150)
  expect(toasts.state).toMatchObject({ message: 'third', open: true })
  toasts.hide()
  expect(environment.openTimers).toBe(0)
})

test('cancels a waiting message on hide', () => {
  const { toasts, environment } = createToasts()
  toasts.show('first', 'success')
  toasts.show('second', 'success')
  toasts.hide()
  environment.advance(10_000)
  expect(toasts.state.open).toBe(false)
  toasts.show('third', 'success')
  expect(toasts.state.open).toBe(true)
})
