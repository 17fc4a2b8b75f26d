import { expect, test } from 'vitest'
import { openOptionsOf } from './openOptionsOf'

test('returns the options', () => {
  const options = { view: 'Networks', namespace: 'eip155' } as const
  expect(openOptionsOf(options)).toBe(options)
  expect(openOptionsOf({})).toEqual({})
})

test('treats an event as no options', () => {
  const click = { type: 'click', view: globalThis, target: {}, namespace: 'solana' }
  const event = { type: 'submit', target: {} }
  expect(openOptionsOf(click as never)).toEqual({})
  expect(openOptionsOf(event as never)).toEqual({})
})

test('rejects the name of a view', () => {
  expect(() => openOptionsOf('Networks' as never)).toThrow(
    expect.objectContaining({
      code: 'view/not-found',
      message: "`open` takes an object. Pass the view as `open({ view: 'Networks' })`.",
    }),
  )
})
