import { type AppKitErrorCode, errorDocsUrl } from '@openappkit/contract'
import type { SignInRefusal } from './SignIn'

/** Codes of rejections that a mistake in the options causes. */
const SETUP: readonly string[] = ['siwx/domain-mismatch', 'siwx/origin-not-allowed', 'siwx/uri-mismatch']

/** Maximum number of warnings. Clients choose origins and domains, and must not be able to fill the log. */
const LIMIT = 10

/** Returns a function that warns in development about rejections that a mistake in the options causes, once for each. */
export function refusalLog(): (refusal: SignInRefusal) => void {
  const seen = new Set<string>()
  return ({ code, message }) => {
    if (!SETUP.includes(code) || seen.has(message) || seen.size >= LIMIT || !isDevelopment()) return
    seen.add(message)
    console.warn(`${message} ${errorDocsUrl({ code: code as AppKitErrorCode })}`)
  }
}

/** Edge runtimes have no `process`. */
function isDevelopment(): boolean {
  const { process } = globalThis as { readonly process?: { readonly env?: { readonly NODE_ENV?: string | undefined } } }
  return process?.env !== undefined && process.env.NODE_ENV !== 'production'
}
