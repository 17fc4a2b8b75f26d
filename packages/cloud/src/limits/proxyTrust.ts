import { z } from 'zod'
import { type ProxyTrust, TrustedProxies } from './TrustedProxies'

const WORDS = 'must be a number of proxies from 0 to 10, or their addresses and networks, such as 10.0.0.0/8,fd00::/8'

/** Parses a number of proxies, or a list of addresses and networks. */
export const proxyTrust: z.ZodType<ProxyTrust, string> = z.string().transform((text, context) => {
  const trust = /^\d+$/.test(text) ? Number(text) : text.split(',').map(one => one.trim())
  if (isUsable(trust)) return trust
  context.addIssue({ code: 'custom', message: WORDS })
  return z.NEVER
})

function isUsable(trust: ProxyTrust): boolean {
  if (typeof trust === 'number') return trust <= 10
  try {
    new TrustedProxies(trust)
    return true
  } catch {
    return false
  }
}
