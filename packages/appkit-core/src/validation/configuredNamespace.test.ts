import { expect, test } from 'vitest'
import { assertNamespaceConfigured } from './configuredNamespace'

test('A namespace not configured is rejected', () => {
  const networks = [{ chainNamespace: 'eip155' }, { chainNamespace: 'bip122' }] as const

  expect(() => assertNamespaceConfigured('bip122', networks)).not.toThrow()
  expect(() => assertNamespaceConfigured('solana', networks)).toThrow(
    expect.objectContaining({ code: 'namespace/not-configured', message: expect.stringContaining('solana') }),
  )
  expect(() => assertNamespaceConfigured('eip155', [])).toThrow()
})
