import type { SimulatedTransfer, Transfer, TransferLine } from '@openappkit/appkit-core'
import { encodeBase64 } from '../codec/base64'
import { RpcError } from '../rpc/SolanaRpc'
import { heldBy, type RpcAccount } from '../rpc/tokenAccounts'
import { type BudgetTerms, trialTerms } from './budget'
import { buildTransaction, wireBytes } from './buildTransaction'
import { orUnasked } from './orUnasked'
import { planTransfer } from './planTransfer'
import { prepareTransfer } from './prepareTransfer'
import { readTransferLines } from './readTransferLines'
import type { TransferPlan } from './TransferPlan'
import { sumOf } from './tokenSources'
import { refused } from './transactionErrors'
import { type TransferContext, type TransferTerms, transferContext } from './transferContext'

/** Any one: the node puts its own in its place. */
const noBlockhash = '11111111111111111111111111111111'

/** Balances change under way; a second look settles whether that was it. */
const looks = 2

/** What leaves and what arrives, tried out by the node. Tokens that keep a part of it are found out by the balances of both accounts. */
export async function simulateTransfer(
  terms: TransferTerms,
  transfer: Transfer,
): Promise<SimulatedTransfer | undefined> {
  const context = transferContext(terms, transfer)
  return orUnasked('transaction/simulation-failed', async () => {
    const plan = await planTransfer(context, transfer)
    const budget = await trialTerms(context, transfer.address, plan)
    for (let look = 0; look < looks; look += 1) {
      const moved = await tryOut(context, transfer, plan, budget)
      if (moved !== 'unclear') return moved
    }
    return undefined
  })
}

/** What the wallet will be asked to sign, read back from the transaction. */
export async function describeTransfer(terms: TransferTerms, transfer: Transfer): Promise<readonly TransferLine[]> {
  const context = transferContext(terms, transfer)
  const { address, to } = transfer
  return orUnasked('transaction/estimate-failed', async () => {
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
      // Nodes that can't try anything out can't say.
      if (cause instanceof RpcError) return undefined
      throw cause
    })
  if (!simulation) return undefined
  const { err, accounts } = simulation.value
  if (err) throw refused(err, plan, undefined)
  // Coins arrive whole, and so does what goes nowhere.
  if (!plan.isToken || plan.from.length === 0) return { sent: amount, received: amount }
  if (!accounts) return undefined
  const gains = addresses.map((_, index) => heldBy(accounts[index]) - heldBy(before[index]))
  const arrived = gains.pop() ?? 0n
  const lost = sumOf(plan.from) - arrived
  const haveGiven = plan.from.every((source, index) => gains[index] === -source.amount)
  if (!haveGiven || arrived < 0n || lost < 0n) return 'unclear'
  // What was in the destination before goes nowhere.
  return { sent: amount, received: amount - lost }
}
