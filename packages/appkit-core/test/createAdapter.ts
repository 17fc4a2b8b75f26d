import type { ChainNamespace } from '@openappkit/contract'
import { ScriptedAdapter } from '../src/testing/ScriptedAdapter'

/** Creates a scripted adapter. Default: two wallets. */
export function createAdapter(
  namespace: ChainNamespace = 'eip155',
  connectorIds: readonly string[] = ['io.one', 'io.two'],
): ScriptedAdapter {
  const adapter = new ScriptedAdapter({ namespace, connectors: connectorIds.map(id => ({ id })) })
  adapter.balance = 1_500_000_000_000_000_000n
  return adapter
}
