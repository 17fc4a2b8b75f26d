/** A test double of a chain adapter, for the tests of apps, adapters and features. Nothing that a page loads imports it. */

export { approve, decline, hang } from '../testing/answers'
export {
  type ScriptedAccounts,
  ScriptedAdapter,
  type ScriptedAdapterOptions,
  type ScriptedConnection,
} from '../testing/ScriptedAdapter'
export type { ScriptedAsset } from '../testing/ScriptedAsset'
export { ScriptedLink, type SharedAccounts, scriptedSession } from '../testing/ScriptedLink'
export { type ScriptedAnswer, type ScriptedMethod, ScriptedTransfers } from '../testing/ScriptedTransfers'
export { scriptedAddress } from '../testing/scriptedAddress'
