import { invalid } from './readJson'

/** An unverified sign-in. */
export interface SignInAttempt {
  readonly message: string
  readonly signature: string
}

/** Maximum number of attempts per request. One wallet approval returns one per chain. */
const MANY = 50

/**
 * Returns the attempts in a request, and whether they replace all earlier sign-ins.
 *
 * @throws AppKitError `siwx/invalid-request` if the body isn't an attempt, or a list of 1 to 50.
 */
export function readAttempts(body: unknown): {
  readonly attempts: readonly SignInAttempt[]
  readonly replaces: boolean
} {
  const replaces = Array.isArray(body)
  const attempts: unknown[] = replaces ? body : [body]
  if (attempts.length === 0 || attempts.length > MANY || !attempts.every(isAttempt))
    throw invalid("The request body can't be read. Send { message, signature }, or a list of those.")
  return { attempts, replaces }
}

function isAttempt(value: unknown): value is SignInAttempt {
  const { message, signature } = Object(value) as Partial<Record<keyof SignInAttempt, unknown>>
  return typeof message === 'string' && typeof signature === 'string'
}
