import { concat, type Hex, hexToBigInt, hexToNumber, numberToHex } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import type { BatchRequest } from './BatchRequest'
import { dynamicFees } from './dynamicFees'
import { deployExecutor, encodeExecute, executor } from './executor'
import type { WalletCore } from './WalletCore'

/** Code of an account that delegates to the executor (EIP-7702). */
const delegation = concat(['0xef0100', executor])

/** Gas limit of a batch that would revert now. The wallet sends it all the same, because it may not revert later. */
const gasOfFailure = numberToHex(2_000_000)

/**
 * Sends a batch as one transaction from the account to itself, so that it succeeds or reverts as a whole. The first
 * batch of an account also delegates the account to the executor (EIP-7702). Resolves with the transaction's hash.
 */
export async function sendBatch(
  wallet: WalletCore,
  account: PrivateKeyAccount,
  { calls, chainId }: Pick<BatchRequest, 'calls' | 'chainId'>,
): Promise<Hex> {
  const ask = async (method: string, ...params: unknown[]): Promise<Hex> =>
    (await wallet.callChain(method, params, chainId)) as Hex
  await deployExecutor(ask)
  const { address } = account
  const [count, code, fees] = await Promise.all([
    wallet.takeNonce() ?? ask('eth_getTransactionCount', address, 'pending'),
    ask('eth_getCode', address, 'latest'),
    dynamicFees(wallet, {}, chainId),
  ])
  const nonce = hexToNumber(count)
  const data = encodeExecute(calls)
  const base = { chainId, nonce, to: address, data, ...fees }
  const estimate = { from: address, to: address, data }
  if (code.toLowerCase() === delegation) {
    const gas = hexToBigInt(await ask('eth_estimateGas', estimate).catch(() => gasOfFailure))
    return ask('eth_sendRawTransaction', await account.signTransaction({ ...base, gas, type: 'eip1559' }))
  }
  // The transaction uses its nonce first.
  const signed = await account.signAuthorization({ contractAddress: executor, chainId, nonce: nonce + 1 })
  const { r, s, yParity = 0 } = signed
  const authorization = { chainId: numberToHex(chainId), address: executor, nonce: numberToHex(nonce + 1), r, s }
  const authorizationList = [{ ...authorization, yParity: numberToHex(yParity) }]
  const gas = await ask('eth_estimateGas', { ...estimate, authorizationList }).catch(() => gasOfFailure)
  const raw = await account.signTransaction({
    ...base,
    gas: hexToBigInt(gas),
    authorizationList: [signed],
    type: 'eip7702',
  })
  return ask('eth_sendRawTransaction', raw)
}
