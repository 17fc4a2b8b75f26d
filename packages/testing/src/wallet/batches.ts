import { type Hash, numberToHex } from 'viem'
import { readBatch } from './BatchRequest'
import { invalidParams, ProviderRpcError, unsupportedMethod } from './ProviderRpcError'
import { randomUuid } from './randomUuid'
import { sendBatch } from './sendBatch'
import type { WalletCall, WalletCore } from './WalletCore'

const version = '2.0.0'

/**
 * `wallet_sendCalls`: sends a batch as one transaction, with a single prompt (EIP-5792).
 *
 * @throws ProviderRpcError 4200 if the wallet sends no batches, 5710 for a chain without them, 5720 for a used id.
 */
export async function sendCalls(wallet: WalletCore, call: WalletCall): Promise<{ readonly id: string }> {
  if (wallet.batchChains.length === 0) throw unsupportedMethod(call.method)
  const { id = newId(), ...request } = readBatch(call.params[0])
  const { chainId, from = wallet.sharedAddresses()[0] } = request
  if (!wallet.batchChains.includes(chainId))
    throw new ProviderRpcError(5710, `The wallet sends no batches on chain ${chainId}. Use another chain.`)
  const account = wallet.signer(from)
  refuseKnown(wallet, id)
  await wallet.confirm('send', { ...call, chainId })
  return wallet.inOrder(async () => {
    // Another batch may have used the id while the prompt was open.
    refuseKnown(wallet, id)
    const hash = await sendBatch(wallet, account, request)
    wallet.addBatch(id, { chainId, hash })
    return { id }
  })
}

/**
 * `wallet_getCallsStatus`: `[id]`. Returns the status of a batch: 100 pending, 200 confirmed, 500 reverted (EIP-5792).
 *
 * @throws ProviderRpcError 4200 if the wallet sends no batches, 5730 for an unknown id.
 */
export async function getCallsStatus(wallet: WalletCore, { method, params: [id] }: WalletCall): Promise<unknown> {
  if (wallet.batchChains.length === 0) throw unsupportedMethod(method)
  if (typeof id !== 'string') throw invalidParams(`${method} expects [id].`)
  const batch = wallet.batch(id)
  if (batch === undefined) throw new ProviderRpcError(5730, `The wallet has no batch ${id}. Send it first.`)
  const { chainId, hash } = batch
  const base = { version, id, chainId: numberToHex(chainId), atomic: true }
  const receipt = (await wallet.callChain('eth_getTransactionReceipt', [hash], chainId)) as Receipt | null
  if (receipt === null) return { ...base, status: 100 }
  const { blockHash, blockNumber, gasUsed, logs, status, transactionHash } = receipt
  const receipts = [{ logs, status, blockHash, blockNumber, gasUsed, transactionHash }]
  return { ...base, status: status === '0x1' ? 200 : 500, receipts }
}

/** Fields of a transaction's receipt that a batch's status contains. */
interface Receipt {
  readonly blockHash: Hash
  readonly blockNumber: string
  readonly gasUsed: string
  readonly logs: readonly unknown[]
  readonly status: '0x0' | '0x1'
  readonly transactionHash: Hash
}

function refuseKnown(wallet: WalletCore, id: string): void {
  if (wallet.batch(id) !== undefined)
    throw new ProviderRpcError(5720, `The wallet already has a batch ${id}. Use another ID.`)
}

function newId(): string {
  return `0x${randomUuid().replaceAll('-', '')}`
}
