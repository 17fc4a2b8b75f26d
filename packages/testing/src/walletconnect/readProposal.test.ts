import { expect, test } from 'vitest'
import { mergeNamespaces } from './readProposal'

const some = { methods: ['personal_sign'], events: ['chainChanged'] }

test('treats a chain in the key like chains in a list', () => {
  expect(mergeNamespaces({ 'eip155:1': some }, { eip155: { ...some, chains: ['eip155:10'] } })).toEqual({
    eip155: { chains: ['eip155:1', 'eip155:10'], ...some },
  })
})

test('required and optional entries are merged without duplicates', () => {
  const wished = { chains: ['eip155:1'], methods: ['personal_sign', 'eth_sendTransaction'], events: [] }
  expect(mergeNamespaces({ eip155: { ...some, chains: ['eip155:1'] } }, { eip155: wished }, undefined)).toEqual({
    eip155: { chains: ['eip155:1'], methods: ['personal_sign', 'eth_sendTransaction'], events: ['chainChanged'] },
  })
})
