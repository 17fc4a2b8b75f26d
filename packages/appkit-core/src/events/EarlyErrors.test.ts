import { AppKitError } from '@openappkit/contract'
import { expect, test } from 'vitest'
import { createLoadedKit } from '../../test/createTestKit'
import { EarlyErrors } from './EarlyErrors'

test('the first five errors are kept until something listens, and later ones arrive at once', async () => {
  const { modalKit } = await createLoadedKit({ cloud: 'http://backend.test' })
  const errors = modalKit.service(EarlyErrors)
  for (let count = 0; count < 7; count++) modalKit.report(new AppKitError('view/failed', `${count}`))
  const heard: string[] = []
  errors.follow(({ message }, from) => heard.push(`${from} ${message}`))
  expect(heard).toEqual([0, 1, 2, 3, 4].map(count => `modal ${count}`))
  modalKit.report(new AppKitError('view/failed', 'late'))
  expect(heard.at(-1)).toBe('modal late')
})
