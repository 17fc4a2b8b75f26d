import type { SimulatedTransfer, Transfer, TransferLine } from '@openappkit/appkit-core'
import { encodeBase64 } from '../codec/base64'
import { RpcError } from '../rpc/SolanaRpc'
import { heldBy, type RpcAccount } from '../rpc/tokenAccounts'
import { type BudgetTerms, simulationTerms } from './budget'
import { buildTransaction, wireBytes } from './buildTransaction'
import { planTransfer } from './planTransfer'
import { prepareTransfer } from './prepareTransfer'
import { readTransferLines } from './readTransferLines'
import type { TransferPlan } from './TransferPlan'
import { sumOf } from './tokenSources'
import { refused } from './transactionErrors'
import { type TransferContext, type TransferTerms, transferContext } from './transferContext'
import { wrapRpcError } from './wrapRpcError'

/** Placeholder that the node replaces. */
const noBlockhash = '11111111111111111111111111111111'

/** Number of attempts, because balances can change during a simulation. */
const looks = 2

/**
 * Simulates a transfer on the node. Compares the balances of both accounts, to detect tokens that withhold a fee.
 * Resolves with undefined if the node can't simulate or the balances keep changing.
 */
export async function simulateTransfer(
  terms: TransferTerms,
  transfer: Transfer,
): Promise<SimulatedTransfer | undefined> {
  const context = transferContext(terms, transfer)
  return wrapRpcError('transaction/simulation-unavailable', async () => {
    const plan = await planTransfer(context, transfer)
    const budget = await simulationTerms(context, transfer.address, plan)
    for (let look = 0; look < looks; look += 1) {
      const moved = await tryOut(context, transfer, plan, budget)
      if (moved !== 'unclear') return moved
    }
    return undefined
  })
}

/** Describes the transaction that the wallet will sign, from its bytes. */
export async function describeTransfer(terms: TransferTerms, transfer: Transfer): Promise<readonly TransferLine[]> {
  const context = transferContext(terms, transfer)
  const { address, to } = transfer
  return wrapRpcError('transaction/estimate-failed', async () => {
    const plan = await planTransfer(context, transfer)
    const { transaction, rent } = await prepareTransfer(context, address, plan)
    return readTransferLines(transaction, {
      rent,
      holder: plan.holder,
      ownerOf: account => (account === plan.to ? to : undefined),
    })
  })
}

async function tryOut(
  { rpc, commitment }: TransferContext,
  { address: payer, amount }: Transfer,
  plan: TransferPlan,
  budget: BudgetTerms,
): Promise<SimulatedTransfer | 'unclear' | undefined> {
  const addresses = [...plan.from.map(({ address }) => address), plan.to]
  const terms = { payer, blockhash: noBlockhash, lastValidBlockHeight: 0, ...budget }
  const wire = encodeBase64(wireBytes(buildTransaction(plan, terms)))
  const { value: before } = await rpc.ask<{ readonly value: readonly (RpcAccount | null)[] }>(
    'getMultipleAccounts',
    addresses,
    { encoding: 'base64', commitment },
  )
  const options = { encoding: 'base64', commitment, sigVerify: false, replaceRecentBlockhash: true }
  const simulation = await rpc
    .ask<{ readonly value: { readonly err: unknown; readonly accounts?: readonly (RpcAccount | null)[] | null } }>(
      'simulateTransaction',
      wire,
      { ...options, accounts: { encoding: 'base64', addresses } },
    )
    .catch((cause: unknown) => {
      // The node can't simulate.
      if (cause instanceof RpcError) return undefined
      throw cause
    })
  if (!simulation) return undefined
  const { err, accounts } = simulation.value
  if (err) throw refused(err, plan, undefined)
  // SOL arrives in full, and so does a transfer to the same account.
  if (!plan.isToken || plan.from.length === 0) return { sent: amount, received: amount }
  if (!accounts) return undefined
  const gains = addresses.map((_, index) => heldBy(accounts[index]) - heldBy(before[index]))
  const arrived = gains.pop() ?? 0n
  const lost = sumOf(plan.from) - arrived
  const isFullyDebited = plan.from.every((source, index) => gains[index] === -source.amount)
  if (!isFullyDebited || arrived < 0n || lost < 0n) return 'unclear'
  // Tokens that the destination already holds don't move, so they count as received.
  return { sent: amount, received: amount - lost }
}
