/** The texts of a state, its picture, and what takes the focus. */
export interface PayScene {
  readonly title: string
  readonly detail?: string | undefined
  /** What the payer should know besides. */
  readonly notes?: readonly string[]
  readonly ring: 'idle' | 'requesting' | 'declined' | 'failed' | 'success'
  readonly focus: 'heading' | 'action'
}
