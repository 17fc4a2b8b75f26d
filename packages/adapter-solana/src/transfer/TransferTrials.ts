import type { SimulatedTransfer, Transfer, TransferLine } from '@openappkit/appkit-core'
import { AppKitError } from '@openappkit/appkit-core/adapter'
import { encodeBase64 } from '../codec/base64'
import { RpcError, type SolanaRpc } from '../rpc/SolanaRpc'
import { heldBy, type RpcAccount } from '../rpc/tokenAccounts'
import type { SolanaCommitment } from '../SolanaAdapterOptions'
import { buildTransaction, wireBytes } from './buildTransaction'
import { planNative } from './planNative'
import { planToken } from './planToken'
import { prepareTransfer } from './prepareTransfer'
import { readTransferLines } from './readTransferLines'
import type { TransferPlan } from './TransferPlan'
import { refused } from './transactionErrors'
import { type TransferTerms, transferContext } from './transferContext'

/** Any one: the node puts its own in its place. */
const noBlockhash = '11111111111111111111111111111111'
const generousLimit = 400_000

/** Balances change under way; a second look settles whether that was it. */
const looks = 2

/** What leaves and what arrives, tried out by the node. Tokens that keep a part of it are found out by the balances of both accounts. */
export async function simulateTransfer(
  terms: TransferTerms,
  transfer: Transfer,
): Promise<SimulatedTransfer | undefined> {
  const { rpc, commitment } = transferContext(terms, transfer)
  return answered('transaction/simulation-failed', async () => {
    const plan = await planOf(rpc, commitment, transfer)
    for (let look = 0; look < looks; look += 1) {
      const moved = await tryOut(rpc, commitment, transfer, plan)
      if (moved !== 'unclear') return moved
    }
    return undefined
  })
}

/** What the wallet will be asked to sign, read back from the transaction. */
export async function describeTransfer(terms: TransferTerms, transfer: Transfer): Promise<readonly TransferLine[]> {
  const context = transferContext(terms, transfer)
  const { address, to } = transfer
  return answered('transaction/estimate-failed', async () => {
    const plan = await planOf(context.rpc, context.commitment, transfer)
    const { transaction, rent } = await prepareTransfer(context, address, plan)
    return readTransferLines(transaction, { rent, ownerOf: account => (account === plan.to ? to : undefined) })
  })
}

function planOf(
  rpc: SolanaRpc,
  commitment: SolanaCommitment,
  transfer: Transfer,
): Promise<TransferPlan> | TransferPlan {
  const { address, to, amount, tokenAddress } = transfer
  return tokenAddress === undefined
    ? planNative(address, to, amount)
    : planToken(rpc, commitment, address, { tokenAddress, to, amount })
}

async function tryOut(
  rpc: SolanaRpc,
  commitment: SolanaCommitment,
  { address: payer, amount }: Transfer,
  plan: TransferPlan,
): Promise<SimulatedTransfer | 'unclear' | undefined> {
  const addresses = [plan.from, plan.to]
  const terms = { payer, blockhash: noBlockhash, lastValidBlockHeight: 0, limit: generousLimit, price: 0n }
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
  if (!plan.isToken || plan.from === plan.to) return { sent: amount, received: amount }
  if (!accounts) return undefined
  const [source, destination] = [0, 1].map(index => heldBy(accounts[index]) - heldBy(before[index]))
  if (source !== -amount || destination === undefined || destination < 0n || destination > amount) return 'unclear'
  return { sent: amount, received: destination }
}

async function answered<value>(code: string, work: () => Promise<value>): Promise<value> {
  try {
    return await work()
  } catch (cause) {
    if (cause instanceof AppKitError) throw cause
    throw new AppKitError(code, 'The network could not be asked about the transfer. Try again.', { cause })
  }
}
