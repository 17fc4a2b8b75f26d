import type { FilledEvmTransaction, ReviewedRequest } from '../request/WalletRequest'
import type { Review, ReviewChange } from './Review'

/** A received amount may shrink by this many thousandths, as prices move, before the user has to approve again. */
const toleratedThousandths = 10n

/**
 * Whether a second review shows what the user saw in the first: the same request, warnings, allowances and assets, with
 * nothing more to lose and at most 1% less to gain.
 */
export function isSameOutcome(before: Review, after: Review): boolean {
  return (
    isSameRequest(before.request, after.request) &&
    before.sentence.key === after.sentence.key &&
    before.isSimulated === after.isSimulated &&
    warningKeys(before) === warningKeys(after) &&
    before.changes.length === after.changes.length &&
    before.changes.every(change => after.changes.some(one => isNoWorse(change, one)))
  )
}

function isNoWorse(before: ReviewChange, after: ReviewChange): boolean {
  if (before.direction !== after.direction || before.asset.id !== after.asset.id) return false
  if (before.direction !== 'receive' && before.party?.address !== after.party?.address) return false
  const [one, other] = [before.amount, after.amount]
  if (one === 'all' || other === 'all') return one === other
  return before.direction === 'receive' ? other * 1000n >= one * (1000n - toleratedThousandths) : other <= one
}

function warningKeys({ warnings }: Review): string {
  return warnings
    .filter(({ code }) => code !== 'outcomeChanged')
    .map(({ severity, code, values }) => JSON.stringify([severity, code, values ?? {}]))
    .sort()
    .join()
}

/** Only EVM transactions are filled in, so only they can differ. */
function isSameRequest(before: ReviewedRequest, after: ReviewedRequest): boolean {
  if (!isTransaction(before) || !isTransaction(after)) return before.kind === after.kind
  return (
    before.nonce === after.nonce &&
    before.gas === after.gas &&
    before.maxFeePerGas === after.maxFeePerGas &&
    before.maxPriorityFeePerGas === after.maxPriorityFeePerGas
  )
}

function isTransaction(request: ReviewedRequest): request is FilledEvmTransaction {
  return request.kind === 'evmTransaction'
}
