import { expect, test } from 'vitest'
import { parseMessage } from '../../message/parseMessage'
import { formatSIWEMessage } from './formatSIWEMessage'

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const args = {
  chains: [1],
  chainId: 10,
  domain: 'app.example',
  uri: 'https://app.example/',
  version: '1',
  nonce: 'fromTheServer1',
  iat: '2026-11-21T09:30:00.000Z',
  nbf: '2026-11-21T09:31:00.000Z',
  exp: '2026-11-22T09:30:00.000Z',
  statement: 'Sign in.',
  requestId: 'r7',
  resources: ['urn:a:b'],
} as const

test('writes every field, with the account and the chain from the identifier', () => {
  expect(parseMessage(formatSIWEMessage(args, `did:pkh:eip155:137:${address}`))).toEqual({
    accountAddress: address,
    chainId: 'eip155:137',
    domain: 'app.example',
    uri: 'https://app.example/',
    version: '1',
    nonce: 'fromTheServer1',
    issuedAt: args.iat,
    notBefore: args.nbf,
    expirationTime: args.exp,
    statement: 'Sign in.',
    requestId: 'r7',
    resources: ['urn:a:b'],
  })
})

test("rejects an account that isn't a did:pkh", () => {
  expect(() => formatSIWEMessage(args, address)).toThrow(expect.objectContaining({ code: 'siwx/invalid-field' }))
})
