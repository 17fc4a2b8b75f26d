import { isSameAddress } from '@openappkit/appkit-core/amounts'
import type { SendAccount } from '../SendAccount'
import type { SendContext } from '../SendContext'
import { withTimeout } from '../withTimeout'
import { checksumAddress } from './checksumAddress'
import { confirmName } from './confirmName'
import type { Recipient } from './Recipient'
import type { ResolvedName } from './ResolvedName'
import { warningsFor } from './warningsFor'

/** Timeout for a recipient's optional checks, in milliseconds. */
export const checkTimeout = 10_000

const unsaid = Symbol('unsaid')

/** Resolves a name on the account's network and checks its address like a typed one. */
export async function checkName(
  name: string,
  account: SendAccount,
  context: SendContext,
  tokenAddress: string | undefined,
): Promise<Recipient> {
  const { environment, lookUpName } = context
  const lookUp = async () => lookUpName?.(name, account.network)
  const found = await withTimeout(environment, checkTimeout, lookUp, unsaid)
  if (found === unsaid) return { kind: 'invalid', problem: 'nameUnavailable' }
  if (!found || !context.chain(account.network).isAddress(found.address, account.network))
    return { kind: 'invalid', problem: 'nameNotFound' }
  const chain = context.chain(account.network)
  const confirm = async () => confirmName(name, found, chain, account.network)
  const [verdict, recipient] = await Promise.all([
    withTimeout(environment, checkTimeout, confirm, 'unchecked'),
    checkAddress(found.address, account, context, tokenAddress, found),
  ])
  if (verdict === 'disputed') return { kind: 'invalid', problem: 'nameDisputed' }
  if (verdict === 'confirmed' || recipient.kind !== 'found') return recipient
  return { ...recipient, warnings: [...recipient.warnings, 'nameUnchecked'] }
}

/** Checks an address: whether it is the token's contract, and which warnings apply. */
export async function checkAddress(
  address: string,
  account: SendAccount,
  context: SendContext,
  tokenAddress: string | undefined,
  named?: ResolvedName,
): Promise<Recipient> {
  if (tokenAddress && isSameAddress(address, tokenAddress)) return { kind: 'invalid', problem: 'tokenContract' }
  const { environment } = context
  const { network: caipNetwork } = account
  const chain = context.chain(caipNetwork)
  const checksummed = (of: string) =>
    withTimeout(environment, checkTimeout, () => checksumAddress(of, chain, caipNetwork), of)
  const [written, isContract, paid] = await Promise.all([
    checksummed(address),
    withTimeout(
      environment,
      checkTimeout,
      async () => (await chain.isContract?.({ address, caipNetwork })) ?? false,
      undefined,
    ),
    withTimeout(environment, checkTimeout, async () => context.paidAddresses?.(account), undefined),
  ])
  const { imitated, warnings } = warningsFor(account.address, address, { isContract, paid })
  return {
    kind: 'found',
    address: written,
    name: named?.name,
    avatarUrl: named?.avatarUrl,
    warnings,
    imitated: imitated === undefined ? undefined : await checksummed(imitated),
  }
}
