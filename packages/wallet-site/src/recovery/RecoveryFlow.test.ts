import { expect, test } from 'vitest'
import { createRecoveryFile, filePassword } from '../../test/recovery/createRecoveryFile'
import { RecoveryFlow } from './RecoveryFlow'

test('shows nothing to a user who left while it opened', async () => {
  const flow = new RecoveryFlow(await createRecoveryFile())
  const opening = flow.open(filePassword)
  flow.hide()
  await opening
  expect(flow.store.state).toEqual({ status: 'locked' })
})

test('a wrong password and a device without enough memory are two failures', async () => {
  const file = await createRecoveryFile()
  const wrong = new RecoveryFlow(file)
  await wrong.open('something else')
  expect(wrong.store.state).toEqual({ status: 'wrong' })

  const small = new RecoveryFlow({ ...file, hashing: { ...file.hashing, memory: 2 ** 40 } })
  await small.open(filePassword)
  expect(small.store.state).toEqual({ status: 'failed' })
})
