import { z } from 'zod'
import { chainText } from './boundedText'

/** Answer of `GET /v1/supported-chains`: chains by CAIP-2 id. */
export interface SupportedChains {
  /** Of the JSON-RPC proxy, and of what is told of accounts. */
  readonly http: readonly string[]
  /** Reached by WebSocket. */
  readonly ws: readonly string[]
  /** Whose collectibles are told. Absent: nobody knows whether any are. */
  readonly nfts?: readonly string[] | undefined
  /** Whose history is told; the other chains' are empty. Absent: of all in `http`. */
  readonly history?: readonly string[] | undefined
}

const chainIds: z.ZodType<readonly string[]> = z.array(chainText.describe('CAIP-2')).max(10_000)

export const supportedChainsSchema: z.ZodType<SupportedChains> = z.object({
  http: chainIds.describe('Chains of the JSON-RPC proxy'),
  ws: chainIds.describe('Chains that are reached by WebSocket'),
  nfts: chainIds.optional().describe('Chains whose collectibles are told'),
  history: chainIds.optional().describe('Chains whose history is told'),
})
