import type { TransferAdapter } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import { expect, test, vi } from 'vitest'
import { TransferAdapters } from './TransferAdapters'

const transfers = { isAddress: () => true } as unknown as TransferAdapter

function create(load: () => Promise<TransferAdapter> = async () => transfers) {
  const loading = vi.fn(load)
  const context = { adapters: { namespaces: ['eip155'] }, adapter: () => ({ transfers: loading }) }
  return { loading, adapters: new TransferAdapters({ context } as unknown as ModalKit) }
}

test('loads a transfer adapter once', async () => {
  const { adapters, loading } = create()
  expect(adapters.get('eip155')).toBeUndefined()
  const both = [adapters.load('eip155'), adapters.load('eip155')]
  expect(adapters.state['eip155']).toEqual({ status: 'loading' })
  await Promise.all(both)
  expect(adapters.get('eip155')).toBe(transfers)
  await adapters.load('eip155')
  expect(loading).toHaveBeenCalledTimes(1)
})

test('reports a chain without an adapter as absent, not as failed', async () => {
  const { adapters } = create()
  await adapters.load('solana')
  expect(adapters.state['solana']).toEqual({ status: 'absent' })
})

test('keeps a failed load and retries it on the next call', async () => {
  const { adapters, loading } = create()
  const cause = new Error('offline')
  loading.mockRejectedValueOnce(cause)
  await adapters.load('eip155')
  expect(adapters.state['eip155']).toMatchObject({ status: 'failed', error: { code: 'view/load-failed', cause } })
  await adapters.load('eip155')
  expect(adapters.get('eip155')).toBe(transfers)
})
