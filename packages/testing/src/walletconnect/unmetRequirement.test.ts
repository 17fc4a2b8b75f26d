import { expect, test } from 'vitest'
import { unmetRequirement } from './unmetRequirement'

const granted = {
  eip155: { chains: ['eip155:1'], accounts: ['eip155:1:0x0'], methods: ['personal_sign'], events: ['chainChanged'] },
}
const { accounts: _accounts, ...needed } = granted.eip155

test.each([
  ['any namespace', {}, {}, 5100],
  ['a chain', granted, { eip155: { ...needed, chains: ['eip155:1', 'eip155:10'] } }, 5100],
  ['a method', granted, { eip155: { ...needed, methods: ['eth_sign'] } }, 5101],
  ['an event', granted, { eip155: { ...needed, events: ['message'] } }, 5102],
  ['a namespace', granted, { solana: needed }, 5104],
] as const)('rejects a session without what the app requires: %s', (_name, approved, required, code) => {
  expect(unmetRequirement(approved, required)?.code).toBe(code)
})

test("accepts a session that meets the app's requirements", () => {
  expect(unmetRequirement(granted, { eip155: needed })).toBe(undefined)
  expect(unmetRequirement(granted, {})).toBe(undefined)
})
