import type { AppKitError } from '@openappkit/contract'
import { expect, test } from 'vitest'
import { mainnet } from '../../test/networks'
import { ScriptedEnvironment } from '../testing/ScriptedEnvironment'
import { reportRelayRefusal } from './reportRelayRefusal'

test.each([
  [
    'Unauthorized: origin not allowed',
    "The WalletConnect relay rejected this app. Project abc doesn't allow the origin https://app.example. To allow it, run: npx @openappkit/cloud projects edit abc --add-origin https://app.example",
  ],
  ['Too busy', 'The WalletConnect relay rejected this app. Check its project ID and allowed origins.'],
])('reports the fix for "%s" to onError', async (reason, message) => {
  const received: AppKitError[] = []
  const environment = new ScriptedEnvironment({ page: { location: { origin: 'https://app.example' } } })
  const input = {
    networks: [mainnet],
    projectId: 'abc',
    cloud: 'https://cloud.example',
    onError: (error: AppKitError) => received.push(error),
  } as const
  await reportRelayRefusal({ environment, options: { input } }, new Error(`Closed with code 3000 (${reason})`))
  expect(received).toMatchObject([{ code: 'walletconnect/relay-rejected', message }])
})
