import type { ModalKit } from '@openappkit/appkit-core/modal'
import { expect, test } from 'vitest'
import { chainName } from './chainName'

const kit = {
  context: { adapters: { namespaces: ['eip155'] }, adapter: () => ({ chainName: 'EVM' }) },
  chains: { get: (name: string) => ({ solana: { networks: [{ name: 'Solana' }] }, bip122: { networks: [] } })[name] },
} as unknown as ModalKit

test.each([
  ['eip155', 'EVM'],
  ['solana', 'Solana'],
  ['bip122', 'bip122'],
  ['cosmos', 'cosmos'],
] as const)('the name of the chain family %s is %s', (namespace, name) => {
  expect(chainName(kit, namespace as never)).toBe(name)
})
