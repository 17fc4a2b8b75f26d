import type { Address, TypedDataDefinition } from 'viem'
import { createReviewer } from '../../src/review/createReviewer'
import { noKnowledge } from '../../src/review/knowledge/Knowledge'
import type { Review } from '../../src/review/Review'

export const account: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
export const thirdParty: Address = '0x00000000000000000000000000000000000A11cE'
export const token: Address = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const now: number = Date.UTC(2030, 0, 1)
/** Seconds since the epoch. */
export const later: bigint = BigInt(now / 1000 + 3600)
/** Contracts have code, accounts don't, and no token answers. */
const reviewer = createReviewer({
  reader: {
    request: (_, method, params) => {
      const [address] = Array.isArray(params) ? params : []
      return method === 'eth_getCode'
        ? Promise.resolve(String(address).toLowerCase() === thirdParty.toLowerCase() ? '0x' : '0x6000')
        : Promise.reject(new Error('No node.'))
    },
  },
  loadKnowledge: async () => ({
    ...noKnowledge,
    assets: [{ id: `eip155:1/erc20:${token}`, symbol: 'TUSD', decimals: 6 }],
  }),
  now: () => now,
})
/** Returns the review of typed data on chain 1. */
export const reviewData = (typedData: unknown): Promise<Review> =>
  reviewer.review(
    { kind: 'typedData', chainId: 'eip155:1', account, typedData: typedData as TypedDataDefinition },
    { origin: 'https://app.example', signal: new AbortController().signal },
  )
/** Returns the warnings of a review as `severity:code`. */
export const codes = ({ warnings }: Review): readonly string[] => warnings.map(one => `${one.severity}:${one.code}`)
