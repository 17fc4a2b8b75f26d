import { toCaipNetwork } from '@openappkit/appkit-core'
import { type EvmChain, startEvmChain } from '@openappkit/testing/node'
import {
  type Chain,
  decodeFunctionData,
  encodeErrorResult,
  encodeFunctionResult,
  type Hex,
  hexToBytes,
  namehash,
  parseAbi,
} from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestKit } from '../test/createTestKit'
import { loaded } from '../test/loaded'
import { nodeBetween } from '../test/nodeBetween'

let chain: EvmChain
let names: Awaited<ReturnType<EvmChain['createNames']>>
const bob = '0x71C7656EC7ab88b098defB751B7401B5f6d8976F'
const carol = '0x52908400098527886E0F7030069857D2E4169EE7'
beforeAll(async () => {
  chain = await startEvmChain()
  names = await chain.createNames()
  await names.set('bob.eth', { address: bob })
  await names.set('carol.eth', { address: bob })
  await names.set('empty.eth', { texts: { avatar: 'x' } })
})
afterAll(() => chain.stop())

const abi = parseAbi([
  'function findResolver(bytes name) view returns (address resolver, bytes32 node, uint256 offset)',
  'function resolve(bytes name, bytes data) view returns (bytes result, address resolver)',
  'function resolver(bytes32 node) view returns (address)',
  'function addr(bytes32 node, uint256 coinType) view returns (bytes)',
  'error ResolverNotFound(bytes name)',
  'error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callbackFunction, bytes extraData)',
])
const universal = '0xeEeEEEeE14D718C2B47D9923Deab1335E144EeEe'

function labelsOf(wire: Hex): string {
  const bytes = hexToBytes(wire)
  const labels: string[] = []
  for (let at = 0; bytes[at]; at += 1 + (bytes[at] ?? 0))
    labels.push(new TextDecoder().decode(bytes.slice(at + 1, at + 1 + (bytes[at] ?? 0))))
  return labels.join('.')
}

function revert(data: Hex): never {
  throw Object.assign(new Error('execution reverted'), { code: 3, data })
}

/** Answers like the Universal Resolver, with the names of the local chain. */
async function answerUniversal(data: Hex): Promise<Hex> {
  const call = decodeFunctionData({ abi, data })
  const [wire = '0x'] = call.args as readonly Hex[]
  const name = labelsOf(wire)
  if (name === 'offchain.eth')
    revert(
      encodeErrorResult({ abi, errorName: 'OffchainLookup', args: [bob, ['https://x'], '0x', '0x00000000', '0x'] }),
    )
  const node = namehash(name)
  const resolver = await chain.client.readContract({
    abi,
    address: names.registry,
    functionName: 'resolver',
    args: [node],
  })
  if (call.functionName === 'findResolver')
    return encodeFunctionResult({ abi, functionName: 'findResolver', result: [resolver, node, 0n] })
  const query = (call.args as readonly Hex[])[1] ?? '0x'
  if (BigInt(resolver) === 0n) revert(encodeErrorResult({ abi, errorName: 'ResolverNotFound', args: [wire] }))
  // The records of the local chain stand in for Ethereum's.
  const isLayer2 = name === 'carol.eth' && query.endsWith('8000000a')
  const layer2 = encodeFunctionResult({ abi, functionName: 'addr', result: carol })
  const { data: ofChain = '0x' } = await chain.client.call({ to: resolver, data: query })
  return encodeFunctionResult({ abi, functionName: 'resolve', result: [isLayer2 ? layer2 : ofChain, resolver] })
}

async function adapter(change: Partial<Chain> = {}, answer: (data: Hex) => unknown = answerUniversal) {
  const contracts = { ensUniversalResolver: { address: universal } } as const
  const network: Chain = { ...chain.chain, testnet: false, contracts, ...change }
  const transport = nodeBetween(chain, ({ method, params }) => {
    const [call] = params as readonly { readonly to?: string; readonly data?: Hex }[]
    return method === 'eth_call' && call?.to === universal ? answer(call.data ?? '0x') : undefined
  })
  return loaded(createTestKit([network], { transports: { [chain.chainId]: transport } }).adapter)
}
const on = (id: number) => ({ ...toCaipNetwork({ ...chain.chain, id }), testnet: false })

test.each([
  ['bob.eth', 1, bob],
  ['carol.eth', 1, bob],
  ['carol.eth', 10, carol],
  ['bob.eth', 10, bob],
  ['empty.eth', 1, undefined],
  ['nobody.eth', 1, undefined],
] as const)('resolves %s on network %i', async (name, id, address) => {
  const transfers = await adapter()
  const found = await transfers.resolveName({ name, caipNetwork: on(id) })
  expect(found).toBe(address?.toLowerCase())
})

test.each<readonly [what: string, make: () => ReturnType<typeof adapter>, name: string]>([
  ['no network has ENS', () => adapter({ contracts: {} }), 'bob.eth'],
  ['only a test network has ENS', () => adapter({ testnet: true }), 'bob.eth'],
  ['the node returns nothing', () => adapter({}, () => '0x'), 'bob.eth'],
  ['the node fails', () => adapter({}, () => revert('0x')), 'bob.eth'],
  ['the name is stored offchain', () => adapter(), 'offchain.eth'],
  ['the name has an empty label', () => adapter(), 'bob..eth'],
])('rejects with `names/unverified` when %s', async (_, make, name) => {
  const transfers = await make()
  await expect(transfers.resolveName({ name, caipNetwork: on(1) })).rejects.toMatchObject({ code: 'names/unverified' })
})
