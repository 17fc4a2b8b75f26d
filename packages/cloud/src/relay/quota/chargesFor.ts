import type { MailboxLimits } from '../MailboxLimits'
import type { StoredMessage } from '../MessageStore'
import type { Charge } from './Charge'
import type { Payer } from './Payer'

/** Fraction of the free capacity that one address may use. */
const SHARE = 0.25
/** TTL in milliseconds above which messages are also charged to a smaller limit. */
const LASTING = 3_600_000

/**
 * Returns the accounts to charge for a message. Pools come before the holders that share them.
 *
 * @param now - Milliseconds since the epoch.
 */
export function chargesFor(
  { topic, expiresAt }: Pick<StoredMessage, 'topic' | 'expiresAt'>,
  payer: Payer | undefined,
  limits: MailboxLimits,
  now: number,
): readonly Charge[] {
  const { bytes, bytesPerProject, bytesPerAddress, bytesPerTopic, lastingBytesPerAddress } = limits
  const isLasting = expiresAt - now > LASTING
  const charges = [
    pool('all', bytes),
    ...(payer
      ? [pool(`project:${payer.projectId}`, bytesPerProject), ...holders(payer, '', bytesPerAddress, limits)]
      : []),
    ...(isLasting ? [pool('lasting', bytes / 2)] : []),
    ...(isLasting && payer ? holders(payer, 'lasting:', lastingBytesPerAddress, limits) : []),
    pool(`topic:${topic}`, bytesPerTopic),
  ]
  return charges.filter(({ limit }) => limit < Number.POSITIVE_INFINITY)
}

function pool(account: string, limit: number): Charge {
  return { account, limit, share: 0, reserved: 0 }
}

function holders({ address, network }: Payer, prefix: string, limit: number, limits: MailboxLimits): Charge[] {
  const { networkShare, reservedBytesPerAddress: reserved } = limits
  const one = { account: `${prefix}address:${address}`, limit, share: SHARE, reserved }
  if (network === undefined) return [one]
  const many = { limit: limit * networkShare, share: SHARE * networkShare, reserved: reserved * networkShare }
  return [one, { account: `${prefix}network:${network}`, ...many }]
}
