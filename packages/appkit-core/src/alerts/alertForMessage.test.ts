import { expect, test } from 'vitest'
import { mainnet } from '../../test/networks'
import type { AppKitOptions } from '../options/AppKitOptions'
import { ScriptedEnvironment } from '../testing/ScriptedEnvironment'
import { alertForMessage } from './alertForMessage'

const environment = new ScriptedEnvironment({ page: { location: { origin: 'https://app.example' } } })
const kitWith = (options: Partial<AppKitOptions>) => ({
  environment,
  options: { input: { networks: [mainnet], ...options } as const },
})
const hosted = kitWith({ projectId: 'abc' })

test.each([
  ['Unauthorized: origin not allowed', 'APKT002', 'Invalid app configuration'],
  [
    'WebSocket connection closed abnormally with code: 3000 (Unauthorized: invalid key)',
    'APKT007',
    'Invalid app configuration',
  ],
  ['JWT validation error: JWT Token is not yet valid: exp', 'APKT006', 'Session expired'],
])('maps "%s" to the alert %s', (message, code, short) => {
  expect(alertForMessage(message, hosted)).toMatchObject({ code, short })
})

test('maps no other message to an alert', () => {
  expect(alertForMessage('socket stalled', hosted)).toBeUndefined()
})

test.each([
  [
    'Unauthorized: origin not allowed',
    { projectId: 'abc' },
    "Project abc doesn't allow the origin https://app.example. Add it to the project's allowed origins in the provider's dashboard.",
  ],
  [
    'Unauthorized: origin not allowed',
    { projectId: 'abc', cloud: 'https://cloud.example/' },
    "Project abc doesn't allow the origin https://app.example. To allow it, run: npx @openappkit/cloud projects edit abc --add-origin https://app.example",
  ],
  [
    'Unauthorized: origin not allowed',
    { cloud: 'https://cloud.example' },
    "Project local doesn't allow the origin https://app.example. To allow it, run: npx @openappkit/cloud projects edit local --add-origin https://app.example",
  ],
  [
    'Unauthorized: invalid key',
    { projectId: 'abc' },
    "https://api.web3modal.org has no project abc, or the project is disabled. Copy the ID from the provider's dashboard, and pass it as `projectId`.",
  ],
  [
    'Unauthorized: invalid key',
    { projectId: 'abc', cloud: 'https://cloud.example/' },
    'https://cloud.example has no project abc, or the project is disabled. Pass the ID of another as `projectId`. To list them, run: npx @openappkit/cloud projects list. To create one, run: npx @openappkit/cloud projects create --name "My app" --origin https://app.example',
  ],
])('for "%s" with %j, names the fix', (message, options, long) => {
  expect(alertForMessage(message, kitWith(options))?.long).toBe(long)
})
