import { encodeFunctionData, parseAbi } from 'viem'
import { namehash } from 'viem/ens'
import type { ContractMaker } from './ContractMaker'
import type { EvmNames } from './EvmNames'
import { registryCode, resolverCode } from './nameCode'

const abi = parseAbi([
  'function setResolver(bytes32 node, address to)',
  'function setAddr(bytes32 node, uint256 coinType, bytes to)',
  'function setText(bytes32 node, string key, string to)',
])
/** SLIP-44 coin type of ether. */
const ether = 60n

/** Deploys a name registry and one resolver for all its names. */
export async function createNames(contracts: ContractMaker): Promise<EvmNames> {
  const registry = await contracts.deploy(registryCode)
  const resolver = await contracts.deploy(resolverCode)
  return {
    registry,
    resolver,
    async set(name, { address, texts = {} }) {
      const node = namehash(name)
      const setResolver = encodeFunctionData({ abi, functionName: 'setResolver', args: [node, resolver] })
      await contracts.call(registry, setResolver)
      if (address !== undefined) {
        const setAddress = encodeFunctionData({ abi, functionName: 'setAddr', args: [node, ether, address] })
        await contracts.call(resolver, setAddress)
      }
      for (const [key, text] of Object.entries(texts)) {
        const setText = encodeFunctionData({ abi, functionName: 'setText', args: [node, key, text] })
        await contracts.call(resolver, setText)
      }
    },
  }
}
