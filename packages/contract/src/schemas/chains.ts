import { z } from 'zod'
import type { SupportedChains } from '../chains'
import { chainText } from './boundedText'

const chainIds: z.ZodType<readonly string[]> = z.array(chainText.describe('CAIP-2')).max(10_000)

/** Schema of {@link SupportedChains}. */
export const supportedChainsSchema: z.ZodType<SupportedChains> = z.object({
  http: chainIds.describe('Chains of the JSON-RPC proxy'),
  ws: chainIds.describe('Chains with WebSockets'),
  nfts: chainIds.optional().describe('Chains with NFTs'),
  history: chainIds.optional().describe('Chains with history'),
  swaps: chainIds.optional().describe('Chains with swaps'),
  onramp: chainIds.optional().describe('Chains whose assets a provider sells'),
})
