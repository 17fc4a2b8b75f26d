/** Reason why a project can't be used. Clients match these texts of the protocol. */
export type Refusal = 'Unauthorized: invalid key' | 'Unauthorized: origin not allowed'

/** Checks whether a request may use a project. Cheap: results are cached. */
export interface ProjectGate {
  /** Resolves with undefined if the project exists and, given an origin, allows it. */
  check(projectId: string | undefined, origin: string | undefined): Promise<Refusal | undefined>
}
