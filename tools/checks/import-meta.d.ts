interface ImportMeta {
  /** Whether Node was started with this file. */
  readonly main?: boolean
}
