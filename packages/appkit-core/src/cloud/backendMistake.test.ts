import { AppKitError } from '@openappkit/contract'
import { expect, test } from 'vitest'
import { backendMistake } from './backendMistake'

const unreachable = new AppKitError('cloud/unreachable', 'gone')

test('suggests a backend of your own if the public provider fails', () => {
  const mistake = backendMistake(unreachable, 'https://api.web3modal.org', false)
  expect(mistake).toMatchObject({ code: 'cloud/unreachable', cause: unreachable })
  expect(mistake?.message).toBe(
    "Can't reach the backend at https://api.web3modal.org. Check the network and the page's Content-Security-Policy, or set `cloud` to the URL of your own backend.",
  )
})

test('names the relay', () => {
  const cause = new AppKitError('walletconnect/relay-unreachable', 'gone')
  expect(backendMistake(cause, 'ws://127.0.0.1:4400', true)).toMatchObject({
    code: 'walletconnect/relay-unreachable',
    message:
      "Can't reach the WalletConnect relay at ws://127.0.0.1:4400. Start it, allow WebSockets in its proxy, or correct `cloud`.",
  })
})

test('ignores other errors', () => {
  expect(backendMistake(new AppKitError('cloud/aborted', ''), 'https://a.example', true)).toBeUndefined()
})
