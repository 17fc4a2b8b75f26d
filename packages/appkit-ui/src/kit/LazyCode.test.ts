import type { ModalKit } from '@openappkit/appkit-core/modal'
import { expect, test } from 'vitest'
import { LazyCode } from './LazyCode'

function open(load: () => Promise<object>) {
  const reported: unknown[] = []
  const kit = { report: (error: unknown) => reported.push(error) } as unknown as ModalKit
  return { code: new LazyCode(kit, load), reported }
}

test('loads code immediately and returns the same object', async () => {
  const loaded = { messages: 'later' }
  const { code } = open(async () => loaded)
  expect(code.state.value).toEqual({ status: 'loading' })
  await expect.poll(() => code.state.value.status).toBe('ready')
  const { value } = code.state
  expect(value.status === 'ready' && value.code).toBe(loaded)
})

test('reports code that fails to load and allows a retry', async () => {
  const cause = new Error('offline')
  const answers = [Promise.reject(cause), Promise.resolve({})]
  const { code, reported } = open(() => answers.shift() ?? Promise.reject(new Error('asked too often')))
  await expect.poll(() => code.state.value).toEqual({ status: 'failed' })
  expect(reported).toMatchObject([{ code: 'view/load-failed', cause }])
  code.load()
  expect(code.state.value).toEqual({ status: 'loading' })
  await expect.poll(() => code.state.value.status).toBe('ready')
  expect(reported).toHaveLength(1)
})
