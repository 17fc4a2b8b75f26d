import type { WalletRequest } from '@openappkit/appkit-core'
import { AppKitError, assertTransfer } from '@openappkit/appkit-core/transactions'
import type { TransferRequest } from './transferRequest'

/**
 * Returns the calls of a request.
 *
 * @throws {AppKitError} `adapter/unsupported` for other kinds of requests or without calls, and the codes of
 * `assertTransfer` for invalid calls.
 */
export function callsOf(request: WalletRequest, isAddress: (address: string) => boolean): readonly TransferRequest[] {
  if (request.kind !== 'calls' || request.calls.length === 0)
    throw new AppKitError(
      'adapter/unsupported',
      'EVM chains only accept requests of kind `calls`. Pass `kind: "calls"` and at least one call.',
    )
  return request.calls.map(({ data, to, value = 0n }) => {
    assertTransfer(to, value, isAddress)
    return { to, value, ...(data === undefined || data === '0x' ? {} : { data }) }
  })
}
