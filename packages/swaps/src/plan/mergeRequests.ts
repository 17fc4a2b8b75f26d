import type { WalletRequest } from '@openappkit/appkit-core'
import { planMismatch } from '../swapErrors'
import type { PreparedStep } from './PreparedStep'

/** Returns one request with the calls of all steps, to simulate or to send as a batch. */
export function mergeRequests(steps: readonly PreparedStep[]): WalletRequest {
  const [first] = steps
  if (!first) throw planMismatch('steps')
  if (steps.length === 1 || first.request.kind !== 'calls') return first.request
  const calls = steps.flatMap(({ request }) => (request.kind === 'calls' ? request.calls : []))
  return { ...first.request, calls }
}
