import { z } from 'zod'
import type { SupportedChains } from '../chains'
import { chainText } from './boundedText'

const chainIds: z.ZodType<readonly string[]> = z.array(chainText.describe('CAIP-2')).max(10_000)

/** Schema of {@link SupportedChains}. */
export const supportedChainsSchema: z.ZodType<SupportedChains> = z.object({
  http: chainIds.describe('Chains of the JSON-RPC proxy'),
  ws: chainIds.describe('Chains that are reached by WebSocket'),
  nfts: chainIds.optional().describe('Chains whose collectibles are told'),
  history: chainIds.optional().describe('Chains whose history is told'),
})
