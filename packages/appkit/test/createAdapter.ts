import type { ChainNamespace } from '@openappkit/appkit-core'
import { hang, ScriptedAdapter } from '@openappkit/appkit-core/testing'

export const addressOne = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
export const solanaAddress = '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'
export const addressTwo = '0x71C7656EC7ab88b098defB751B7401B5f6d8976F'

/** Creates a scripted adapter with one wallet, which reconnects only when a test resolves it. */
export function createAdapter(namespace: ChainNamespace = 'eip155', chainName = 'EVM'): ScriptedAdapter {
  const adapter = new ScriptedAdapter({
    namespace,
    chainName,
    connectors: [{ id: 'fake', name: 'Fake Wallet', info: { rdns: 'org.example.fake' } }],
    accounts: () => [{ namespace, address: addressOne, type: 'eoa' }],
  })
  const provider = { namespace }
  adapter.provider = () => provider
  adapter.balance = 1_234_567_800_000_000_000n
  adapter.answerTo({ reconnect: hang })
  return adapter
}
