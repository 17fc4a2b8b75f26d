import type { ChainNamespace } from '@openappkit/contract'
import type { SignInNetwork } from '../message/SignInNetwork'
import type { SIWXVerifier } from '../verify/SIWXVerifier'

/** Returns verifiers for EVM chains, Solana and Bitcoin. Each loads when it verifies its first session. */
export function defaultVerifiers(networks: () => readonly SignInNetwork[]): readonly SIWXVerifier[] {
  return [
    onUse('eip155', async () => new (await import('../verify/EvmVerifier')).EvmVerifier({ networks: networks() })),
    onUse('solana', async () => new (await import('../verify/SolanaVerifier')).SolanaVerifier()),
    onUse('bip122', async () => new (await import('../verify/BitcoinVerifier')).BitcoinVerifier()),
  ]
}

function onUse(chainNamespace: ChainNamespace, load: () => Promise<SIWXVerifier>): SIWXVerifier {
  return {
    chainNamespace,
    shouldVerify: ({ data }) => data.chainId.startsWith(`${chainNamespace}:`),
    verify: async session => (await load()).verify(session),
  }
}
