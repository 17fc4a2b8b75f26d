import { isSameAddress } from '@openappkit/appkit-core/amounts'
import type { FoundRecipient, RecipientWarning } from './Recipient'
import { resembles } from './resembles'

/** Facts about an address beyond its text. Undefined if they couldn't be read. */
export interface AddressFacts {
  readonly isContract: boolean | undefined
  /** Addresses that the account has paid before. */
  readonly paid: readonly string[] | undefined
}

/** Returns the warnings for the payer `own` before paying `address`. */
export function warningsFor(
  own: string,
  address: string,
  { isContract, paid }: AddressFacts,
): Pick<FoundRecipient, 'imitated' | 'warnings'> {
  if (isSameAddress(own, address)) return { warnings: ['own'] }
  const isKnown = paid?.some(known => isSameAddress(known, address)) === true
  // Includes addresses that were paid before: a contract that the user called once can fake a payment to itself.
  const imitated = [own, ...(paid ?? [])].find(known => resembles(known, address))
  const warnings: RecipientWarning[] = []
  if (imitated) warnings.push('imitation')
  if (isContract) warnings.push('contract')
  if (paid && !isKnown) warnings.push('firstTime')
  if (!paid) warnings.push('unchecked')
  if (isContract === undefined) warnings.push('contractUnchecked')
  return { warnings, imitated }
}
