import { solana, solanaDevnet } from '@openappkit/appkit/networks'

/** The public node of each Solana network by CAIP-2 ID. They are rate-limited: in production, use your own. */
export const nodes: Readonly<Record<string, string>> = {
  [solana.caipNetworkId]: 'https://api.mainnet-beta.solana.com',
  [solanaDevnet.caipNetworkId]: 'https://api.devnet.solana.com',
}
