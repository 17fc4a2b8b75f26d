import {
  decodeFunctionData,
  encodeAbiParameters,
  encodeFunctionResult,
  type Hex,
  keccak256,
  parseAbi,
  parseSignature,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import type { Gateway } from '../../src/names/answerOffchain'

const recordsAbi = parseAbi(['function addr(bytes32) view returns (address)'])

/** A gateway for names that are stored off the chain. It returns one address and signs the response. */
export interface OffchainServer {
  readonly signer: Hex
  readonly gateway: Gateway
  readonly urls: readonly string[]
}

/**
 * Creates a gateway.
 *
 * @param key - Key that signs the responses, whether the contract trusts it or not.
 */
export function offchainServer(key: Hex, address: Hex): OffchainServer {
  const account = privateKeyToAccount(key)
  const urls: string[] = []
  return {
    signer: account.address,
    urls,
    async gateway(url) {
      urls.push(url)
      const [, data] = /\/(0x[0-9a-f]*)\.json$/.exec(url) ?? []
      const call = data as Hex
      const { functionName } = decodeFunctionData({ abi: recordsAbi, data: call })
      const record = encodeFunctionResult({ abi: recordsAbi, functionName, result: address })
      const digest = keccak256(encodeAbiParameters([{ type: 'bytes' }, { type: 'bytes' }], [call, record]))
      const { r, s, yParity } = parseSignature(await account.sign({ hash: digest }))
      return encodeAbiParameters(
        [{ type: 'bytes' }, { type: 'uint8' }, { type: 'bytes32' }, { type: 'bytes32' }],
        [record, 27 + yParity, r, s],
      )
    },
  }
}
