import type { DisplayModel, FormatOptions, TypedData } from '@ethereum-sourcify/clear-signing'
import type { EvmCall } from '../evm/DecodedCall'
import type { ReviewDetail } from '../Review'
import type { ReviewScope } from '../ReviewScope'
import { printableText } from '../text/printableText'
import type { DescriptorSource } from './DescriptorSource'
import { fieldDetails } from './fieldDetails'

/** Meaning of a request according to a descriptor. */
export interface DescribedRequest {
  readonly text: string
  /** Whether the text names values of the request, not only what such requests do. */
  readonly isSpecific: boolean
  readonly details: readonly ReviewDetail[]
}

const textLimit = 300

/** Describes a call with the descriptor of its contract. Undefined if there is none, or if it doesn't fit the call. */
export async function describeByDescriptor(call: EvmCall, scope: ReviewScope): Promise<DescribedRequest | undefined> {
  const { descriptors } = scope
  const chainId = chainNumber(scope)
  if (!descriptors?.index.calldataIndex[keyOf(chainId, call.to)]) return undefined
  const { to, data, value } = call
  // Most requests need no descriptor.
  const { format } = await import('@ethereum-sourcify/clear-signing')
  return described(await format({ chainId, to, data, value, from: scope.account }, optionsOf(descriptors, scope)))
}

/** Describes typed data with the descriptor of its verifying contract. */
export async function describeDataByDescriptor(
  data: Omit<TypedData, 'account'>,
  scope: ReviewScope,
): Promise<DescribedRequest | undefined> {
  const { descriptors } = scope
  const { chainId, verifyingContract } = data.domain
  if (chainId === undefined || verifyingContract === undefined) return undefined
  if (!descriptors?.index.typedDataIndex[keyOf(chainId, verifyingContract)]) return undefined
  const { formatTypedData } = await import('@ethereum-sourcify/clear-signing')
  return described(await formatTypedData({ ...data, account: scope.account }, optionsOf(descriptors, scope)))
}

function chainNumber({ chainId }: ReviewScope): number {
  return Number(chainId.slice('eip155:'.length))
}

function keyOf(chainId: number, address: string): string {
  return `eip155:${chainId}:${address.toLowerCase()}`
}

function optionsOf(descriptors: DescriptorSource, { assets }: ReviewScope): FormatOptions {
  return {
    // The default resolver would fetch from a third party.
    descriptorResolverOptions: {
      type: 'custom',
      resolver: { index: descriptors.index, fetchDescriptor: path => descriptors.fetchDescriptor(path) },
    },
    externalDataProvider: {
      resolveToken: async (_, address) => {
        const { symbol, decimals } = await assets.token(address)
        return { name: symbol, symbol, decimals }
      },
      resolveLocalName: address => {
        const name = assets.nameOf(address)
        return Promise.resolve(name === undefined ? null : { name, typeMatch: true })
      },
      resolveChainInfo: () => {
        const { symbol, decimals } = assets.native
        return Promise.resolve({ name: symbol, nativeCurrency: { name: symbol, symbol, decimals } })
      },
    },
  }
}

/** Returns the sentence and the fields. A descriptor that doesn't fit completely is worth nothing. */
function described({ warnings, interpolatedIntent, intent, fields }: DisplayModel): DescribedRequest | undefined {
  const sentence = interpolatedIntent ?? (typeof intent === 'string' ? intent : Object.values(intent ?? {}).join(' '))
  if ((warnings?.length ?? 0) > 0 || !sentence || !fields) return undefined
  const { text } = printableText(sentence, { limit: textLimit })
  return { text, isSpecific: interpolatedIntent !== undefined, details: fieldDetails(fields) }
}
