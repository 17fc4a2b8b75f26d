import { type EvmChain, startEvmChain } from '@openappkit/testing/node'
import { concatHex, createWalletClient, encodeFunctionData, type Hex, http, parseAbi } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { namehash } from 'viem/ens'
import { ChainRpc } from '../../src/chains/ChainRpc'
import type { Gateway } from '../../src/names/answerOffchain'
import { type EnsCalls, ensCalls } from '../../src/names/EnsCalls'
import { EnsNames } from '../../src/names/EnsNames'
import { EnsResolver } from '../../src/names/EnsResolver'
import { Upstreams } from '../../src/proxy/Upstreams'
import { ensBytecode } from './ensBytecode'

export const ENS_CHAIN = 'eip155:31337'

const abi = parseAbi([
  'function setResolver(bytes32 node, address to)',
  'function setAddr(bytes32 node, uint256 coinType, bytes to)',
  'function setText(bytes32 node, string key, string to)',
  'function setName(bytes32 node, string to)',
  'function mint(address to, uint256 id, string link)',
])

/** The records of a name. */
export interface NameEntry {
  readonly address?: Hex
  /** Addresses by coin type. */
  readonly coins?: Readonly<Record<number, Hex>>
  readonly texts?: Readonly<Record<string, string>>
}

/** A chain with a name registry that tests write to. */
export interface EnsStage extends AsyncDisposable {
  readonly chain: EvmChain
  readonly registry: Hex
  readonly calls: EnsCalls
  /** Deploys one of the contracts with its constructor's arguments. */
  deploy(contract: keyof typeof ensBytecode, args?: Hex): Promise<Hex>
  /** Sets the resolver of a name. */
  setResolver(name: string, resolver: Hex): Promise<void>
  /** Sets the default resolver of a name and writes records to it. */
  register(name: string, entry: NameEntry): Promise<void>
  /** Writes records to a resolver. */
  write(resolver: Hex, name: string, entry: NameEntry): Promise<void>
  /** Sets the reverse record of an address. */
  claim(address: Hex, name: string): Promise<void>
  mint(contract: Hex, to: Hex, id: bigint, link: string): Promise<void>
  /** Returns the names as the server reads them. */
  names(options?: { readonly served?: readonly string[]; readonly gateway?: Gateway }): EnsNames
}

export async function startEnsStage(): Promise<EnsStage> {
  const chain = await startEvmChain({ chainId: 31337 })
  const account = privateKeyToAccount(chain.accounts[0].privateKey)
  const wallet = createWalletClient({ account, chain: chain.chain, transport: http(chain.url) })

  const send = async (transaction: { to?: Hex; data: Hex }): Promise<Hex | undefined> => {
    const receipt = await chain.waitForReceipt(await wallet.sendTransaction(transaction))
    if (receipt.status !== 'success') throw new Error('The transaction reverted')
    return receipt.contractAddress ?? undefined
  }
  const deploy: EnsStage['deploy'] = async (contract, args = '0x') => {
    const address = await send({ data: concatHex([ensBytecode[contract], args]) })
    if (address === undefined) throw new Error(`${contract} was not deployed`)
    return address
  }
  const write: EnsStage['write'] = async (resolver, name, { address, coins = {}, texts = {} }) => {
    const node = namehash(name)
    const addresses: [string, Hex][] = Object.entries(coins)
    if (address !== undefined) addresses.push(['60', address])
    for (const [coinType, bytes] of addresses) {
      await send({
        to: resolver,
        data: encodeFunctionData({ abi, functionName: 'setAddr', args: [node, BigInt(coinType), bytes] }),
      })
    }
    for (const [key, text] of Object.entries(texts)) {
      await send({ to: resolver, data: encodeFunctionData({ abi, functionName: 'setText', args: [node, key, text] }) })
    }
  }

  const { registry, resolver } = await chain.createNames()
  const setResolver: EnsStage['setResolver'] = async (name, to) => {
    await send({
      to: registry,
      data: encodeFunctionData({ abi, functionName: 'setResolver', args: [namehash(name), to] }),
    })
  }
  const calls = ensCalls(new ChainRpc(new Upstreams({ [ENS_CHAIN]: [chain.url] })), ENS_CHAIN)
  const noGateway: Gateway = async url => {
    throw new Error(`Unexpected request to ${url}`)
  }
  return {
    chain,
    registry,
    calls,
    deploy,
    setResolver,
    write,
    async register(name, entry) {
      await setResolver(name, resolver)
      await write(resolver, name, entry)
    },
    async claim(address, name) {
      const reverseName = `${address.slice(2).toLowerCase()}.addr.reverse`
      await setResolver(reverseName, resolver)
      await send({
        to: resolver,
        data: encodeFunctionData({ abi, functionName: 'setName', args: [namehash(reverseName), name] }),
      })
    },
    async mint(contract, to, id, link) {
      await send({ to: contract, data: encodeFunctionData({ abi, functionName: 'mint', args: [to, id, link] }) })
    },
    names: ({ served = [ENS_CHAIN], gateway = noGateway } = {}) =>
      new EnsNames({
        resolver: new EnsResolver(calls, registry, gateway),
        calls,
        chainId: ENS_CHAIN,
        served,
      }),
    [Symbol.asyncDispose]: () => chain.stop(),
  }
}
