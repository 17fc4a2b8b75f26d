import { z } from 'zod'
import { parseBoundedJson } from '../../http/ProviderApi'
import type { OnrampFailureReason } from '../OnrampFailure'

const text = z.string().max(500).optional().catch(undefined)
/** Fields in which providers state a code or a message. */
const errorSchema = z.object({
  code: text,
  errorCode: text,
  errorType: text,
  type: text,
  name: text,
  error: z
    .union([z.string().max(500), z.object({ code: text, name: text, message: text })])
    .optional()
    .catch(undefined),
  message: text,
  errorMessage: text,
})

/** Patterns of messages by reason, the most specific first. */
const PATTERNS: readonly (readonly [OnrampFailureReason, RegExp])[] = [
  ['amount-too-low', /too[ _]?(low|small)|(below|less than)( the)? min|minimum|at least/i],
  ['amount-too-high', /too[ _]?(high|large)|(above|more than|exceeds?)( the)? (max|limit)|maximum|at most/i],
  [
    'unsupported-country',
    /(country|region|state|subdivision|jurisdiction|location)\b.*(not|un)[ -]?(supported|allowed|avail)/i,
  ],
  ['unsupported-country', /(not|un)[ -]?(supported|allowed|available).*(country|region|state|jurisdiction)/i],
  ['unsupported-method', /payment[ _-]?(method|option).*(not|un|in)[ -]?(supported|allowed|avail|valid)/i],
  ['unsupported-method', /(not|un|in)[ -]?(supported|allowed|available|valid).*payment[ _-]?(method|option)/i],
  [
    'unsupported-asset',
    /(crypto|asset|token|network|coin)\w*.*(not|un|in)[ -]?(supported|allowed|avail|valid|suspended)/i,
  ],
  ['unsupported-asset', /(not|un|in)[ -]?(supported|allowed|available|valid).*(crypto|asset|token|network|coin)/i],
  ['unsupported-currency', /(fiat|currency)\w*.*(not|un|in)[ -]?(supported|allowed|avail|valid)/i],
  ['unsupported-currency', /(not|un|in)[ -]?(supported|allowed|available|valid).*(fiat|currency)/i],
  ['quote-expired', /quote.*expired/i],
]

/**
 * Returns the reason in the error of an API: by its code, else by its message. The text itself is dropped.
 *
 * @param codes - Reasons by the provider's code.
 */
export function refusalReason(body: string, codes: Readonly<Record<string, OnrampFailureReason>>): OnrampFailureReason {
  const parsed = errorSchema.safeParse(parseBoundedJson(body))
  if (!parsed.success) return 'unavailable'
  const { error, message, errorMessage, ...named } = parsed.data
  const inner = typeof error === 'object' ? error : undefined
  const stated = [...Object.values(named), inner?.code, inner?.name, typeof error === 'string' ? error : undefined]
  for (const code of stated) {
    const reason = code !== undefined && Object.hasOwn(codes, code) ? codes[code] : undefined
    if (reason) return reason
  }
  const words = [...stated, message, errorMessage, inner?.message].filter(word => word !== undefined).join(' ')
  return PATTERNS.find(([, pattern]) => pattern.test(words))?.[0] ?? 'unavailable'
}
