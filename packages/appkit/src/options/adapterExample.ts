import type { ChainNamespace } from '@openappkit/appkit-core'

const adapters: Readonly<Record<string, readonly [code: string, name: string]>> = {
  eip155: ['new WagmiAdapter({ networks })', 'wagmi'],
  solana: ['new SolanaAdapter()', 'solana'],
  bip122: ['new BitcoinAdapter()', 'bitcoin'],
}

/** Returns the sentence that says which adapter a namespace needs, and from which package. */
export function adapterExample(namespace: ChainNamespace): string {
  const [code, name] = adapters[namespace] ?? []
  if (!code) return 'Pass `cloud` or `projectId` to connect it over WalletConnect.'
  return `Pass \`adapters: [${code}]\`, from \`@openappkit/adapter-${name}\`.`
}
