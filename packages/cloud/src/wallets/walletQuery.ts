import type { WalletQuery } from '@openappkit/contract'
import { z } from 'zod'

/** Maximum page number. Beyond the last page of any directory, and small enough to prevent an overflow. */
const LAST_PAGE = 10_000
/** Maximum wallets per page. Clients request up to 100, or as many as they exclude. */
const LARGEST_PAGE = 500
const USUAL_PAGE = 40
const LONGEST_LIST = 500
/** Maximum characters of a list, the same as the limit of a request line. */
const LINE_LENGTH = 16_384

const whole = (name: string, standard: number, most: number) => {
  const message = `${name} must be a whole number from 1 to ${most}`
  return z
    .string()
    .regex(/^\d{0,6}$/, message)
    .optional()
    .transform(text => (text ? Number(text) : standard))
    .pipe(z.number().min(1, message).max(most, message))
}

const list = (name: string, item: z.ZodString) =>
  z
    .string()
    .max(LINE_LENGTH)
    .optional()
    .transform(text => {
      const items = text?.split(',').flatMap(one => one.trim() || [])
      return items?.length ? items : undefined
    })
    .pipe(z.array(item).max(LONGEST_LIST, `${name} must not name more than ${LONGEST_LIST}`).optional())

const oneOf = <const Value extends string>(name: string, values: readonly Value[]) =>
  z
    .string()
    .max(100)
    .optional()
    .transform(text => text || undefined)
    .pipe(z.enum(values, `${name} must be one of ${values.join(', ')}`).optional())

/**
 * Query of `GET /getWallets`. An empty parameter counts as absent. Unknown ids aren't an error, because apps also
 * exclude custom wallets.
 */
export const walletQuerySchema: z.ZodType<WalletQuery> = z.object({
  page: whole('page', 1, LAST_PAGE),
  entries: whole('entries', USUAL_PAGE, LARGEST_PAGE),
  include: list('include', z.string()),
  exclude: list('exclude', z.string()),
  chains: list(
    'chains',
    z.string().regex(/^[a-z\d-]{3,8}:[-\w]{1,32}$/, 'chains must be CAIP-2 ids, such as eip155:1'),
  ),
  search: z.string().max(200, 'search must not be longer than 200 characters').optional(),
  badge_type: oneOf('badge_type', ['none', 'certified']),
  platform: oneOf('platform', ['android', 'ios', 'desktop', 'web', 'browser']),
})
