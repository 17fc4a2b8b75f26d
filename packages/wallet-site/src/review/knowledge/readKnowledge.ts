import type { ReviewContract, ReviewDescriptor, ReviewToken } from '@openappkit/contract/embedded'
import { config, type z } from 'zod'
import type { KnownAsset, KnownParty } from '../assets/KnownAsset'
import { createDescriptorSource } from '../descriptors/createDescriptorSource'
import { printableText } from '../text/printableText'
import type { Knowledge } from './Knowledge'

const most = { tokens: 5000, contracts: 1000, descriptors: 200 } as const

/** Returns the knowledge in a server's answer. Entries that don't fit their schema are dropped, each on its own. */
export async function readKnowledge(answer: unknown): Promise<Knowledge> {
  // The page's policy forbids the code that zod would generate.
  config({ jitless: true })
  const { reviewContractSchema, reviewDescriptorSchema, reviewTokenSchema } = await import(
    '@openappkit/contract/schemas'
  )
  const tokens = validOf<ReviewToken>(answer, 'tokens', reviewTokenSchema)
  const contracts = validOf<ReviewContract>(answer, 'contracts', reviewContractSchema)
  const descriptors = validOf<ReviewDescriptor>(answer, 'descriptors', reviewDescriptorSchema)
  return {
    assets: tokens.filter(({ isVerified }) => isVerified).flatMap(assetOf),
    parties: contracts.flatMap(partyOf),
    descriptors: createDescriptorSource(descriptors),
  }
}

function validOf<entry>(answer: unknown, name: keyof typeof most, schema: z.ZodType<entry>): readonly entry[] {
  const list: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, name) : undefined
  if (!Array.isArray(list)) return []
  return list.slice(0, most[name]).flatMap(one => {
    const result = schema.safeParse(one)
    return result.success ? [result.data] : []
  })
}

/** Drops names that hide something: the list must not say more than it shows. */
function assetOf({ id, name, symbol, decimals }: ReviewToken): readonly KnownAsset[] {
  return isPlain(name) && isPlain(symbol) ? [{ id, name, symbol, decimals }] : []
}

function partyOf({ chainId, address, name }: ReviewContract): readonly KnownParty[] {
  return isPlain(name) ? [{ chainId, address, name }] : []
}

function isPlain(text: string): boolean {
  return !printableText(text).hasHidden
}
