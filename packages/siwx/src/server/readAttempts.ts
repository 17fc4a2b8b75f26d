import { invalid } from './readJson'

/** Something that claims to be a sign-in. */
export interface SignInAttempt {
  readonly message: string
  readonly signature: string
}

/** One approval of a wallet gives one for each chain, and no wallet has that many. */
const MANY = 50

/**
 * What a request to sign in brings, and whether it is meant in place of all before.
 *
 * @throws AppKitError `siwx/request-invalid`
 */
export function readAttempts(body: unknown): {
  readonly attempts: readonly SignInAttempt[]
  readonly replaces: boolean
} {
  const replaces = Array.isArray(body)
  const attempts: unknown[] = replaces ? body : [body]
  if (attempts.length === 0 || attempts.length > MANY || !attempts.every(isAttempt))
    throw invalid('The request must be { message, signature }, or a list of those.')
  return { attempts, replaces }
}

function isAttempt(value: unknown): value is SignInAttempt {
  const { message, signature } = Object(value) as Partial<Record<keyof SignInAttempt, unknown>>
  return typeof message === 'string' && typeof signature === 'string'
}
