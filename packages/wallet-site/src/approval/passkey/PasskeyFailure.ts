/**
 * Why a passkey didn't work: the user closed the prompt or no passkey fits, the browser has none, or the passkey can't
 * derive keys.
 */
export type PasskeyProblem = 'canceled' | 'unsupported' | 'noKeys'

/** Failure of a passkey ceremony. */
export class PasskeyFailure extends Error {
  override readonly name: string = 'PasskeyFailure'
  readonly problem: PasskeyProblem

  constructor(problem: PasskeyProblem, options: ErrorOptions = {}) {
    super(`The passkey didn't work: ${problem}.`, options)
    this.problem = problem
  }
}
