import {
  type Address,
  concatHex,
  createWalletClient,
  type Hex,
  http,
  numberToHex,
  serializeErc6492Signature,
  size,
  zeroHash,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { getContractAddress, hashMessage } from 'viem/utils'
import type { EvmChain } from '../chain/EvmChain'

/**
 * The code of an account with one owner, whose address is in the first storage slot. It reads every call as ERC-1271's
 * `isValidSignature(bytes32 hash, bytes signature)`. It returns `0x1626ba7e` if the owner signed `hash`, and zero
 * otherwise.
 */
const ACCOUNT: Hex = concatHex([
  '0x6004355f52', // PUSH1 04 CALLDATALOAD PUSH0 MSTORE: the hash to memory 00
  '0x60a4355f1a602052', // PUSH1 a4 CALLDATALOAD PUSH0 BYTE PUSH1 20 MSTORE: v, one byte, to 20
  '0x606435604052', // PUSH1 64 CALLDATALOAD PUSH1 40 MSTORE: r to 40
  '0x608435606052', // PUSH1 84 CALLDATALOAD PUSH1 60 MSTORE: s to 60
  '0x60205f60805f60015afa50', // STATICCALL to 01, ecrecover, with memory 00–80; result to 00; POP
  '0x5f515f5414', // PUSH0 MLOAD PUSH0 SLOAD EQ: 1 if it is the owner
  '0x631626ba7e0260e01b5f52', // PUSH4 1626ba7e MUL PUSH1 e0 SHL PUSH0 MSTORE
  '0x60205ff3', // PUSH1 20 PUSH0 RETURN
])

/** The code of a factory, which deploys its call data as a contract using CREATE2 with a zero salt. */
const FACTORY: Hex = concatHex([
  '0x365f5f37', // CALLDATASIZE PUSH0 PUSH0 CALLDATACOPY
  '0x5f365f5ff5', // PUSH0 CALLDATASIZE PUSH0 PUSH0 CREATE2
  '0x5f5260205ff3', // PUSH0 MSTORE PUSH1 20 PUSH0 RETURN
])

/** Code that stores an owner, then returns the account's code. */
function initCodeOf(owner: Address): Hex {
  return concatHex(['0x73', owner, '0x5f55', ...returning(ACCOUNT, 33)])
}

/** PUSH1 length PUSH1 offset PUSH0 CODECOPY PUSH1 length PUSH0 RETURN, then the code. */
function returning(code: Hex, offset: number): Hex[] {
  const length = numberToHex(size(code), { size: 1 })
  return ['0x60', length, '0x60', numberToHex(offset, { size: 1 }), '0x5f3960', length, '0x5ff3', code]
}

/** A smart account, deployed or not, and its owner's signatures. */
export interface ContractAccount {
  readonly address: Address
  /** Resolves with the owner's plain signature (ERC-1271). */
  sign(message: string): Promise<Hex>
  /** Resolves with the signature and deployment instructions for the account (ERC-6492). */
  signUndeployed(message: string): Promise<Hex>
}

/** Creates smart accounts on a chain, deployed or not. */
export interface ContractAccounts {
  readonly factory: Address
  /** Returns the account of an owner without deploying it. */
  of(ownerKey: Hex): ContractAccount
  deploy(ownerKey: Hex): Promise<ContractAccount>
}

/**
 * Deploys a factory of smart accounts with one owner each, for tests of servers that verify sign-ins with ERC-1271 and
 * ERC-6492.
 *
 * @throws Error if the deployment fails.
 *
 * @example
 * ```ts
 * import { startEvmChain } from '@openappkit/testing/node'
 * import { contractAccounts } from '@openappkit/testing/signers'
 *
 * await using chain = await startEvmChain()
 * const ownerKey = chain.accounts[0].privateKey
 * const accounts = await contractAccounts(chain)
 * const { address, sign } = await accounts.deploy(ownerKey)
 * ```
 */
export async function contractAccounts(chain: EvmChain): Promise<ContractAccounts> {
  const [payer] = chain.accounts
  const wallet = createWalletClient({
    account: privateKeyToAccount(payer.privateKey),
    chain: chain.chain,
    transport: http(chain.url),
  })
  const send = async (transaction: { to?: Address; data: Hex }): Promise<Address | undefined> => {
    // The factory doesn't revert if it runs out of gas, so an estimate would be too low.
    const hash = await wallet.sendTransaction({ ...transaction, gas: 1_000_000n })
    const receipt = await chain.waitForReceipt(hash)
    if (receipt.status !== 'success') throw new Error('The transaction reverted.')
    return receipt.contractAddress ?? undefined
  }
  const factory = await send({ data: concatHex(returning(FACTORY, 10)) })
  if (factory === undefined) throw new Error("The factory wasn't deployed.")
  const of = (ownerKey: Hex): ContractAccount => {
    const owner = privateKeyToAccount(ownerKey)
    const initCode = initCodeOf(owner.address)
    const sign = (message: string): Promise<Hex> => owner.sign({ hash: hashMessage(message) })
    return {
      address: getContractAddress({ opcode: 'CREATE2', from: factory, salt: zeroHash, bytecode: initCode }),
      sign,
      async signUndeployed(message) {
        return serializeErc6492Signature({ address: factory, data: initCode, signature: await sign(message) })
      },
    }
  }
  return {
    factory,
    of,
    async deploy(ownerKey) {
      await send({ to: factory, data: initCodeOf(privateKeyToAccount(ownerKey).address) })
      return of(ownerKey)
    },
  }
}
