import { expect, test } from 'vitest'
import { approvedForm, withLegacyId } from './legacyChainIds'

const [id, legacy] = ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ'] as const

test('uses the form of the chain id that the session approved', () => {
  expect(approvedForm(id, [id, legacy])).toBe(id)
  expect(approvedForm(id, [legacy])).toBe(legacy)
  expect(approvedForm(id, [])).toBe(id)
  expect(withLegacyId('eip155:1')).toEqual(['eip155:1'])
})
