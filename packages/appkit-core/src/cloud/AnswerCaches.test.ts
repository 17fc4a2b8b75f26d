import { expect, test } from 'vitest'
import { createLoadedKit } from '../../test/createTestKit'
import { onMainnet, startAnswering } from '../../test/startAnswering'
import { HistoryApi } from '../history/HistoryApi'
import { IdentityApi } from '../identity/IdentityApi'
import { text } from '../storage/decode'
import { memoryStorage } from '../storage/memoryStorage'
import { AnswerCaches, cacheKey } from './AnswerCaches'

const transaction = {
  id: 'a',
  metadata: { operationType: 'send', hash: '0xab', minedAt: '2026-01-02T03:04:05Z', status: 'confirmed' },
}
const greetings = cacheKey('greetings_cache', { greeting: text(100) })

test('clears every cache on disconnect', async () => {
  const { bench, kit, modalKit, storage } = await startAnswering(() => ({ json: { data: [transaction] } }))
  await modalKit.controller(HistoryApi).getHistory(onMainnet)
  bench.answer = () => ({ json: { name: 'alice.eth' } })
  await modalKit.controller(IdentityApi).getIdentity('0x01')
  modalKit.controller(AnswerCaches).open(greetings, 1_000).write('0x01', { greeting: 'Hello' })
  expect(storage.getItem('@appkit/history_transactions_cache')).toContain('0xab')
  expect(storage.getItem('@appkit/identity_cache')).toContain('alice.eth')
  expect(storage.getItem('@appkit/greetings_cache')).toContain('Hello')
  await kit.disconnect()
  expect(storage.getItem('@appkit/history_transactions_cache')).toBeNull()
  expect(storage.getItem('@appkit/identity_cache')).toBeNull()
  expect(storage.getItem('@appkit/greetings_cache')).toBeNull()
})

test("clears stored caches on disconnect even if their client hasn't loaded", async () => {
  const { kit, modalKit, storage } = await startAnswering()
  storage.setItem('@appkit/history_transactions_cache', '{}')
  modalKit.controller(AnswerCaches)
  expect(storage.getItem('@appkit/history_transactions_cache')).toBe('{}')
  await kit.disconnect()
  expect(storage.getItem('@appkit/history_transactions_cache')).toBeNull()
})

test('clears stored caches when the app starts disconnected', async () => {
  const storage = memoryStorage()
  storage.setItem('@appkit/connection_status', 'disconnected')
  storage.setItem('@appkit/portfolio_cache', '{}')
  storage.setItem('@appkit/greetings_cache', '{}')
  const { modalKit } = await createLoadedKit({ storage })
  const caches = modalKit.controller(AnswerCaches)
  expect(storage.getItem('@appkit/portfolio_cache')).toBeNull()
  caches.open(greetings, 1_000)
  expect(storage.getItem('@appkit/greetings_cache')).toBeNull()
})
