import type { SIWXData } from '@openappkit/contract'
import { SiweMessage } from 'siwe'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { validateSiweMessage } from 'viem/siwe'
import { expect, test } from 'vitest'
import { formatMessage } from './formatMessage'
import { parseMessage } from './parseMessage'

const account = privateKeyToAccount(generatePrivateKey())
const data: SIWXData = {
  accountAddress: account.address,
  chainId: 'eip155:137',
  domain: 'app.example',
  uri: 'https://app.example/login',
  version: '1',
  nonce: 'x7Qm0ZkR3vTn9cLpA2Wd',
  issuedAt: '2026-11-21T09:30:00.000Z',
  expirationTime: '2999-01-01T00:00:00.000Z',
  notBefore: '2026-11-21T09:30:00.000Z',
  requestId: 'r7',
  statement: 'Sign in to Example.',
  resources: ['https://app.example/tos'],
}
const time = '2026-11-21T10:00:00.000Z'

test('an independent library verifies our signed message and rejects another domain, nonce, time or signature', async () => {
  const message = formatMessage(data)
  const signature = await account.signMessage({ message })
  const check = (more: Record<string, string>) =>
    new SiweMessage(message).verify(
      { signature, domain: data.domain, nonce: data.nonce, time, ...more },
      { suppressExceptions: true },
    )

  expect(await check({})).toMatchObject({ success: true })
  expect(await check({ domain: 'evil.example' })).toMatchObject({ success: false })
  expect(await check({ nonce: 'another0nonce' })).toMatchObject({ success: false })
  expect(await check({ time: '2999-01-01T00:00:01.000Z' })).toMatchObject({ success: false })
  expect(await check({ signature: await account.signMessage({ message: `${message} ` }) })).toMatchObject({
    success: false,
  })
})

test('parses the message of an independent library and writes the same text', () => {
  const written = new SiweMessage({
    domain: data.domain,
    address: data.accountAddress,
    uri: data.uri,
    version: '1',
    chainId: 137,
    nonce: data.nonce,
    issuedAt: data.issuedAt ?? '',
    expirationTime: data.expirationTime ?? '',
    notBefore: data.notBefore ?? '',
    requestId: data.requestId ?? '',
    statement: data.statement ?? '',
    resources: [...(data.resources ?? [])],
  }).prepareMessage()
  expect(parseMessage(written)).toEqual(data)
  expect(formatMessage(data)).toBe(written)
})

test('a second library accepts our message for its account', () => {
  const { accountAddress: address, domain, nonce, uri } = data
  const message = { address: account.address, chainId: 137, domain, nonce, uri, version: '1' as const }
  expect(address).toBe(account.address)
  expect(validateSiweMessage({ address: account.address, domain, nonce, message, time: new Date(time) })).toBe(true)
})
