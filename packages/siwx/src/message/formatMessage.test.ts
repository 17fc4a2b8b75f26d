import type { SIWXData } from '@openappkit/contract'
import { ParsedMessage as IndependentMessage } from '@spruceid/siwe-parser'
import { parseSiweMessage } from 'viem/siwe'
import { expect, test } from 'vitest'
import { formatMessage } from './formatMessage'
import { parseMessage } from './parseMessage'

const evm: SIWXData = {
  accountAddress: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
  chainId: 'eip155:1',
  domain: 'app.example:8080',
  uri: 'https://app.example:8080/login?next=%2F#top',
  version: '1',
  nonce: 'x7Qm0ZkR3vTn9cLpA2Wd',
  issuedAt: '2026-11-21T09:30:00.000Z',
}
const full: SIWXData = {
  ...evm,
  statement: "I accept the Terms: https://app.example/tos (it's fine).",
  expirationTime: '2026-11-22T09:30:00.000Z',
  notBefore: '2026-11-21T09:31:00+01:00',
  requestId: 'request-7@page:1',
  resources: ['ipfs://bafybeiemxf5abjwjbikoz4mc3a3dla6ual3jsgpdr4cjr3oz3evfyavhwq/', 'urn:recap:eyJhdHQiOnt9fQ=='],
}
const solana: SIWXData = {
  ...evm,
  accountAddress: 'GwAF45zjfyGzUbd3i3hXxzGeuchzEZXwpRYHZM5912F1',
  chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
}
const bitcoin: SIWXData = {
  ...evm,
  accountAddress: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
  chainId: 'bip122:000000000019d6689c085ae165831e93',
}

test('writes every field of EIP-4361 in its place on EVM chains', () => {
  expect(formatMessage(full)).toBe(
    [
      'app.example:8080 wants you to sign in with your Ethereum account:',
      '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
      '',
      "I accept the Terms: https://app.example/tos (it's fine).",
      '',
      'URI: https://app.example:8080/login?next=%2F#top',
      'Version: 1',
      'Chain ID: 1',
      'Nonce: x7Qm0ZkR3vTn9cLpA2Wd',
      'Issued At: 2026-11-21T09:30:00.000Z',
      'Expiration Time: 2026-11-22T09:30:00.000Z',
      'Not Before: 2026-11-21T09:31:00+01:00',
      'Request ID: request-7@page:1',
      'Resources:',
      '- ipfs://bafybeiemxf5abjwjbikoz4mc3a3dla6ual3jsgpdr4cjr3oz3evfyavhwq/',
      '- urn:recap:eyJhdHQiOnt9fQ==',
    ].join('\n'),
  )
})

test('writes two blank lines without a statement on EVM chains, as the grammar requires', () => {
  expect(formatMessage(evm)).toContain(`${evm.accountAddress}\n\n\nURI: `)
})

test("follows the CAIP-122 profile on Solana, with the chain's reference and one blank line", () => {
  expect(formatMessage(solana)).toBe(
    [
      'app.example:8080 wants you to sign in with your Solana account:',
      'GwAF45zjfyGzUbd3i3hXxzGeuchzEZXwpRYHZM5912F1',
      '',
      'URI: https://app.example:8080/login?next=%2F#top',
      'Version: 1',
      'Chain ID: 5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
      'Nonce: x7Qm0ZkR3vTn9cLpA2Wd',
      'Issued At: 2026-11-21T09:30:00.000Z',
    ].join('\n'),
  )
})

test("follows CAIP-122 on Bitcoin, with the chain's reference", () => {
  const text = formatMessage({ ...bitcoin, statement: 'Sign in.' })
  expect(text).toContain('your Bitcoin account:\nbc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq\n\nSign in.\n\nURI: ')
  expect(text).toContain('\nChain ID: 000000000019d6689c085ae165831e93\n')
})

test("uses the namespace's name for a chain without a profile", () => {
  const cosmos: SIWXData = { ...evm, chainId: 'cosmos:cosmoshub-4', accountAddress: 'cosmos1vdpqd' }
  expect(formatMessage(cosmos)).toContain('your Cosmos account:\ncosmos1vdpqd\n')
  expect(parseMessage(formatMessage(cosmos))).toEqual(cosmos)
})

test.each([
  ['EVM, every field', full],
  ['EVM, only required fields', evm],
  ['Solana', solana],
  ['Solana, every field', { ...full, chainId: solana.chainId, accountAddress: solana.accountAddress }],
  ['Bitcoin', bitcoin],
  ['Bitcoin, every field', { ...full, chainId: bitcoin.chainId, accountAddress: bitcoin.accountAddress }],
])('%s: parses back to the original data', (_, data) => {
  expect(parseMessage(formatMessage(data))).toEqual(data)
})

test.each([
  ['every field', full],
  ['only required fields', evm],
])('two independent EIP-4361 parsers read the original data: %s', (_, data) => {
  const said = new IndependentMessage(formatMessage(data))
  expect(said).toMatchObject({
    domain: data.domain,
    address: data.accountAddress,
    uri: data.uri,
    version: '1',
    chainId: 1,
    nonce: data.nonce,
    issuedAt: data.issuedAt,
  })
  expect(said.statement).toBe(data.statement)
  expect(said.expirationTime).toBe(data.expirationTime)
  expect(said.notBefore).toBe(data.notBefore)
  expect(said.requestId).toBe(data.requestId)
  expect(said.resources).toEqual(data.resources)
  expect(said.scheme).toBeUndefined()

  const second = parseSiweMessage(formatMessage(data))
  expect(second).toMatchObject({ domain: data.domain, address: data.accountAddress, uri: data.uri, nonce: data.nonce })
  expect(second.statement).toBe(data.statement)
  expect(second.requestId).toBe(data.requestId)
  expect(second.resources).toEqual(data.resources)
})

test('writes an EVM address with its EIP-55 checksum', () => {
  expect(formatMessage({ ...evm, accountAddress: evm.accountAddress.toLowerCase() })).toBe(formatMessage(evm))
})

test('treats an empty list of resources as none', () => {
  expect(formatMessage({ ...evm, resources: [] })).toBe(formatMessage(evm))
})
