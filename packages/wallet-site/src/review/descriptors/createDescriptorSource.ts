import type { Descriptor, RegistryIndex } from '@ethereum-sourcify/clear-signing'
import type { DescriptorDeployment, ReviewDescriptor } from '@openappkit/contract/embedded'
import { keccak256, stringToHex } from 'viem/utils'
import type { DescriptorSource } from './DescriptorSource'

/** Indexes descriptors by the contracts that they name themselves. If two describe one contract, the first counts. */
export function createDescriptorSource(descriptors: readonly ReviewDescriptor[]): DescriptorSource {
  const calldataIndex: Record<string, string> = {}
  const typedDataIndex: RegistryIndex['typedDataIndex'] = {}
  for (const [index, { context, display }] of descriptors.entries()) {
    const path = `${index}.json`
    if ('contract' in context) {
      for (const one of context.contract.deployments) calldataIndex[keyOf(one)] ??= path
    } else {
      for (const one of context.eip712.deployments)
        typedDataIndex[keyOf(one)] ??= typesOf(path, Object.keys(display.formats))
    }
  }
  return {
    index: { calldataIndex, typedDataIndex },
    async fetchDescriptor(path) {
      const found = descriptors[Number.parseInt(path, 10)]
      if (found === undefined) throw new Error(`There is no descriptor ${path}.`)
      // A copy, so that nothing changes what the next review reads.
      return JSON.parse(JSON.stringify(found)) as Descriptor
    },
  }
}

function keyOf({ chainId, address }: DescriptorDeployment): string {
  return `eip155:${chainId}:${address.toLowerCase()}`
}

/** Returns the types of typed data by name, each with the hash of its fields. */
function typesOf(
  path: string,
  encoded: readonly string[],
): Record<string, { path: string; encodeTypeHashes: string[] }[]> {
  const types: Record<string, { path: string; encodeTypeHashes: string[] }[]> = {}
  for (const type of encoded) {
    const name = type.slice(0, Math.max(0, type.indexOf('(')))
    types[name] = [
      ...(Object.hasOwn(types, name) ? (types[name] ?? []) : []),
      { path, encodeTypeHashes: [keccak256(stringToHex(type))] },
    ]
  }
  return types
}
