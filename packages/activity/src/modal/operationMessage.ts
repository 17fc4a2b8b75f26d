import type { activityEn } from './locales/activity.en'

/** Other backend names for the same operations. */
const alike = { bought: 'buy', sold: 'sell', swap: 'trade' } as const

const operations = [
  'approve',
  'borrow',
  'burn',
  'buy',
  'cancel',
  'claim',
  'deploy',
  'deposit',
  'execute',
  'mint',
  'receive',
  'repay',
  'sell',
  'send',
  'stake',
  'trade',
  'unstake',
  'withdraw',
] as const

/** Returns the message key for a backend operation, or `other` for an unknown one. */
export function operationMessage(operation: string): (keyof typeof activityEn & (typeof operations)[number]) | 'other' {
  const name = Object.hasOwn(alike, operation) ? alike[operation as keyof typeof alike] : operation
  return operations.find(known => known === name) ?? 'other'
}
