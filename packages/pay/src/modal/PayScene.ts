/** The texts of a state, its picture, and what takes the focus. */
export interface PayScene {
  readonly title: string
  readonly detail?: string | undefined
  /** Further facts for the payer. */
  readonly notes?: readonly string[]
  readonly ring: 'idle' | 'requesting' | 'declined' | 'failed' | 'success'
  readonly focus: 'heading' | 'action'
}
