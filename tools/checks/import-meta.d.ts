interface ImportMeta {
  /** True in the file that Node was started with. */
  readonly main?: boolean
}
