import { AppKitError } from '@openappkit/contract'
import { expect, test } from 'vitest'
import { createLoadedKit } from '../../test/createTestKit'
import { EarlyErrors } from './EarlyErrors'

test('keeps the first five errors until a listener subscribes, then forwards each one', async () => {
  const { modalKit } = await createLoadedKit({ cloud: 'http://backend.test' })
  const errors = modalKit.controller(EarlyErrors)
  for (let count = 0; count < 7; count++) modalKit.report(new AppKitError('view/failed', `${count}`))
  const received: string[] = []
  errors.follow(({ message }, from) => received.push(`${from} ${message}`))
  expect(received).toEqual([0, 1, 2, 3, 4].map(count => `modal ${count}`))
  modalKit.report(new AppKitError('view/failed', 'late'))
  expect(received.at(-1)).toBe('modal late')
})
