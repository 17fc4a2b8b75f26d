/**
 * Test doubles of a chain adapter and its host, for tests of apps, adapters and features. Production code never imports
 * them.
 */

export { approve, decline, hang } from '../testing/answers'
export { type AttachedAdapter, attachAdapter, type TestHost } from '../testing/attachAdapter'
export {
  type ScriptedAccounts,
  ScriptedAdapter,
  type ScriptedAdapterOptions,
  type ScriptedConnection,
} from '../testing/ScriptedAdapter'
export { ScriptedEnvironment } from '../testing/ScriptedEnvironment'
export { ScriptedLink, type SharedAccounts, scriptedSession } from '../testing/ScriptedLink'
export type { ScriptedAsset } from '../testing/ScriptedTransfers'
export { type ScriptedAnswer, type ScriptedMethod, ScriptedTransfers } from '../testing/ScriptedTransfers'
export { scriptedAddress } from '../testing/scriptedAddress'
