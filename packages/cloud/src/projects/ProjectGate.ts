/** Why a project may not be used. The words are the wire's own: clients look for them. */
export type Refusal = 'Unauthorized: invalid key' | 'Unauthorized: origin not allowed'

/** What every service asks before it serves a project. Answers come from a short cache, so asking is cheap. */
export interface ProjectGate {
  /** Undefined when the project exists and, where an origin is said, may be used from it. */
  check(projectId: string | undefined, origin: string | undefined): Promise<Refusal | undefined>
}
